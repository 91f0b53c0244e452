import * as v from 'valibot';
import type { ApiError } from './apiError';

/** What the service answered to a call that creates. */
interface Answer {
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
}

/**
 * What a call has created, as its answer shows it. A success that does not show it leaves open whether it was saved
 * (`unconfirmed`).
 */
export function readCreated<Wire, Entry>(
  { data, error }: Answer,
  schema: v.GenericSchema<unknown, Wire>,
  fromWire: (wire: Wire) => Entry,
): { readonly data: Entry } | { readonly error: ApiError } {
  // A `contract` error of the transport is a success whose text is no JSON.
  if (error && error.kind !== 'contract') return { error };
  const shown = v.safeParse(schema, data);
  return shown.success
    ? { data: fromWire(shown.output) }
    : { error: { kind: 'unconfirmed', isListRead: false } };
}
