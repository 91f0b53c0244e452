import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '@/domain/customers/customer';

/** A customer's data, read-only. The name is shown above it. */
export function CustomerReading({ customer }: { customer: CustomerDetails }) {
  const { t } = useTranslation('customers');
  const { address, postalCode, location, customerNumber, isActive } = customer;
  return (
    <dl className="tw-dl">
      <dt>{t('fields.address')}</dt>
      <dd>{address || '–'}</dd>
      <dt>{t('basics.postal')}</dt>
      <dd className="num">{[postalCode, location].filter(Boolean).join(' ') || '–'}</dd>
      <dt>{t('fields.customerNumber')}</dt>
      <dd className="num">{customerNumber || '–'}</dd>
      <dt>{t('basics.status')}</dt>
      <dd>{t(isActive ? 'active' : 'inactive')}</dd>
    </dl>
  );
}
