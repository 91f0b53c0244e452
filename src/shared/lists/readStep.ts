import { shallowEqual } from 'react-redux';
import { PAGE_SIZE } from '@/domain/limits';
import { type IsoDate, addDays } from '@/domain/time/period';
import type { Identified, ListPage } from './listPage';
import type { Read } from './readList';
import {
  NO_DAY,
  type PageResult,
  type PagesRead,
  type RowsBackTo,
  doubtful,
  isNewestFirst,
  isPast,
  notPaged,
  readUntil,
  tooLong,
} from './pagesOf';

/** A list whose pages overlap by one row, as far as it was read. */
export interface StepsRead<Entry> extends RowsBackTo<Entry> {
  /** Some of the entries were not read again but taken from `kept`. */
  readonly isJoined?: boolean;
}

/** Entries of an earlier reading in the order of the service, all of them readable. */
export type KeptEntries<Entry> = Pick<RowsBackTo<Entry>, 'entries' | 'knownFrom'>;

interface Step<Entry> {
  /** The day from which on all entries are needed. */
  readonly from: IsoDate;
  /** The steps before this one. */
  readonly read: StepsRead<Entry>;
  /** How many pages are read at most. */
  readonly pages: number;
  /** Reads the page that begins at an index, straight from the service. */
  readonly readPage: (start: number) => Promise<PageResult<Entry>>;
  readonly dateOf: (entry: Entry) => IsoDate;
  /** Where a page equals these entries in all fields, those after it are taken from them; null: all are read. */
  readonly kept: KeptEntries<Entry> | null;
  /** When it is aborted, no further page is fetched. */
  readonly signal?: AbortSignal;
}

/**
 * Reads some pages of a long list on, each of which overlaps the one before. Entries from a day on are complete after a
 * whole page before that day, if the list is sorted newest first; another list is read to its end.
 *
 * If a page fails, the pages before it are the result; the error is one only if the first page fails, or if reading has
 * to begin again: `notPaged` if entries were added or deleted before the page, `doubtful` if they came twice.
 */
export async function readStep<Entry extends Identified>({
  from,
  read,
  pages,
  readPage,
  dateOf,
  kept,
  signal,
}: Step<Entry>): Promise<Read<StepsRead<Entry>>> {
  const isNewest = (list: readonly Entry[]) => isNewestFirst(list.map(dateOf));
  const restIn = ({ page, entries }: PagesRead<Entry>) => {
    const rest = kept && page && restOf(kept.entries, page);
    return rest && isNewest(entries) && isNewest(kept.entries) ? rest : null;
  };
  let left = pages;
  const isEnough = (soFar: PagesRead<Entry>) => {
    left -= 1;
    return left === 0 || isPast(soFar, from, dateOf) || restIn(soFar) !== null;
  };
  const now = await readUntil(isEnough, readPage, { before: read, overlaps: true, signal });
  const { error, page, isWhole, isDoubtful, ...rows } = now;
  if (error !== undefined && (!page || error === notPaged || error === tooLong)) return { error };
  if (isDoubtful) return { error: doubtful };
  const known = (knownFrom: IsoDate | null) => ({
    data: { ...rows, isJoined: read.isJoined ?? false, knownFrom },
  });
  if (isWhole || isPast(now, from, dateOf)) return known(isWhole ? null : from);
  const rest = restIn(now);
  if (kept && rest) {
    const ids = new Set(rows.entries.map(({ id }) => String(id)));
    const more = rest.filter(({ id }) => !ids.has(String(id)));
    // An unchanged list stays the same object, so that nothing is computed from it again.
    const isSame =
      rows.entries.length + more.length === kept.entries.length &&
      rows.entries.every((entry, at) => shallowEqual(entry, kept.entries[at]));
    const entries = isSame ? kept.entries : [...rows.entries, ...more];
    const [next, last] = [rows.next + more.length, String(entries.at(-1)?.id)];
    return { data: { ...rows, entries, next, last, knownFrom: kept.knownFrom, isJoined: true } };
  }
  const oldest = rows.entries.at(-1);
  return known(oldest && isNewest(rows.entries) ? addDays(dateOf(oldest), 1) : NO_DAY);
}

/** The kept entries after those that equal a full page in all fields; null if none do. */
function restOf<Entry extends Identified>(
  kept: readonly Entry[],
  { entries, unreadable = [] }: ListPage<Entry>,
): readonly Entry[] | null {
  const [first] = entries;
  if (!first || unreadable.length > 0 || entries.length < PAGE_SIZE) return null;
  const at = kept.findIndex(({ id }) => id === first.id);
  const isSame = at >= 0 && entries.every((entry, index) => shallowEqual(entry, kept[at + index]));
  return isSame ? kept.slice(at + entries.length) : null;
}
