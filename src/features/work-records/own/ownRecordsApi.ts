import type { Id } from '@/domain/id';
import type { IsoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import { api } from '@/shared/api/api';
import { isApiError } from '@/shared/api/apiError';
import { type ListPage, pageOf } from '@/shared/lists/listPage';
import { notPaged } from '@/shared/lists/readPages';
import { NO_DAY, NO_STEPS, type StepsRead, isReached, readStep } from '@/shared/lists/readStep';
import { selectUser } from '@/shared/session/sessionSlice';
import type { Extra } from '@/shared/store/extra';
import type { RootState, ServiceThunk } from '@/shared/store/store';
import { askPage, workRecordPages } from '../workRecordsApi';
import { type KeptOwnRecords, correctOnDevice, readKeptRecords, writeKeptRecords } from './keptOwnRecords';

/** How many pages are read before the screen shows them. */
const PAGES_AT_ONCE = 5;

/** How often reading begins again because records were added or deleted in the meantime. */
export const MOST_RESTARTS = 3;

/** Kept records that were read longer ago are all read again, in milliseconds. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Records that were complete before this reading. */
interface EarlierRecords {
  readonly entries: readonly WorkRecord[];
  readonly knownFrom: IsoDate | null;
  readonly readAt: number;
  readonly unreadable: number;
}

/** The user's records as far as they were read for the time account. */
export interface OwnRead {
  /** As the service answered them. */
  readonly read: StepsRead<WorkRecord>;
  /** The same with what was changed since, and without deletions that are held back. */
  readonly entries: readonly WorkRecord[];
  /** What is shown until this reading is complete. */
  readonly earlier: EarlierRecords | null;
  /** What the device keeps, if reading may end where a page equals it. */
  readonly kept: KeptOwnRecords | null;
  readonly restarts: number;
  /** When this reading began, in milliseconds. */
  readonly begunAt: number;
  /** Something was saved or deleted since, so page starts of the service no longer match. */
  readonly isChanged: boolean;
  /** When the records back to the wanted day were complete, in milliseconds. */
  readonly readAt: number | null;
  /** When all of them were read and none taken from the device, in milliseconds. */
  readonly wholeAt: number | null;
}

/** Reads on; or again, down to what is kept; or everything anew. */
export type OwnWay = 'on' | 'again' | 'anew';

interface OwnStep {
  /** All records from this day on are wanted. */
  readonly from: IsoDate;
  readonly way: OwnWay;
}

/** All steps share one cache entry. */
export const ANY_STEP: OwnStep = { from: NO_DAY, way: 'on' };

/** Start indexes that no page of the list has, so that a deletion that is undone finds its place in each. */
const OWN_PAGE = -2;
const EARLIER_PAGE = -3;

const begun = (earlier: EarlierRecords | null, kept: KeptOwnRecords | null, restarts = 0): OwnRead => ({
  read: NO_STEPS,
  entries: [],
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
     * The next few pages of the user's records, until all from a day on are known. A step that begins a reading and
     * finds earlier records ends at once, so that they are shown.
     */
    readOwnRecords: build.query<OwnRead, OwnStep>({
      queryFn: async ({ from, way }, { dispatch, getState, extra }) => {
        const guid = guidIn(getState());
        const own = ownIn(getState());
        const goesOn = own && way === 'on' && !(own.isChanged && !isReached(from, own.read.knownFrom));
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
        const { hiddenEntries } = extra as Extra;
        const shown = (entries: readonly WorkRecord[]) =>
          hiddenEntries.shown(workRecordPages.url, pageOf(entries, OWN_PAGE)).entries;
        const before = goesOn ? own : await begin(way, guid, own, shown);
        if (!goesOn && before.earlier) return { data: before };
        const step = await readStep<WorkRecord>({
          from,
          read: before.read,
          pages: PAGES_AT_ONCE,
          readPage: async (start) => askPage(start, dispatch, true),
          dateOf: ({ date }) => date,
          kept: before.kept,
        });
        if ('error' in step) return { error: isApiError(step.error) ? step.error : { kind: 'network' } };
        if ('isShifted' in step) {
          if (before.restarts >= MOST_RESTARTS) return { error: notPaged };
          return { data: begun(earlierOf(before), null, before.restarts + 1) };
        }
        const read = step.data;
        const wholeAt = before.wholeAt ?? (read.isJoined ? (before.kept?.wholeAt ?? null) : null);
        const data = { ...before, read, entries: shown(read.entries), isChanged: false, wholeAt };
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

/** Begins a reading with the records that are known already. */
async function begin(
  way: OwnWay,
  guid: string | undefined,
  own: OwnRead | undefined,
  shown: (entries: readonly WorkRecord[]) => readonly WorkRecord[],
): Promise<OwnRead> {
  const onDevice = guid === undefined ? null : await readKeptRecords(guid);
  // Where the device keeps nothing, what this visit has read is as good.
  const kept = onDevice ?? (own ? keptOf(own) : null);
  const earlier =
    (own ? earlierOf(own) : null) ?? (kept && { ...kept, entries: shown(kept.entries), unreadable: 0 });
  // A clock that was set back since cannot tell how old they are.
  const age = kept && Date.now() - kept.wholeAt;
  const mayJoin = way !== 'anew' && age !== null && age >= 0 && age < KEPT_MS;
  return begun(earlier, mayJoin ? kept : null);
}

/** A reading as it can be kept: complete, and just as the service has it. */
function keptOf({ read, readAt, wholeAt, isChanged }: OwnRead): KeptOwnRecords | null {
  if (readAt === null || wholeAt === null || isChanged || read.unreadable.length > 0) return null;
  return { entries: read.entries, knownFrom: read.knownFrom, readAt, wholeAt };
}

/** The records of a reading, if it was complete, or else those before it. */
function earlierOf({ read, entries, readAt, earlier }: OwnRead): EarlierRecords | null {
  if (readAt === null) return earlier;
  return { entries, knownFrom: read.knownFrom, readAt, unreadable: read.unreadable.length };
}

function guidIn(state: unknown): string | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
  return selectUser(state as RootState)?.guid;
}

function ownIn(state: unknown): OwnRead | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
  return readOwnRecords.select(ANY_STEP)(state as Required<RootState>).data;
}

type Change = (page: ListPage<WorkRecord>) => ListPage<WorkRecord>;

/** Applies a change of the list to the records that were read, and again after a step in progress has finished. */
export function changeOwn(change: Change): ServiceThunk<void> {
  return (dispatch, getState) => {
    const { util } = ownRecordsApi;
    const patch = () => {
      const own = ownIn(getState());
      if (!own) return;
      const { earlier } = own;
      const next: OwnRead = {
        ...own,
        entries: change(pageOf(own.entries, OWN_PAGE)).entries,
        earlier: earlier && { ...earlier, entries: change(pageOf(earlier.entries, EARLIER_PAGE)).entries },
        isChanged: true,
      };
      // Made outside, because a draft of thousands of records takes long.
      dispatch(util.updateQueryData('readOwnRecords', ANY_STEP, () => next));
    };
    patch();
    void dispatch(util.getRunningQueryThunk('readOwnRecords', ANY_STEP))?.then(patch);
  };
}

/** The service has created, changed or (null) deleted a record: the device keeps that, too. */
export function correctKeptRecords(id: Id, record: WorkRecord | null): ServiceThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const guid = guidIn(getState());
    // It may be about to keep what it has read before.
    await dispatch(ownRecordsApi.util.getRunningQueryThunk('readOwnRecords', ANY_STEP));
    if (guid !== undefined) await correctOnDevice(guid, id, record);
  };
}
