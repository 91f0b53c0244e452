import * as v from 'valibot';
import { customerFields } from '@/domain/customers/customer';
import type { Id } from '@/domain/id';
import { type DraftKind, draftKind } from '@/shared/drafts/draftKind';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { keptOutbox } from '@/shared/outbox/keptOutbox';

const detailsSchema = v.object({
  name: v.string(),
  address: v.string(),
  location: v.string(),
  postalCode: v.string(),
  customerNumber: v.string(),
  isActive: v.boolean(),
});

/** The changes of customers that wait to be sent, by user on the device. */
export const waitingCustomers = {
  kept: keptOutbox(outboxNames.customers, detailsSchema),
  fields: customerFields,
};

const draftSchema = v.object({
  /** The customer being edited; null for a new one. */
  id: v.nullable(v.union([v.string(), v.number()])),
  /** The values when the edit began, used to detect what others have saved since. */
  base: detailsSchema,
  values: detailsSchema,
});

/** An unsaved customer. */
export type CustomerDraft = v.InferOutput<typeof draftSchema>;

/** What was typed in a customer's dialog; the name is followed by the customer's id or `new`. */
export const customerDrafts = draftKind<CustomerDraft>('customer', draftSchema, {
  outbox: outboxNames.customers,
});

/** Drafts of one customer, or of new ones (null). */
export function draftsOf(id: Id | null): DraftKind<CustomerDraft> {
  const name = id === null ? 'new' : encodeURIComponent(id);
  return { ...customerDrafts, name: `${customerDrafts.name}/${name}` };
}
