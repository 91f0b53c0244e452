import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '@/domain/customers/customer';

/** Labels and values of a customer's fields, as the conflict dialogs show them. */
export function useCustomerWords() {
  const { t } = useTranslation('customers');
  return {
    labelOf: (name: keyof CustomerDetails) => t(`fields.${name}`),
    inWords: (_name: keyof CustomerDetails, value: unknown) =>
      typeof value === 'boolean' ? t(value ? 'conflict.yes' : 'conflict.no') : String(value),
  };
}
