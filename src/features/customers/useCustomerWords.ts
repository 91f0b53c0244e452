import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '@/domain/customers/customer';

/** The words for edits of a customer: for the history, and labels and values of its fields for the conflict dialogs. */
export function useCustomerWords() {
  const { t } = useTranslation('customers');
  return {
    done: t('history.customer'),
    aboutOf: ({ name }: CustomerDetails) => name,
    labelOf: (name: keyof CustomerDetails) => t(`fields.${name}`),
    inWords: (_name: keyof CustomerDetails, value: unknown) =>
      typeof value === 'boolean' ? t(value ? 'conflict.yes' : 'conflict.no') : String(value),
  };
}
