import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { CustomerDetails } from '@/domain/customers/customer';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { TextField } from '@/shared/ui/fields/TextField';
import type { useCustomerEdit } from './useCustomerEdit';
import classes from './customerFields.module.scss';

interface CustomerFieldsProps {
  readonly form: ReturnType<typeof useCustomerEdit>['form'];
}

/** The fields of a customer. */
export function CustomerFields({ form: { field } }: CustomerFieldsProps) {
  const { t } = useTranslation('customers');
  return (
    <div className="tw-form">
      <div>
        <TextField label={t('fields.name')} required autoComplete="off" {...field('name')} />
      </div>
      <div>
        <TextField label={t('fields.address')} autoComplete="off" {...field('address')} />
      </div>
      <div className="span-4">
        <TextField label={t('fields.postalCode')} autoComplete="off" {...field('postalCode')} />
      </div>
      <div className="span-8">
        <TextField label={t('fields.location')} autoComplete="off" {...field('location')} />
      </div>
      <div className="span-6 phone-span-12">
        <TextField label={t('fields.customerNumber')} autoComplete="off" {...field('customerNumber')} />
      </div>
      <div className={clsx('span-6 phone-span-12', classes.active)}>
        <SwitchField label={t('fields.isActive')} {...field('isActive')} />
      </div>
    </div>
  );
}

/** The same, read-only. The name is shown above it. */
export function CustomerReading({ customer }: { customer: CustomerDetails }) {
  const { t } = useTranslation('customers');
  const { address, postalCode, location, customerNumber, isActive } = customer;
  return (
    <dl className="tw-terms">
      <dt>{t('fields.address')}</dt>
      <dd>{address || '–'}</dd>
      <dt>{t('basics.postal')}</dt>
      <dd className="figures">{[postalCode, location].filter(Boolean).join(' ') || '–'}</dd>
      <dt>{t('fields.customerNumber')}</dt>
      <dd className="figures">{customerNumber || '–'}</dd>
      <dt>{t('basics.status')}</dt>
      <dd>{t(isActive ? 'active' : 'inactive')}</dd>
    </dl>
  );
}
