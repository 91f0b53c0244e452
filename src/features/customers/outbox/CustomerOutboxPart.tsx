import { useTranslation } from 'react-i18next';
import { type CustomerDetails, customerFields } from '@/domain/customers/customer';
import { type ConflictProps, OutboxPartOf } from '@/shared/outbox/OutboxPartOf';
import type { OutboxPartProps } from '@/shared/outbox/useOutboxPart';
import { customerPath } from '@/shared/paths';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useCustomerWords } from '../useCustomerWords';
import { customerKind } from './customerKind';

const WaitingConflict = lazyComponent(
  async () =>
    (await import('@/shared/outbox/WaitingConflict')).WaitingConflict<CustomerDetails, keyof CustomerDetails>,
);

/** Waiting changes of customers in the header's outbox. */
export function CustomerOutboxPart({ children }: OutboxPartProps) {
  const { t } = useTranslation('outbox');
  return (
    <OutboxPartOf
      kind={customerKind}
      aboutOf={({ name }) => t('customer', { name })}
      pathOf={({ id }) => (id === null ? null : customerPath(id))}
      Conflict={CustomerConflict}
    >
      {children}
    </OutboxPartOf>
  );
}

/** Asks which of two versions of a customer to keep. */
function CustomerConflict(props: ConflictProps<CustomerDetails>) {
  const { aboutOf, labelOf, inWords } = useCustomerWords();
  return (
    <WaitingConflict
      {...props}
      kind={customerKind}
      fields={customerFields}
      isOnlyChanged
      nameOf={aboutOf}
      labelOf={labelOf}
      textOf={(part, customer) => inWords(part, customer[part])}
    />
  );
}
