import type { ComponentProps, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSelectOnFocus } from './useSelectOnFocus';
import type { useTypedText } from './useTypedText';

interface TypedInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'type' | 'value'> {
  readonly typed: ReturnType<typeof useTypedText>;
}

/**
 * The `input` of a field that writes out its value. Its content is selected on focus; Enter and leaving it write the
 * value out.
 */
export function TypedInput({ typed, onBlur, onKeyDown, ...input }: TypedInputProps) {
  return (
    <input
      className="figures"
      {...input}
      {...useSelectOnFocus()}
      type="text"
      autoComplete="off"
      spellCheck={false}
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={(event) => {
        typed.settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Enter') typed.settle();
      }}
    />
  );
}

/** How far each key moves a value. */
const arrows: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * Moves the value of a field by its keys, and selects it. It is rendered synchronously, so that further typing replaces
 * the new value.
 */
export function moveByKey(
  event: KeyboardEvent<HTMLInputElement>,
  move: (by: number) => void,
  steps = arrows,
): void {
  const by = steps[event.key];
  if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const input = event.currentTarget;
  flushSync(() => move(by));
  input.select();
}
