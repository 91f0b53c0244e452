import * as v from 'valibot';
import type { CustomerDetails } from '@/domain/customers/customer';
import type { Id } from '@/domain/id';
import { type DraftKind, findDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { customerDetailsSchema } from '../outbox/waitingCustomers';

/** An unsaved customer. */
export interface CustomerDraft {
  /** The customer being edited; null for a new one. */
  readonly id: Id | null;
  /** The values when the edit began, used to detect what others have saved since. */
  readonly base: CustomerDetails;
  readonly values: CustomerDetails;
}

const draftSchema = v.object({
  id: v.nullable(v.union([v.string(), v.number()])),
  base: customerDetailsSchema,
  values: customerDetailsSchema,
});

/** What was typed in a customer's dialog; the name is followed by the customer's id or `new`. */
export const customerDrafts: DraftKind<CustomerDraft> = {
  name: 'customer',
  version: 1,
  outbox: outboxNames.customers,
  read: (content) => {
    const parsed = v.safeParse(draftSchema, content);
    return parsed.success ? parsed.output : undefined;
  },
};

/** Drafts of one customer, or of new ones (null). */
export function draftsOf(id: Id | null): DraftKind<CustomerDraft> {
  return {
    ...customerDrafts,
    name: `${customerDrafts.name}/${id === null ? 'new' : encodeURIComponent(id)}`,
  };
}

/** Finds the most recent draft of any customer. */
export async function findCustomerDraft(drafts: UserDrafts) {
  return findDraft(drafts, customerDrafts);
}
