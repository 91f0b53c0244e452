import type { ComponentProps, ReactElement } from 'react';
import type { Language } from '@/domain/language';
import { useSelectOnFocus } from './useSelectOnFocus';

interface FigureInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'type'> {
  readonly onValue: (value: string) => void;
}

/**
 * The `input` of a number: text with the numeric keyboard, because `type="number"` would drop spellings that the
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

/** A number already in the app's own spelling needs no note about its value. */
export function isPlainFigure(text: string, language: Language): boolean {
  return (language === 'de' ? /^\s*-?\d*,?\d*\s*$/u : /^\s*-?\d*\.?\d*\s*$/u).test(text);
}

/** The `input` of a number with its unit at the end of the field. */
export function withUnit(input: ReactElement, unit: string | undefined): ReactElement {
  if (unit === undefined) return input;
  return (
    <div className="tw-affix">
      {input}
      <span aria-hidden="true">{unit}</span>
    </div>
  );
}
