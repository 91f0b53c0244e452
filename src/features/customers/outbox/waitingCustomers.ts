import { customerFields } from '@/domain/customers/customer';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { keptOutbox } from '@/shared/outbox/keptOutbox';
import { customerValuesSchema } from '../api/customerValues';

/** The changes of customers that wait to be sent, by user on the device. */
export const waitingCustomers = {
  kept: keptOutbox(outboxNames.customers, customerValuesSchema),
  fields: customerFields,
};
