import { useTranslation } from '@/shared/i18n/useTranslation';
import { type AskedConflict, EditConflict } from '@/shared/edit/EditConflict';
import type { CustomerValues } from './customerValues';

/** Asks which version of a customer's fields stays. */
export function CustomerConflict(props: AskedConflict<CustomerValues>) {
  const { t } = useTranslation('customers');
  const inWords = (_name: string, value: unknown) =>
    typeof value === 'boolean' ? t(value ? 'conflict.yes' : 'conflict.no') : String(value);
  return <EditConflict {...props} labelOf={(name) => t(`fields.${name}`)} inWords={inWords} />;
}
