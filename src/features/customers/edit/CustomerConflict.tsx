import { type AskedConflict, EditConflict } from '@/shared/edit/EditConflict';
import type { CustomerValues } from '../api/customerValues';
import { useCustomerWords } from '../useCustomerWords';

/** Asks which version of a customer's fields to keep. */
export function CustomerConflict(props: AskedConflict<CustomerValues>) {
  const { labelOf, inWords } = useCustomerWords();
  return <EditConflict {...props} labelOf={labelOf} inWords={(_name, value) => inWords(value)} />;
}
