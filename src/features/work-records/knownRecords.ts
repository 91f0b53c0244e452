import type { IsoDate } from '@/domain/time/period';
import { countedEntries, withWaiting } from '@/domain/changes/waitingEntries';
import type { WaitingRecord } from '@/domain/work/waitingRecords';
import type { WorkRecord } from '@/domain/work/workRecord';
import { type ApiError, isApiError } from '@/shared/api/apiError';
import type { ListPage } from '@/shared/lists/listPage';
import { NOTHING_READ, type ReadBack, readBack } from '@/shared/lists/readBack';
import type { PageResult } from '@/shared/lists/readPages';

/**
 * The records as far back as they were read. It has the shape of a list page, so that it is updated in the same way.
 */
export interface KnownRecords extends ListPage<WorkRecord>, ReadBack<WorkRecord> {
  readonly entries: readonly WorkRecord[];
  /** Something was saved or deleted since, so page starts of the service no longer match. */
  readonly isChanged: boolean;
}

/** A start index that no page of the list has. */
const NO_PAGE = -1;

type Asked = PageResult<WorkRecord>;

/** Where pages are read from. */
interface Sources {
  readonly known: KnownRecords | undefined;
  /** The page of the list on the screen, if it is still as the service answered it. */
  readonly listed: (start: number) => ListPage<WorkRecord> | undefined;
  readonly ask: (start: number) => Promise<Asked>;
}

/**
 * Reads further back from what is known. Reads everything again if something was changed since or if nothing further
 * back is requested, because another user may have changed it.
 */
export async function readOn(
  from: IsoDate,
  { known, listed, ask }: Sources,
): Promise<{ readonly data: KnownRecords } | { readonly error: ApiError }> {
  const readPage = async (start: number): Promise<Asked> => {
    const onScreen = known ? undefined : listed(start);
    return onScreen ? { data: onScreen } : ask(start);
  };
  const before = known && !known.isChanged && !isKnownFrom(from, known) ? known : NOTHING_READ;
  const read = await readBack<WorkRecord>(from, before, readPage, ({ date }) => date);
  if ('error' in read) return { error: isApiError(read.error) ? read.error : { kind: 'network' } };
  return { data: { ...read.data, start: NO_PAGE, answered: 0, isChanged: false } };
}

/** The known records as they will be once everything waiting is sent. */
export function withWhatWaits(known: KnownRecords, waiting: readonly WaitingRecord[]): KnownRecords {
  return { ...known, entries: countedEntries(withWaiting(known.entries, waiting, true), waiting) };
}

/** Whether all records from a day on are known. */
export function isKnownFrom(day: IsoDate, known: KnownRecords | undefined): known is KnownRecords {
  return known !== undefined && (known.knownFrom === null || known.knownFrom <= day);
}
