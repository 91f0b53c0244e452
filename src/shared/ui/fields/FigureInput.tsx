import type { ComponentProps } from 'react';
import type { Language } from '@/domain/language';
import { useSelectOnFocus } from './useSelectOnFocus';

interface FigureInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'type'> {
  readonly onValue: (value: string) => void;
}

/**
 * The `input` of a number: a text with the keyboard for numbers, because `type="number"` would throw away what the
 * browser's language does not know, such as `7,5`. Its content is selected on focus.
 */
export function FigureInput({ onValue, ...input }: FigureInputProps) {
  return (
    <input
      {...input}
      {...useSelectOnFocus()}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}

/** A number that stands as the app itself would write it needs no word on what it becomes. */
export function isPlainFigure(text: string, language: Language): boolean {
  return (language === 'de' ? /^\s*-?\d*,?\d*\s*$/u : /^\s*-?\d*\.?\d*\s*$/u).test(text);
}
