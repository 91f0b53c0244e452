import * as v from 'valibot';
import type { ApiError } from './apiError';

/** The answer to a call that creates something. */
interface Answer {
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
}

/**
 * Reads from an answer what a call has created. A success that does not show it leaves open whether it was saved
 * (`unconfirmed`).
 */
export function readCreated<Wire, Entry>(
  { data, error }: Answer,
  schema: v.GenericSchema<unknown, Wire>,
  fromWire: (wire: Wire) => Entry,
): { readonly data: Entry } | { readonly error: ApiError } {
  // A `contract` error from the transport means a success whose text is not JSON.
  if (error && error.kind !== 'contract') return { error };
  const shown = v.safeParse(schema, data);
  return shown.success
    ? { data: fromWire(shown.output) }
    : { error: { kind: 'unconfirmed', isListRead: false } };
}
