import * as v from 'valibot';
import type { ApiError } from './apiError';
import { wireId } from './wire';

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

/** An id of 0 means that nothing was created. */
const creationWire = v.object({
  insertId: v.pipe(
    wireId,
    v.check((id) => Number(id) !== 0),
  ),
});

/** The id in an answer; `unconfirmed` for a success without one, which leaves open whether anything was saved. */
export const idIn = (answer: Parameters<typeof readCreated>[0]) =>
  readCreated(answer, creationWire, ({ insertId }) => insertId);
