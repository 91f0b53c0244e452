import { useEffect, useMemo } from 'react';
import { waitingWithin } from '@/domain/changes/waitingEntries';
import type { IsoDate } from '@/domain/time/period';
import { useAskAgain } from '@/shared/api/useAskAgain';
import { NO_DAY, isReached } from '@/shared/lists/pagesOf';
import { useAppDispatch } from '@/shared/store/hooks';
import { useAreWaitingRead, useWaiting } from '../keptRecords';
import { plannedRecords } from '../workRecordsApi';
import { ANY_STEP, MOST_RESTARTS, type OwnRead, type OwnWay, readOwnRecords } from './ownRecordsApi';

/** The user's records from a day on (none if it is null), read a few pages at a time; `anew` takes none that are kept. */
export function useOwnRecords(from: IsoDate | null, way: 'on' | 'anew' = 'on') {
  const dispatch = useAppDispatch();
  const query = readOwnRecords.useQueryState(ANY_STEP, { skip: from === null });
  const { data: own, isFetching, requestId } = query;
  const areWaitingRead = useAreWaitingRead();
  const isReadBack = own !== undefined && from !== null && isReached(from, own.read.knownFrom);
  const isKnown = isReadBack && areWaitingRead;
  const error = isFetching ? undefined : query.error;

  const step = (next: OwnWay) => {
    if (from !== null)
      void dispatch(readOwnRecords.initiate({ from, way: next }, { subscribe: false, forceRefetch: true }));
  };
  const readOn = () => step(isReadBack || (own && own.restarts >= MOST_RESTARTS) ? 'again' : 'on');

  useHeld(from, way);
  const isWanting = own !== undefined && !isReadBack && !isFetching && error === undefined;
  // The id of the last step, because a step may end before the screen has seen it begin.
  const after = isWanting ? requestId : undefined;
  useEffect(() => {
    if (from === null || after === undefined) return;
    void dispatch(readOwnRecords.initiate({ from, way: 'on' }, { subscribe: false, forceRefetch: true }));
  }, [dispatch, from, after]);
  useAskAgain({ ...query, refetch: readOn });

  return {
    ...useShown(from, own, isKnown),
    state: stateOf(from !== null, error !== undefined, isKnown && !isFetching),
    /** The reason why the reading failed. */
    error,
    progress: useMemo(() => progressOf(own), [own]),
    /** Goes on after a failure; if all records are known, looks for changes. */
    readOn,
    /** Reads everything anew. */
    readAnew: () => step('anew'),
  };
}

/** `none`: nothing has to be read. */
function stateOf(
  isAsked: boolean,
  hasFailed: boolean,
  isKnown: boolean,
): 'none' | 'failed' | 'known' | 'reading' {
  if (!isAsked) return 'none';
  return hasFailed ? 'failed' : isKnown ? 'known' : 'reading';
}

/** Starts the first step, and keeps the state in the cache as long as it is needed. */
function useHeld(from: IsoDate | null, way: OwnWay): void {
  const dispatch = useAppDispatch();
  const isHeld = from !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    const held = dispatch(readOwnRecords.initiate({ from, way }, { forceRefetch: way === 'anew' }));
    return () => held.unsubscribe();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- day and way are those of the first step alone
  }, [dispatch, isHeld]);
}

/** The records to show, with the changes that wait. */
function useShown(from: IsoDate | null, own: OwnRead | undefined, isKnown: boolean) {
  const waiting = useWaiting();
  const entries = own?.rows.entries;
  const earlier = useAreWaitingRead() ? own?.earlier : undefined;
  const isEarlier = !isKnown && earlier && from !== null && isReached(from, earlier.knownFrom);
  const complete = isKnown ? entries : isEarlier ? earlier.rows.entries : undefined;
  const completeFrom = (isKnown ? own?.read.knownFrom : earlier?.knownFrom) ?? null;
  const records = complete && plannedRecords(complete, waiting, completeFrom);
  const knownFrom = own?.read.knownFrom ?? NO_DAY;
  const isPartial = entries && !isKnown && knownFrom !== NO_DAY;
  const partial = isPartial ? { records: plannedRecords(entries, waiting, knownFrom), knownFrom } : null;
  return {
    /**
     * All records from the day on, usually the newest first, and some older ones; null until they are complete. Entries that
     * wait to be sent are included; records whose deletion is held back are not.
     */
    records: records ?? null,
    /** The records of the present reading until it is complete; from `knownFrom` on, none is missing. */
    partial,
    /** Whether they are of an earlier reading, because the present one is under way or failed. */
    isOld: Boolean(isEarlier),
    /** When they were last read or compared with the service, in milliseconds; null if there are none. */
    readAt: (isKnown ? own?.readAt : isEarlier ? earlier.readAt : null) ?? null,
    /** How many records cannot be read, so that every sum lacks them. */
    unreadable: isEarlier ? earlier.unreadable : (own?.read.unreadable.length ?? 0),
    /** How many entries from the day on wait to be sent. */
    waitingCount: from === null ? 0 : waitingWithin(waiting, from, NO_DAY),
  };
}

/** How many entries the present reading has, and the earliest day among them. */
function progressOf(own: OwnRead | undefined): { readonly count: number; readonly backTo: IsoDate | null } {
  if (!own) return { count: 0, backTo: null };
  const { entries, unreadable } = own.read;
  const backTo = entries.reduce<IsoDate | null>(
    (oldest, { date }) => (oldest === null || date < oldest ? date : oldest),
    null,
  );
  return { count: entries.length + unreadable.length, backTo };
}
