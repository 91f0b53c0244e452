import { type CustomerDetails, customerFields } from '@/domain/customers/customer';
import { useCustomerWords } from '../useCustomerWords';
import type { ConflictProps } from '@/shared/outbox/OutboxPartOf';
import { WaitingConflict } from '@/shared/outbox/WaitingConflict';
import { customerKind } from './customerKind';

/** Asks which of two versions of a customer to keep. */
export function CustomerConflict(props: ConflictProps<CustomerDetails>) {
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
