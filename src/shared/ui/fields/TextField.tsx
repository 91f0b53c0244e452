import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';

type Input = Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'id' | 'size'>;

export type TextFieldProps = FieldProps &
  Input & {
    /** `sm` for rows of a table. */
    readonly size?: 'sm';
  };

/** Types with figures as values, which are aligned below one another. */
const figures = new Set(['date', 'time', 'tel', 'number']);

/**
 * A line of text. It takes all props of an `input`, so that a form can spread its props on it (`name`, `ref`,
 * `onChange`, `onBlur`).
 */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  required,
  size,
  type = 'text',
  ...input
}: TextFieldProps) {
  const isFigure = figures.has(type) || input.inputMode === 'decimal';
  const classes = clsx('form-control', size && 'form-control-sm', isFigure && 'figures');
  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(control) => <input {...input} {...control} type={type} className={classes} />}
    </Field>
  );
}
