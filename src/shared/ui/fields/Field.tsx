import { type ReactNode, useId } from 'react';
import exclamation from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import { Icon } from '../buttons/Icon';

/** The props of every field, whatever its control. */
export interface FieldProps {
  /** The text above the control; it is exactly the accessible name. */
  readonly label: string;
  /** The label is the accessible name only: for rows of a table, where the column header shows it. */
  readonly labelHidden?: boolean | undefined;
  /** A grey line below the control. */
  readonly hint?: ReactNode;
  /** What is wrong with the value; shown instead of the hint. */
  readonly error?: ReactNode;
  /** Shows the mark and tells screen readers; the form checks it, not the browser. */
  readonly required?: boolean | undefined;
}

/** Spread this on the control. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

interface FieldFrameProps extends FieldProps {
  readonly className?: string;
  readonly children: (control: ControlProps) => ReactNode;
}

/**
 * The frame of a field: label above, hint or error below, and the attributes that connect them with the control. The
 * named fields (`TextField`, `SelectField` …) are built on it.
 */
export function Field({ label, labelHidden, hint, error, required, className, children }: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasError = Boolean(error);
  const control: ControlProps = {
    id,
    ...(labelHidden && { 'aria-label': label }),
    ...((hasError || Boolean(hint)) && { 'aria-describedby': noteId }),
    ...(hasError && { 'aria-invalid': true }),
    ...(required && { 'aria-required': true }),
  };

  return (
    <div className={className ? `tw-field ${className}` : 'tw-field'}>
      {!labelHidden && (
        <label className={required ? 'form-label is-required' : 'form-label'} htmlFor={id}>
          {label}
        </label>
      )}
      {children(control)}
      {hasError && <FieldError id={noteId}>{error}</FieldError>}
      {!hasError && Boolean(hint) && (
        <div className="form-text" id={noteId}>
          {hint}
        </div>
      )}
    </div>
  );
}

interface FieldErrorProps {
  /** For the field's `aria-describedby`. */
  readonly id: string;
  readonly children: ReactNode;
}

/** What is wrong with a field: icon and words, never colour alone. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div className="tw-error" id={id}>
      <Icon of={exclamation} />
      <span>{children}</span>
    </div>
  );
}
