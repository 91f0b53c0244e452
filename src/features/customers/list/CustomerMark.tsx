import { clsx } from 'clsx';
import { companyInitials } from '@/domain/customers/customer';
import classes from './customerMark.module.scss';

interface CustomerMarkProps {
  /** Missing while it is loading. */
  readonly name?: string;
  /** `lg` beside the heading of the customer's page. */
  readonly size?: 'lg';
}

/** Two letters in place of a logo. Hidden from screen readers, because the name is beside it. */
export function CustomerMark({ name, size }: CustomerMarkProps) {
  return (
    <span className={clsx(classes.mark, size === 'lg' && classes.isLarge)} aria-hidden="true">
      {name !== undefined && companyInitials(name)}
    </span>
  );
}
