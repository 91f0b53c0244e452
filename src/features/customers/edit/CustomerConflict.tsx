import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Choice } from '@/shared/edit/ConflictDialog';
import { type Conflict, EditConflict } from '@/shared/edit/EditConflict';
import type { CustomerValues } from './customerValues';

interface CustomerConflictProps {
  /** The name of the customer. */
  readonly about: string;
  readonly conflict: Conflict<CustomerValues>;
  /** The user's choice, or null: back to the form. */
  readonly onAnswer: (choice: Choice | null) => void;
}

/** Asks which version of a customer's fields stays. */
export function CustomerConflict(props: CustomerConflictProps) {
  const { t } = useTranslation('customers');
  const inWords = (_name: string, value: unknown) =>
    typeof value === 'boolean' ? t(value ? 'conflict.yes' : 'conflict.no') : String(value);
  return <EditConflict {...props} labelOf={(name) => t(`fields.${name}`)} inWords={inWords} />;
}
