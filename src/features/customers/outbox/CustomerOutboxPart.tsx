import { useTranslation } from 'react-i18next';
import { customerFields } from '@/domain/customers/customer';
import { OutboxPartOf } from '@/shared/outbox/OutboxPartOf';
import type { OutboxPartProps } from '@/shared/outbox/useOutboxPart';
import { customerPath } from '@/shared/paths';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useCustomerWords } from '../useCustomerWords';
import { customerKind } from './customerKind';

const CustomerConflict = lazyComponent(async () => {
  const { editConflict } = await import('@/shared/outbox/WaitingConflict');
  return editConflict(customerKind, customerFields, useCustomerWords);
}, ['customers', 'edit']);

/** Waiting changes of customers in the header's outbox. */
export function CustomerOutboxPart(props: OutboxPartProps) {
  const { t } = useTranslation('outbox');
  return (
    <OutboxPartOf
      {...props}
      kind={customerKind}
      aboutOf={({ name }) => t('customer', { name })}
      pathOf={({ id }) => (id === null ? null : customerPath(id))}
      Conflict={CustomerConflict}
    />
  );
}
