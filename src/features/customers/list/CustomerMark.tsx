import { companyInitials } from '@/domain/customers/customer';

interface CustomerMarkProps {
  readonly name: string;
  /** `lg` beside the heading of the customer's page. */
  readonly size?: 'lg';
}

/** Two letters in place of a logo. The name stands beside it, so it is not read aloud. */
export function CustomerMark({ name, size }: CustomerMarkProps) {
  return (
    <span className={size === 'lg' ? 'tw-mono lg' : 'tw-mono'} aria-hidden="true">
      {companyInitials(name)}
    </span>
  );
}
