import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '@/domain/customers/customer';
import { type AskedConflict, EditConflict } from '@/shared/edit/EditConflict';

/** Asks which version of a customer's fields to keep. */
export function CustomerConflict(props: AskedConflict<CustomerDetails>) {
  const { labelOf, inWords } = useCustomerWords();
  return <EditConflict {...props} labelOf={labelOf} inWords={(_name, value) => inWords(value)} />;
}

/** Labels and values of a customer's fields, as the conflict dialogs show them. */
export function useCustomerWords() {
  const { t } = useTranslation('customers');
  return {
    labelOf: (name: keyof CustomerDetails) => t(`fields.${name}`),
    inWords: (value: unknown) =>
      typeof value === 'boolean' ? t(value ? 'conflict.yes' : 'conflict.no') : String(value),
  };
}
