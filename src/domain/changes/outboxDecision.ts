import { type Items, replaced } from './outbox';

/** How somebody decides on an item that needs it. */
export type Decision<Content> =
  /** As it is to be now; for a clash with what was chosen field by field, for a deleted entry anew. */
  | { readonly kind: 'send'; readonly want: Content | null }
  /** As the service has it. */
  | { readonly kind: 'leave' }
  /** The service's stays, and mine becomes an entry of its own. */
  | { readonly kind: 'both' };

/** An item after the user's decision. */
export function withDecision<Content>(
  items: Items<Content>,
  key: string,
  decision: Decision<Content>,
): Items<Content> {
  return replaced(items, key, (item) => {
    const { trouble } = item;
    if (decision.kind === 'leave') return null;
    const anew = { ...item, id: null, before: null, attempt: null, trouble: null };
    if (decision.kind === 'both') return anew;
    const next = { ...item, want: decision.want, attempt: null, trouble: null };
    if (trouble?.kind !== 'clash') return next;
    // What they made of it is known to whoever decided.
    return trouble.theirs === null ? { ...anew, want: decision.want } : { ...next, before: trouble.theirs };
  });
}
