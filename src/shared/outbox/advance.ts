import type { Id } from '@/domain/id';
import type { Trouble } from '@/domain/changes/outbox';
import { type ApiError, isApiError } from '../api/apiError';

/** The outcome of one step for an item. */
export type Advance<Content> =
  /** The service has it as wanted; `id` is null if the service never had it, `stored` if it is deleted. */
  | { readonly kind: 'taken'; readonly id: Id | null; readonly stored: Content | null }
  /** Not finished: it was changed in the meantime, or its old version was deleted and the new one is created next. */
  | { readonly kind: 'goesOn' }
  /** The user has to decide. */
  | { readonly kind: 'asks'; readonly trouble: Trouble<Content> }
  /** The service said no. */
  | { readonly kind: 'refused'; readonly error: ApiError; readonly trouble: Trouble<Content> }
  /** It was sent, and we do not know whether it was carried out. */
  | { readonly kind: 'silent'; readonly error: unknown }
  /**
   * Nothing was sent, because the list could not be read; with `isOwn`, only the entry of this item could not be read.
   */
  | { readonly kind: 'unread'; readonly error: unknown; readonly isOwn: boolean };

/** Statuses that mean "not now" rather than "no". */
const PASSING = new Set([401, 408, 425, 429]);

/** What an error means for an item; null if the error does not tell whether the call was carried out. */
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
