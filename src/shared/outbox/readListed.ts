import { isSameId } from '@/domain/id';
import type { Items } from '@/domain/changes/outbox';
import { type IsoDate, isoDate } from '@/domain/time/period';
import type { Identified } from '../lists/listPage';
import type { Read, Span } from '../lists/readList';
import type { Listing } from './outboxKind';

/** The first and last day that a service can list. */
const FIRST = isoDate('0001-01-01');
const LAST = isoDate('9999-12-31');

/** The earliest day that the items are about: no call reads a single entry, so the list is read back to that day. */
function firstDay<Content>(items: Items<Content>, dayOf: (content: Content) => IsoDate): IsoDate {
  const days = items.flatMap(({ before, want, attempt }) =>
    [before, want, attempt?.sent].flatMap((entry) => (entry ? dayOf(entry) : [])),
  );
  return days.toSorted()[0] ?? LAST;
}

/**
 * Reads all entries that items of an outbox are about.
 *
 * @param within reads the entries of a period
 * @param contentOf what an entry of the list contains; one without content counts as not there
 * @param dayOf the day by which the list is sorted
 */
export async function readListed<Content, Entry extends Identified>(
  items: Items<Content>,
  within: (span: Span) => Promise<Read<readonly Entry[]>>,
  contentOf: (entry: Entry) => Content | null,
  dayOf: (content: Content) => IsoDate,
): Promise<Listing<Content>> {
  const read = async (from: IsoDate) => {
    const list = await within({ from, to: LAST });
    if ('error' in list) return list;
    const entries = list.data.map((entry) => ({ id: entry.id, content: contentOf(entry) }));
    return { data: entries.flatMap(({ id, content }) => (content === null ? [] : [{ id, content }])) };
  };
  const near = await read(firstDay(items, dayOf));
  if ('error' in near) return near;
  const isMissing = items.some(({ id }) => id !== null && !near.data.some((entry) => isSameId(entry.id, id)));
  // It may have been moved to an earlier day: only the whole list can tell that it is gone.
  return isMissing ? read(FIRST) : near;
}
