import { customerFields } from '@/domain/customers/customer';
import { editConflict } from '@/shared/outbox/WaitingConflict';
import { useCustomerWords } from '../useCustomerWords';
import { customerKind } from './customerKind';

/** Asks which of two versions of a customer to keep. */
export const CustomerConflict = editConflict(customerKind, customerFields, useCustomerWords);
