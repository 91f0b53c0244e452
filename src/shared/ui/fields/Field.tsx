import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError';

/** What every field has, whatever control it holds. */
export interface FieldProps {
  /** The words above the control; exactly these are its accessible name. */
  readonly label: string;
  /** No words above the control, only as its name: for rows of a table, where the column says it. */
  readonly labelHidden?: boolean;
  /** A grey line below the control. */
  readonly hint?: ReactNode;
  /** What is wrong with the value; stands in place of the hint. */
  readonly error?: ReactNode;
  /** Shows the mark and says so to screen readers; the form checks it, not the browser. */
  readonly required?: boolean;
}

/** To be spread on the control. */
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
 * The frame of a field: label above, hint or error below, and the attributes that tie them to the control. The named
 * fields (`TextField`, `SelectField` …) are made of it.
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
        <label className={required ? 'form-label req' : 'form-label'} htmlFor={id}>
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
