import type { ReactNode } from 'react';
import exclamation from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import { Icon } from '../buttons/Icon';

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
