import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '@/shared/ui/fields/FieldError';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'id' | 'type'> {
  readonly label: ReactNode;
  readonly error: string | undefined;
}

/** A box to tick, with its words behind it and what is wrong below. */
export function CheckField({ label, error, required = false, ...input }: CheckFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div>
      <div className="tw-check">
        <input
          {...input}
          className="form-check-input"
          type="checkbox"
          id={id}
          {...(required && { 'aria-required': true })}
          {...(error && { 'aria-invalid': true, 'aria-describedby': noteId })}
        />
        <label className={required ? 'req' : undefined} htmlFor={id}>
          {label}
        </label>
      </div>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </div>
  );
}
