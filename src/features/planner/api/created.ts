import * as v from 'valibot';
import type { Id } from '@/domain/id';
import type { ApiError } from '@/shared/api/apiError';

interface Answer {
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
}

/** How something that was created is read, and how it is found again where the answer does not show it. */
interface Creation<Wire extends v.GenericSchema, Entry> {
  readonly answer: Answer;
  readonly schema: Wire;
  readonly fromWire: (wire: v.InferOutput<Wire>) => Entry;
  /** Reads the list that it is in. */
  readonly readList: () => Promise<Answer>;
  readonly list: v.GenericSchema<unknown, v.InferOutput<Wire>[]>;
  /** Whether a listed entry says what was sent. */
  readonly isSame: (entry: Entry) => boolean;
  /** What was in the list before; undefined where nobody knows. */
  readonly before: readonly { readonly id: Id }[] | undefined;
}

/**
 * What a call created. An answer of success that does not show it leaves open whether it was saved; then the list is
 * read, and what is new in it decides.
 *
 * @returns `unconfirmed` where the list does not show it, or cannot be read
 */
export async function created<Wire extends v.GenericSchema, Entry extends { readonly id: Id }>({
  answer,
  schema,
  fromWire,
  readList,
  list,
  isSame,
  before,
}: Creation<Wire, Entry>): Promise<{ data: Entry } | { error: ApiError }> {
  // A `contract` error of the transport is a success whose text is no JSON.
  if (answer.error && answer.error.kind !== 'contract') return { error: answer.error };
  const shown = v.safeParse(schema, answer.data);
  if (shown.success) return { data: fromWire(shown.output) };
  const answered = await readList();
  const read = answered.error ? undefined : v.safeParse(list, answered.data);
  if (!read?.success) return { error: { kind: 'unconfirmed', isListRead: false } };
  const known = new Set(before?.map(({ id }) => String(id)));
  const found = read.output
    .map((wire) => fromWire(wire))
    .filter((entry) => !known.has(String(entry.id)) && isSame(entry));
  const [only, ...others] = found;
  // Of several with the same words nobody knows which one is new, unless it is known what was there before.
  const isClear = before !== undefined || others.length === 0;
  return only && isClear ? { data: only } : { error: { kind: 'unconfirmed', isListRead: true } };
}
