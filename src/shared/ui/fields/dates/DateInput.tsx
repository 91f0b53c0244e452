import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isIsoDate } from '@/domain/time/period';
import type { ControlProps } from '../Field';
import { NativePicker } from './NativePicker';
import { useSelectOnFocus } from '../useSelectOnFocus';
import type { useTypedText } from '../useTypedText';
import type { ValueFieldProps } from '../valueField';

/** How many days each key moves the date by. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 7],
  ['PageDown', -7],
]);

interface DateInputProps {
  readonly field: Pick<ValueFieldProps, 'name' | 'onValue' | 'placeholder' | 'ref' | 'value'>;
  readonly control: ControlProps;
  readonly typed: ReturnType<typeof useTypedText>;
  /** Uses the device's own picker instead of typing. */
  readonly isTouch: boolean;
  readonly onMove: (days: number) => void;
  readonly onOpen: () => void;
}

/** The input of a date field, and its keys. */
export function DateInput({ field, control, typed, isTouch, onMove, onOpen }: DateInputProps) {
  const { name, ref, value, onValue, placeholder } = field;
  const selectOnFocus = useSelectOnFocus();

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const days = STEPS.get(event.key);
    if (event.key === 'F4' || (event.altKey && event.key === 'ArrowDown')) {
      event.preventDefault();
      onOpen();
    } else if (days !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const input = event.currentTarget;
      // Rendered synchronously, so that further typing replaces the new date.
      flushSync(() => onMove(days));
      input.select();
    } else if (event.key === 'Enter') {
      typed.settle();
    }
  }

  if (isTouch) {
    return (
      <NativePicker
        {...control}
        {...{ ref, name, onValue }}
        type="date"
        value={isIsoDate(value) ? value : ''}
        text={typed.text}
      />
    );
  }
  return (
    <input
      {...control}
      {...selectOnFocus}
      {...{ ref, name, placeholder }}
      type="text"
      className="figures"
      autoComplete="off"
      spellCheck={false}
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
    />
  );
}
