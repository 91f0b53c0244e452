import { useTranslation } from 'react-i18next';
import type { Customer } from '@/domain/customers/customer';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { customerPath, paths } from '@/shared/paths';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';

interface RecordCrumbsProps {
  readonly customer?: Pick<Customer, 'id' | 'name'>;
  readonly current: string;
}

/** The way back from a service record: customers, its customer, the records. */
export function RecordCrumbs({ customer, current }: RecordCrumbsProps) {
  const { t } = useTranslation('serviceRecords');
  // The path of a phone has no room for a long name.
  const isPhone = usePhone();
  return (
    <Breadcrumb
      steps={[
        { label: t('customers'), path: paths.customers },
        ...(customer && !isPhone ? [{ label: customer.name, path: customerPath(customer.id) }] : []),
        { label: t('title'), path: paths.serviceRecords },
      ]}
      current={current}
    />
  );
}
