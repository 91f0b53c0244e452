import { type Items, replaced } from './outbox';

/** How the user decides on an item that needs it. */
export type Decision<Content> =
  /** Send it: for a conflict with what was chosen part by part, for a deleted entry as a new one. */
  | { readonly kind: 'send'; readonly want: Content | null }
  /** Leave it as the service has it. */
  | { readonly kind: 'leave' }
  /** Keep the service's version, and make mine an entry of its own. */
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
    // The user has seen their version when deciding.
    return trouble.theirs === null ? { ...anew, want: decision.want } : { ...next, before: trouble.theirs };
  });
}
