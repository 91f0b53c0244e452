import { isApiError } from '../api/apiError';
import type { Advance } from './change';

/** Statuses that mean "not now" rather than "no". */
const PASSING = new Set([401, 408, 425, 429]);

/** The meaning of an error for an item; null if the error does not tell whether the call was carried out. */
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
