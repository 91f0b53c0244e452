import * as v from 'valibot';
import type { Id } from '@/domain/id';
import type { IsoDate } from '@/domain/period';
import { type ApiError, isUnclear } from '../api/apiError';
import { wireId } from '../api/wire';
import type { PageResult } from './readPages';
import { readWithin } from './readWithin';

/** How an entry is found again that may have been created. */
export interface Search<Entry> {
  /** The day by which the list is in order. */
  readonly date: IsoDate;
  readonly dateOf: (entry: Entry) => IsoDate;
  /** Whether a listed entry says what was sent. */
  readonly isSame: (entry: Entry) => boolean;
  /** Ids of entries that were on the screen before. */
  readonly before: ReadonlySet<string>;
  /** The list is read again after a failure, too, that leaves open whether the entry was saved. */
  readonly looksAfterFailure?: boolean | undefined;
  /** Reads a page of the list from the service. */
  readonly readPage: (start: number) => Promise<PageResult<Entry>>;
}

/** An id of 0 says that nothing was created, or that it has none yet (section 8). */
const creationWire = v.object({
  insertId: v.pipe(
    wireId,
    v.check((id) => Number(id) !== 0),
  ),
});

/** What the service answered to a call that creates. */
export interface CreationAnswer {
  readonly data?: unknown;
  readonly error?: ApiError | undefined;
}

/** What became of a call that creates: the id of the entry, or why there is none. */
export type Creation = { readonly data: Id } | { readonly error: ApiError };

/** The id that an answer names; `unconfirmed` for a success that names none, which leaves open what was saved. */
export function idIn({ data, error }: CreationAnswer): Creation {
  // A `contract` error of the transport is a success whose text is no JSON.
  if (error && error.kind !== 'contract') return { error };
  const created = v.safeParse(creationWire, data);
  return created.success
    ? { data: created.output.insertId }
    : { error: { kind: 'unconfirmed', isListRead: false } };
}

/**
 * The id of an entry that was created. An answer of success that does not name it leaves open whether the entry was
 * saved; then the list is read again, down to its day, and what is found there decides. With `looksAfterFailure` so does
 * a failure that leaves it open.
 *
 * @returns the failure, or `unconfirmed`, where the list does not show the entry, or cannot be read
 */
export async function createdId<Entry extends { readonly id: Id }>(
  answer: CreationAnswer,
  { date, dateOf, isSame, before, looksAfterFailure = false, readPage }: Search<Entry>,
): Promise<Creation> {
  const answered = idIn(answer);
  if ('data' in answered) return answered;
  const failure = answered.error.kind === 'unconfirmed' ? undefined : answered.error;
  if (failure && !(looksAfterFailure && isUnclear(failure))) return { error: failure };
  const read = await readWithin({ from: date, to: date }, readPage, dateOf);
  const isListRead = 'data' in read;
  const found = isListRead
    ? read.data.find((entry) => !before.has(String(entry.id)) && isSame(entry))
    : undefined;
  return found ? { data: found.id } : { error: failure ?? { kind: 'unconfirmed', isListRead } };
}
