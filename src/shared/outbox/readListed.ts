import { isSameId } from '@/domain/id';
import type { Items } from '@/domain/changes/outbox';
import { type IsoDate, isoDate } from '@/domain/time/period';
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
 * @param read reads the list back to a day
 * @param dayOf the day by which the list is sorted
 */
export async function readListed<Content>(
  items: Items<Content>,
  read: (span: { readonly from: IsoDate; readonly to: IsoDate }) => Promise<Listing<Content>>,
  dayOf: (content: Content) => IsoDate,
): Promise<Listing<Content>> {
  const near = await read({ from: firstDay(items, dayOf), to: LAST });
  if ('error' in near) return near;
  const isMissing = items.some(({ id }) => id !== null && !near.data.some((entry) => isSameId(entry.id, id)));
  // It may have been moved to an earlier day: only the whole list can tell that it is gone.
  return isMissing ? read({ from: FIRST, to: LAST }) : near;
}
