import { useTranslation } from '@/shared/i18n/useTranslation';
import type { CustomerDetails } from '@/domain/customer';

/** The details of a customer in words, where two versions stand side by side. */
export function useCustomerWords() {
  const { t } = useTranslation('customers');
  return {
    labelOf: (name: keyof CustomerDetails) => t(`fields.${name}`),
    inWords: (value: unknown) =>
      typeof value === 'boolean' ? t(value ? 'conflict.yes' : 'conflict.no') : String(value),
  };
}
