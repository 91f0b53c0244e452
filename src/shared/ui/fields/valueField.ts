import type { FocusEvent, Ref } from 'react';
import type { FieldProps } from './Field';
import './typedFields.scss';

/** The props of all fields whose value is not simply the text of an `input`: dates, times and numbers. */
export interface ValueFieldProps extends FieldProps {
  readonly name?: string;
  /** The control, for forms that move the focus to it. */
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  /** Called with every key that changes the value. */
  readonly onValue: (value: string) => void;
  /** Called when the focus has left the field and all its buttons. */
  readonly onBlur?: (event: FocusEvent) => void;
  /** `sm` for rows of a table. */
  readonly size?: 'sm';
  readonly placeholder?: string;
}

/** The part of the props that the frame of a field takes. */
export function frameProps({ label, labelHidden, error, required }: FieldProps) {
  return { label, labelHidden, error, required };
}
