import type { ApiError } from './apiError';
import type { ReadableRows } from './readableRows';

/**
 * The rows of a list, where all of them can be read; else the error that says so. For who looks for one: a row that cannot
 * be read may be it.
 */
export function wholeRows<Row>({
  rows,
  unreadable: [hidden],
}: ReadableRows<Row>): { readonly data: readonly Row[] } | { readonly error: ApiError } {
  return hidden ? { error: { kind: 'contract', path: hidden.field } } : { data: rows };
}
