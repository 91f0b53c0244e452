import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';

type TextArea = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className' | 'id'>;

/** Several lines of text; takes all props of a `textarea`. */
export function TextAreaField({
  label,
  labelHidden,
  hint,
  error,
  required,
  ...textarea
}: FieldProps & TextArea) {
  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(control) => <textarea rows={2} {...textarea} {...control} className="form-control" />}
    </Field>
  );
}
