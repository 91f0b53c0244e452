import type { Id } from '@/domain/id';
import type { Trouble } from '@/domain/changes/outbox';
import { type ApiError, isApiError } from '../api/apiError';

/** What came of an item. */
export type Advance<Content> =
  /** The service has it as it was wanted; `id` is null where it never had it, `stored` where it is deleted. */
  | { readonly kind: 'taken'; readonly id: Id | null; readonly stored: Content | null }
  /** Not yet, but there is more to be done for it: it was changed meanwhile, or gave way to what it is to be now. */
  | { readonly kind: 'goesOn' }
  /** The user decides. */
  | { readonly kind: 'asks'; readonly trouble: Trouble<Content> }
  /** The service said no. */
  | { readonly kind: 'refused'; readonly error: ApiError; readonly trouble: Trouble<Content> }
  /** It was sent, and nothing was heard that tells what became of it. */
  | { readonly kind: 'silent'; readonly error: unknown }
  /**
   * Nothing was sent, because the list could not be read; with `isOwn`, only this item's own entry could not be read.
   */
  | { readonly kind: 'unread'; readonly error: unknown; readonly isOwn: boolean };

/** Statuses that say "not now" rather than no. */
const PASSING = new Set([401, 408, 425, 429]);

/** What an error means for an item; null for one that says nothing of what became of the call. */
export function refusalOf(error: unknown): (Advance<never> & { readonly kind: 'refused' }) | null {
  if (!isApiError(error)) return null;
  if (error.kind === 'incomplete' || error.kind === 'unchanged')
    return { kind: 'refused', error, trouble: { kind: error.kind } };
  if (!('status' in error)) return null;
  if (error.status >= 500 || PASSING.has(error.status)) return null;
  const trouble =
    error.kind === 'not-found'
      ? ({ kind: 'clash', theirs: null } as const)
      : ({ kind: 'refused', status: error.status, message: error.message ?? null } as const);
  return { kind: 'refused', error, trouble };
}
