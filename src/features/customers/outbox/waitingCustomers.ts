import * as v from 'valibot';
import { customerFields } from '@/domain/customers/customer';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { keptOutbox } from '@/shared/outbox/keptOutbox';

/** A customer's details as they are kept on the device, in the outbox and in drafts. */
export const customerDetailsSchema = v.object({
  name: v.string(),
  address: v.string(),
  location: v.string(),
  postalCode: v.string(),
  customerNumber: v.string(),
  isActive: v.boolean(),
});

/** The changes of customers that wait to be sent, by user on the device. */
export const waitingCustomers = {
  kept: keptOutbox(outboxNames.customers, customerDetailsSchema),
  fields: customerFields,
};
