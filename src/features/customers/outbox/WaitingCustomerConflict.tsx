import { type CustomerDetails, customerFields } from '@/domain/customers/customer';
import type { ConflictProps } from '@/shared/outbox/OutboxPartOf';
import { WaitingConflict } from '@/shared/outbox/WaitingConflict';
import { customerKind } from './customerKind';
import { useCustomerWords } from '../useCustomerWords';

/** Asks which of two versions of a customer with a waiting change to keep. */
export function WaitingCustomerConflict(props: ConflictProps<CustomerDetails>) {
  const { labelOf, inWords } = useCustomerWords();
  return (
    <WaitingConflict
      {...props}
      kind={customerKind}
      fields={customerFields}
      isOnlyChanged
      nameOf={({ name }) => name}
      labelOf={labelOf}
      textOf={(part, customer) => inWords(part, customer[part])}
    />
  );
}
