import { hasNext, nextStart } from '@/domain/paging';
import type { IsoDate } from '@/domain/period';
import type { ListPage } from './listPage';

interface Dated {
  readonly date: IsoDate;
}

/** What a query of a page comes to. */
interface PageResult<Entry> {
  readonly data?: ListPage<Entry> | undefined;
  readonly error?: unknown;
}

function isNewestFirst(entries: readonly Dated[]): boolean {
  return entries.every((entry, at) => {
    const next = entries[at + 1];
    return next === undefined || entry.date >= next.date;
  });
}

/**
 * Reads a list page by page until a period is passed, as no call asks for a period. Lists come newest first; one that
 * does not is read to its end.
 *
 * @param readPage reads the page that begins at an index
 * @returns the entries within the period, or the first error
 */
export async function readWithin<Entry extends Dated>(
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  readPage: (start: number) => Promise<PageResult<Entry>>,
): Promise<{ readonly data: readonly Entry[] } | { readonly error: unknown }> {
  const read: Entry[] = [];
  for (let start = 0; ; start = nextStart(start)) {
    const { data: page, error } = await readPage(start);
    if (!page) return { error };
    read.push(...page.entries);
    const last = read.at(-1);
    const isPassed = last !== undefined && last.date < from && isNewestFirst(read);
    if (isPassed || !hasNext(page.answered)) break;
  }
  return { data: read.filter(({ date }) => from <= date && date <= to) };
}
