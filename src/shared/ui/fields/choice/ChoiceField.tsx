import { type FocusEvent, useRef } from 'react';
import { MOST_IN_A_SELECT } from '@/domain/search/choices';
import type { FieldProps } from '../Field';
import { type ChoiceProps, SelectField } from '../SelectField';
import { lazyComponent } from '../../loading/lazyComponent';

export interface ChoiceFieldProps extends FieldProps, ChoiceProps {
  readonly name?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onBlur?: (event: FocusEvent) => void;
  /** The control, for forms that move the focus to it. */
  readonly ref?: (control: HTMLElement | null) => void;
}

/**
 * A choice from a list of any length: a select while the list is short, is loading or has failed; a field with search
 * for a long list.
 */
export function ChoiceField({ onValue, onBlur, ...props }: ChoiceFieldProps) {
  const hasFocus = useRef(false);
  const isLong = !props.loadFailed && props.options.length > MOST_IN_A_SELECT;
  const shown = isLong ? props.options.filter((option) => option.value === props.value) : props.options;
  const select = (
    <SelectField
      {...props}
      options={shown}
      onChange={({ target }) => onValue(target.value)}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={(event) => {
        hasFocus.current = false;
        onBlur?.(event);
      }}
    />
  );
  // Until its code is loaded, a select with only the current choice is shown instead.
  return isLong ? (
    <SearchedField
      {...props}
      {...{ onValue, onBlur }}
      onShown={(control) => {
        if (hasFocus.current) control.focus();
        hasFocus.current = false;
      }}
      fallback={select}
    />
  ) : (
    select
  );
}

/** The field for long lists, which most users never see. `preload` loads it in advance, so that it is shown at once. */
export const SearchedField = lazyComponent(async () => (await import('./SearchedField')).SearchedField);
