import { shallowEqual } from 'react-redux';
import { PAGE_SIZE } from '@/domain/limits';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import { type IsoDate, addDays, isoDate } from '@/domain/time/period';
import type { Identified, ListPage } from './listPage';
import { MOST_ENTRIES, type PageResult, isNewestFirst, notPaged, notReached } from './readPages';

/** A list whose pages overlap by one row, as far as it was read. */
export interface StepsRead<Entry> {
  /** In the order of the service, each once. */
  readonly entries: readonly Entry[];
  /** Unreadable entries, which `entries` does not include. */
  readonly unreadable: readonly UnreadableRow[];
  /** From this day on nothing is missing; null if the list was read to its end, `NO_DAY` if nothing is certain. */
  readonly knownFrom: IsoDate | null;
  /** How many rows of the service were read, from its first one on. */
  readonly rows: number;
  /** The last of them, which the next page must repeat; null if there is none. */
  readonly last: string | null;
  /** Some of the entries were not read again but taken from `kept`. */
  readonly isJoined: boolean;
}

/** No day of a list is certain. */
export const NO_DAY = isoDate('9999-12-31');

/** Nothing was read yet. */
export const NO_STEPS: StepsRead<never> = {
  entries: [],
  unreadable: [],
  knownFrom: NO_DAY,
  rows: 0,
  last: null,
  isJoined: false,
};

/** Entries of an earlier reading in the order of the service, all of them readable. */
export interface KeptEntries<Entry> {
  readonly entries: readonly Entry[];
  /** As in `StepsRead`. */
  readonly knownFrom: IsoDate | null;
}

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
}

/** How a step ended. `isShifted`: entries were added or deleted before the page, so reading has to begin again; `isDoubtful`: they came twice. */
type StepResult<Entry> =
  | { readonly data: StepsRead<Entry> }
  | { readonly isShifted: true; readonly isDoubtful?: true }
  | { readonly error: unknown };

/** Whether a list that is known from one day on is known from another one on. */
export function isReached(from: IsoDate, knownFrom: IsoDate | null): boolean {
  return knownFrom === null || knownFrom <= from;
}

/**
 * Reads some pages of a long list on. Each page begins with the last row of the one before; if that is another row, the
 * list has changed in between. The list ends with a page that has no further row. Entries from a day on are complete
 * after a whole page before that day, if the list is sorted newest first; another list is read to its end.
 *
 * If a page fails, the pages before it are the result; the error is one only if the first page fails.
 */
export async function readStep<Entry extends Identified>({
  from,
  read,
  pages,
  readPage,
  dateOf,
  kept,
}: Step<Entry>): Promise<StepResult<Entry>> {
  const entries = [...read.entries];
  const unreadable = [...read.unreadable];
  const seen = new Set(entries.map(({ id }) => String(id)));
  let { rows, last, isJoined } = read;
  const add = (more: readonly Entry[]) => {
    const news = more.filter(({ id }) => !seen.has(String(id)));
    for (const { id } of news) seen.add(String(id));
    entries.push(...news);
    return news;
  };
  // If rows came twice, others are missing.
  const known = (knownFrom: IsoDate | null): StepResult<Entry> =>
    entries.length + unreadable.length < rows
      ? { isShifted: true, isDoubtful: true }
      : { data: { entries, unreadable, knownFrom, rows, last, isJoined } };
  const isNewest = (list: readonly Entry[]) => isNewestFirst(list.map(dateOf));
  const knownSoFar = () => {
    const oldest = entries.at(-1);
    return known(oldest && isNewest(entries) ? addDays(dateOf(oldest), 1) : NO_DAY);
  };

  for (let count = 0; count < pages; count += 1) {
    const start = Math.max(0, rows - 1);
    if (start >= MOST_ENTRIES) return { error: notPaged };
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    const { data: page, error } = await readPage(start);
    if (error !== undefined || !page) return count > 0 ? knownSoFar() : { error: error ?? notReached };
    const keys = keysOf(page);
    const repeated = last === null ? 0 : 1;
    if (last !== null && keys[0] !== last) return { isShifted: true };
    unreadable.push(...(page.unreadable ?? []).filter(({ at }) => at >= repeated));
    add(page.entries);
    rows = start + keys.length;
    last = keys.at(-1) ?? null;
    // More than a page means that the service has sent everything.
    if (keys.length === repeated || keys.length > PAGE_SIZE) return known(null);
    if (page.entries.length > 0 && page.entries.every((entry) => dateOf(entry) < from) && isNewest(entries))
      return known(from);
    const rest = kept && restOf(kept.entries, page);
    if (rest && isNewest(entries) && isNewest(kept.entries)) {
      rows += add(rest).length;
      last = String(entries.at(-1)?.id);
      isJoined = true;
      if (isReached(from, kept.knownFrom)) return known(kept.knownFrom);
    }
  }
  return knownSoFar();
}

/** The rows of a page: ids, and the problems of unreadable rows. */
function keysOf({ entries, unreadable = [] }: ListPage<Identified>): readonly string[] {
  const problems = new Map(unreadable.map(({ at, field, reason }) => [at, `unreadable: ${field} ${reason}`]));
  const ids = entries.map(({ id }) => String(id)).values();
  return Array.from(
    { length: entries.length + problems.size },
    (_, at) => problems.get(at) ?? ids.next().value ?? '',
  );
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
