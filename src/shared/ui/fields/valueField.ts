import type { FocusEvent, Ref } from 'react';
import type { FieldProps } from './Field';
import './typedFields.scss';

/** What all fields have whose value is not simply what stands in an `input`: dates, times and numbers. */
export interface ValueFieldProps extends FieldProps {
  readonly name?: string;
  /** The control, for forms that put the focus into it. */
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  /** The user has changed the value; it is called with every key. */
  readonly onValue: (value: string) => void;
  /** The focus has left the field with all its buttons. */
  readonly onBlur?: (event: FocusEvent) => void;
  /** `sm` for rows of a table. */
  readonly size?: 'sm';
  readonly placeholder?: string;
}

/** The part of the props that the frame of a field takes. */
export function frameProps({ label, labelHidden, error, required }: FieldProps) {
  return { label, error, labelHidden: labelHidden ?? false, required: required ?? false };
}
