import { useTranslation } from 'react-i18next';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { TextField } from '@/shared/ui/fields/TextField';
import type { CustomerForm } from './useCustomerForm';

/** The fields of a customer (section 2, "customer settings dialog"). */
export function CustomerFields({ form: { field } }: { form: CustomerForm }) {
  const { t } = useTranslation('customers');
  return (
    <div className="tw-form">
      <div>
        <TextField label={t('fields.name')} required autoComplete="off" {...field('name')} />
      </div>
      <div>
        <TextField label={t('fields.address')} autoComplete="off" {...field('address')} />
      </div>
      <div className="c4">
        <TextField label={t('fields.postalCode')} autoComplete="off" {...field('postalCode')} />
      </div>
      <div className="c8">
        <TextField label={t('fields.location')} autoComplete="off" {...field('location')} />
      </div>
      <div className="c6 p12">
        <TextField label={t('fields.customerNumber')} autoComplete="off" {...field('customerNumber')} />
      </div>
      <div className="c6 p12 tw-active">
        <SwitchField label={t('fields.isActive')} {...field('isActive')} />
      </div>
    </div>
  );
}
