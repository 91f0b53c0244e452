import type { IsoDate } from '@/domain/time/period';
import type { NamedRecord, WorkRecord } from '@/domain/work/workRecord';
import { api } from '@/shared/api/api';
import { type ListPage, pageOf } from '@/shared/lists/listPage';
import { NO_DAY, NOTHING_READ, doubtful, isReached, notPaged } from '@/shared/lists/pagesOf';
import { type StepsRead, readStep } from '@/shared/lists/readStep';
import type { Taken } from '@/shared/outbox/outboxKind';
import { selectUser } from '@/shared/session/sessionSlice';
import type { Extra } from '@/shared/store/extra';
import type { RootState, ServiceThunk } from '@/shared/store/store';
import { workRecordPages } from '../workRecordsApi';
import { type KeptOwnRecords, correctOnDevice, readKeptRecords, writeKeptRecords } from './keptOwnRecords';

/** How many pages a step reads before the screen shows them. */
const PAGES_AT_ONCE = 5;

/** How often reading begins again because records were added or deleted in the meantime. */
export const MOST_RESTARTS = 3;

/** Kept records that were read longer ago than this are all read anew, in milliseconds. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The records of an earlier reading that was complete. */
interface EarlierRecords {
  readonly rows: ListPage<WorkRecord>;
  readonly knownFrom: IsoDate | null;
  readonly readAt: number;
  readonly unreadable: number;
}

/** The state of reading the user's records for the time account. */
export interface OwnRead {
  /** The records as the service has answered them. */
  readonly read: StepsRead<WorkRecord>;
  /** The records with the changes since then, and without those whose deletion is held back, in the shape of a page. */
  readonly rows: ListPage<WorkRecord>;
  /** The records that are shown until this reading is complete. */
  readonly earlier: EarlierRecords | null;
  /** The kept records, if reading may end as soon as a page equals them; otherwise null. */
  readonly kept: KeptOwnRecords | null;
  readonly restarts: number;
  /** When this reading began, in milliseconds. */
  readonly begunAt: number;
  /** Whether something was saved or deleted since, so that the pages of the service have moved. */
  readonly isChanged: boolean;
  /** When the records back to the wanted day were complete, in milliseconds. */
  readonly readAt: number | null;
  /** When all of them were last read without taking kept ones, in milliseconds. */
  readonly wholeAt: number | null;
}

/** `on`: goes on with the reading; `again`: begins again, and ends where a page equals the kept records; `anew`: reads all. */
export type OwnWay = 'on' | 'again' | 'anew';

interface OwnStep {
  /** All records from this day on are wanted. */
  readonly from: IsoDate;
  readonly way: OwnWay;
}

/** The argument by which the state is found; all steps share one cache entry. */
export const ANY_STEP: OwnStep = { from: NO_DAY, way: 'on' };

const begun = (earlier: EarlierRecords | null, kept: KeptOwnRecords | null, restarts = 0): OwnRead => ({
  read: NOTHING_READ,
  rows: pageOf([], 0),
  earlier,
  kept,
  restarts,
  begunAt: Date.now(),
  isChanged: false,
  readAt: null,
  wholeAt: null,
});

const ownRecordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Reads the next few pages of the user's records, until all from a day on are known. A step that begins a reading and
     * finds earlier records ends at once, so that these are shown.
     */
    readOwnRecords: build.query<OwnRead, OwnStep>({
      queryFn: async ({ from, way }, { dispatch, getState, extra, signal }) => {
        const guid = guidIn(getState());
        const own = ownIn(getState());
        const goesOn = own && way === 'on' && !(own.isChanged && !isReached(from, own.read.knownFrom));
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
        const { hiddenEntries } = extra as Extra;
        const shown = (entries: readonly WorkRecord[]) =>
          hiddenEntries.shown<WorkRecord>(workRecordPages.url)(pageOf(entries, 0));
        const before = goesOn ? own : await begin(way, guid, own, shown);
        if (!goesOn && before.earlier) return { data: before };
        const readPage = workRecordPages.pages(dispatch, 'fresh');
        const step = await readStep<WorkRecord>({
          from,
          read: before.read,
          pages: PAGES_AT_ONCE,
          readPage: async (start) => readPage(start, true),
          dateOf: ({ date }) => date,
          kept: before.kept,
          signal,
        });
        if ('error' in step) {
          const { error } = step;
          if ((error === notPaged || error === doubtful) && before.restarts < MOST_RESTARTS)
            return { data: begun(earlierRecords(before), null, before.restarts + 1) };
          return { error };
        }
        const read = step.data;
        const wholeAt = before.wholeAt ?? (read.isJoined ? (before.kept?.wholeAt ?? null) : null);
        const data = { ...before, read, rows: shown(read.entries), isChanged: false, wholeAt };
        if (!isReached(from, read.knownFrom)) return { data };
        const now = Date.now();
        const complete = { ...data, kept: null, readAt: now, wholeAt: wholeAt ?? now };
        const kept = keptOf(complete);
        // Nothing is kept for a user who has signed out in the meantime.
        if (kept && guid !== undefined && guid === guidIn(getState()))
          void writeKeptRecords(guid, kept, before.begunAt);
        return { data: complete };
      },
      serializeQueryArgs: ({ endpointName }) => endpointName,
      // Comparing thousands of records field by field after each step takes longer than the step.
      structuralSharing: false,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { readOwnRecords } = ownRecordsApi.endpoints;

/** Begins a reading, with the records that are known already. */
async function begin(
  way: OwnWay,
  guid: string | undefined,
  own: OwnRead | undefined,
  shown: (entries: readonly WorkRecord[]) => ListPage<WorkRecord>,
): Promise<OwnRead> {
  const onDevice = guid === undefined ? null : await readKeptRecords(guid);
  // If the device keeps nothing, the records that were read in this visit serve as well.
  const kept = onDevice ?? (own ? keptOf(own) : null);
  const earlier =
    (own ? earlierRecords(own) : null) ?? (kept && { ...kept, rows: shown(kept.entries), unreadable: 0 });
  // If the clock was set back since, their age is unknown.
  const age = kept && Date.now() - kept.wholeAt;
  const mayJoin = way !== 'anew' && age !== null && age >= 0 && age < KEPT_MS;
  return begun(earlier, mayJoin ? kept : null);
}

/** The records of a reading for the device to keep; null unless it is complete and equals the service's list. */
function keptOf({ read, readAt, wholeAt, isChanged }: OwnRead): KeptOwnRecords | null {
  if (readAt === null || wholeAt === null || isChanged || read.unreadable.length > 0) return null;
  return { entries: read.entries, knownFrom: read.knownFrom, readAt, wholeAt };
}

/** The records of a reading if it is complete, otherwise those of the reading before it. */
function earlierRecords({ read, rows, readAt, earlier }: OwnRead): EarlierRecords | null {
  if (readAt === null) return earlier;
  return { rows, knownFrom: read.knownFrom, readAt, unreadable: read.unreadable.length };
}

function guidIn(state: unknown): string | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
  return selectUser(state as RootState)?.guid;
}

function ownIn(state: unknown): OwnRead | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
  return readOwnRecords.select(ANY_STEP)(state as Required<RootState>).data;
}

workRecordPages.follow({
  change: (change) => (dispatch, getState) => {
    const own = ownIn(getState());
    if (!own) return;
    const { earlier } = own;
    const next: OwnRead = {
      ...own,
      rows: change(own.rows),
      earlier: earlier && { ...earlier, rows: change(earlier.rows) },
      isChanged: true,
    };
    // The next state is made outside, because a draft of thousands of records takes long.
    dispatch(ownRecordsApi.util.updateQueryData('readOwnRecords', ANY_STEP, () => next));
  },
  running: () => ownRecordsApi.util.getRunningQueryThunk('readOwnRecords', ANY_STEP),
});

/** Changes the kept records after the service has created, changed or (null) deleted some. */
export function correctKeptRecords(taken: readonly Taken<NamedRecord>[]): ServiceThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const guid = guidIn(getState());
    // A step that is under way may be about to keep the records that it read before the change.
    await dispatch(ownRecordsApi.util.getRunningQueryThunk('readOwnRecords', ANY_STEP));
    if (guid !== undefined) await correctOnDevice(guid, taken);
  };
}
