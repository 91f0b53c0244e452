import { useEffect, useMemo } from 'react';
import { waitingWithin } from '@/domain/changes/waitingEntries';
import type { IsoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useAskAgain } from '@/shared/api/useAskAgain';
import { NO_DAY, isReached } from '@/shared/lists/readStep';
import { useAppDispatch } from '@/shared/store/hooks';
import { useWaiting } from '../outbox/useWaiting';
import { plannedRecords } from '../workRecordsApi';
import { ANY_STEP, MOST_RESTARTS, type OwnRead, type OwnWay, readOwnRecords } from './ownRecordsApi';

/** All of the user's records from a day on, and how far they are read. */
export interface OwnRecords {
  /**
   * Complete from the day on, usually newest first, with older ones among them; null until then. Entries that wait to
   * be sent are included, and deletions that are held back are not.
   */
  readonly records: readonly WorkRecord[] | null;
  /** When they were read or compared with the service last, in milliseconds; null if there are none. */
  readonly readAt: number | null;
  /** They are those of an earlier reading: the present one is under way, or failed. */
  readonly isOld: boolean;
  /** How many of them cannot be read; each sum says that they are missing. */
  readonly unreadable: number;
  /** How many entries from the day on differ between the outbox and the service. */
  readonly waitingCount: number;
  /** `none`: nothing is to be read. */
  readonly state: 'none' | 'reading' | 'known' | 'failed';
  /** Why it failed. */
  readonly error: unknown;
  /** How many entries the present reading has, and the oldest of their days. */
  readonly progress: { readonly count: number; readonly backTo: IsoDate | null };
  /** What the present reading has, until it is complete: nothing is missing from `knownFrom` on. */
  readonly partial: { readonly records: readonly WorkRecord[]; readonly knownFrom: IsoDate } | null;
  /** Reads on after a failure; if all is known, looks for what has changed. */
  readonly readOn: () => void;
  /** Reads everything anew. */
  readonly readAnew: () => void;
}

/** Reads the user's records back to a day, a few pages at a time; null: nothing is read. */
export function useOwnRecords(from: IsoDate | null): OwnRecords {
  const dispatch = useAppDispatch();
  const query = readOwnRecords.useQueryState(ANY_STEP, { skip: from === null });
  const { data: own, isFetching, requestId } = query;
  const isKnown = own !== undefined && from !== null && isReached(from, own.read.knownFrom);
  const error = isFetching ? undefined : query.error;

  const step = (way: OwnWay) => {
    if (from !== null)
      void dispatch(readOwnRecords.initiate({ from, way }, { subscribe: false, forceRefetch: true }));
  };
  const readOn = () => step(isKnown || (own && own.restarts >= MOST_RESTARTS) ? 'again' : 'on');

  useHeld(from);
  const isWanting = own !== undefined && !isKnown && !isFetching && error === undefined;
  // Another step than the last one, because a step may end before the screen has seen it begin.
  const after = isWanting ? requestId : undefined;
  useEffect(() => {
    if (from === null || after === undefined) return;
    void dispatch(readOwnRecords.initiate({ from, way: 'on' }, { subscribe: false, forceRefetch: true }));
  }, [dispatch, from, after]);
  useAskAgain({ ...query, refetch: readOn });

  return {
    ...useShown(from, own, isKnown),
    state:
      from === null ? 'none' : error !== undefined ? 'failed' : isKnown && !isFetching ? 'known' : 'reading',
    error,
    progress: useMemo(() => progressOf(own), [own]),
    readOn,
    readAnew: () => step('anew'),
  };
}

/** Holds what was read as long as it is wanted; the first step begins. */
function useHeld(from: IsoDate | null): void {
  const dispatch = useAppDispatch();
  const isHeld = from !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    const held = dispatch(readOwnRecords.initiate({ from, way: 'on' }));
    return () => held.unsubscribe();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the day is that of the first step alone
  }, [dispatch, isHeld]);
}

/** The records that are shown. */
function useShown(from: IsoDate | null, own: OwnRead | undefined, isKnown: boolean) {
  const waiting = useWaiting();
  const entries = own?.entries;
  const earlier = own?.earlier;
  const isEarlier = !isKnown && earlier && from !== null && isReached(from, earlier.knownFrom);
  const complete = isKnown ? entries : isEarlier ? earlier.entries : undefined;
  const records = complete && plannedRecords(complete, waiting);
  const knownFrom = own?.read.knownFrom ?? NO_DAY;
  const isPartial = entries && !isKnown && knownFrom !== NO_DAY;
  const partial = isPartial ? { records: plannedRecords(entries, waiting), knownFrom } : null;
  return {
    records: records ?? null,
    partial,
    isOld: Boolean(isEarlier),
    readAt: (isKnown ? own?.readAt : isEarlier ? earlier.readAt : null) ?? null,
    unreadable: isEarlier ? earlier.unreadable : (own?.read.unreadable.length ?? 0),
    waitingCount: from === null ? 0 : waitingWithin(waiting, from, NO_DAY),
  };
}

function progressOf(own: OwnRead | undefined): OwnRecords['progress'] {
  if (!own) return { count: 0, backTo: null };
  const { entries, unreadable } = own.read;
  const backTo = entries.reduce<IsoDate | null>(
    (oldest, { date }) => (oldest === null || date < oldest ? date : oldest),
    null,
  );
  return { count: entries.length + unreadable.length, backTo };
}
