import type { KeyboardEvent } from 'react';
import { isIsoDate } from '@/domain/time/period';
import type { ControlProps } from '../Field';
import { NativePicker } from './NativePicker';
import { TypedInput, moveByKey } from '../TypedInput';
import type { useTypedText } from '../useTypedText';
import type { ValueFieldProps } from '../valueField';

/** How many days each key moves the date by. */
const STEPS = { ArrowUp: 1, ArrowDown: -1, PageUp: 7, PageDown: -7 };

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

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'F4' || (event.altKey && event.key === 'ArrowDown')) {
      event.preventDefault();
      onOpen();
    } else {
      moveByKey(event, onMove, STEPS);
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
  return <TypedInput {...control} {...{ typed, ref, name, placeholder }} onKeyDown={handleKeyDown} />;
}
