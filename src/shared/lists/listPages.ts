import type { UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Id } from '@/domain/id';
import type { IsoDate } from '@/domain/time/period';
import { errorOfRejection, isApiError } from '../api/apiError';
import { correctAnswers } from '../api/keptAnswers';
import { answerOf } from '../api/readFresh';
import { selectUser } from '../session/sessionSlice';
import type { Extra } from '../store/extra';
import type { AppDispatch, RootState } from '../store/store';
import {
  type Change,
  type Identified,
  type ListPage,
  indexIn,
  withChanged,
  withFirst,
  without,
} from './listPage';
import { type Read, type ReadPage, type Span, readPeriod } from './readList';
import type { PageResult } from './pagesOf';

/** The state of a store in which the cache is injected, as it is on every screen with a list. */
type ServiceState = Required<RootState>;
type ListThunk<Result = void> = ThunkAction<Result, ServiceState, Extra, UnknownAction>;

/** An RTK Query API with an endpoint `Name` that reads pages of a list by the index at which they begin. */
interface PagedApi<Name extends string, Entry> {
  readonly util: {
    readonly selectCachedArgsForQuery: (state: ServiceState, name: Name) => readonly number[];
    readonly updateQueryData: (name: Name, start: number, change: Change<Entry>) => ListThunk<unknown>;
    readonly getRunningQueryThunk: (name: Name, start: number) => ListThunk<PromiseLike<unknown> | undefined>;
  };
  readonly endpoints: {
    readonly [Key in Name]: {
      readonly select: (start: number) => (state: ServiceState) => {
        readonly data?: ListPage<Entry> | undefined;
      };
      readonly initiate: (
        start: number,
        options: { readonly forceRefetch: boolean },
      ) => ListThunk<PromiseLike<PageResult<Entry>> & { readonly unsubscribe: () => void }>;
    };
  };
}

interface ListOptions<Name extends string, Entry> {
  /** Path of the call that reads a page. */
  readonly url: string;
  /** The day by which the service sorts the list, newest first. */
  readonly dateOf: (entry: Entry) => IsoDate;
  /** Another endpoint that reads the same pages, which are updated, too. */
  readonly beside?: Name;
  /** The endpoint that reads pages for anything but the screen (`readingEndpoint`); missing: that of the list. */
  readonly reads?: Name;
}

/** Whether pages are read anew, or those that were read a moment ago are used again. */
type Freshness = 'fresh' | 'recent';

/** Another cache entry with entries of the list, which follows its changes. */
interface Follower<Entry> {
  /** Changes it, if it is there. */
  readonly change: (change: Change<Entry>) => ListThunk<unknown>;
  /** The query that fills it, while it is under way. */
  readonly running: () => ListThunk<PromiseLike<unknown> | undefined>;
}

/**
 * Reads and updates a list. Updates are applied to every page in the cache, to what follows the list, and to the kept
 * answers, so that a kept answer never lacks what was saved since.
 */
export interface ListPages<Entry> {
  /** Path of the call that reads a page. */
  readonly url: string;
  /** Takes entries off the screen because they are about to be deleted, or puts them back in their old places. */
  readonly setHidden: (entries: readonly Entry[], isHidden: boolean) => ListThunk;
  /** The service has created entries, one after another: they go to the front, whatever their dates. */
  readonly created: (...entries: readonly Entry[]) => ListThunk;
  /** The service has changed an entry. */
  readonly changed: (id: Id, change: (entry: Entry) => Entry) => ListThunk;
  /** The service has changed an entry, all of which is known: what follows the list has it then, even if it had it not. */
  readonly replaced: (entry: Entry) => ListThunk;
  /**
   * Waits for the answer to a deletion; an entry that the service no longer had counts as deleted.
   *
   * @returns whether it is gone
   */
  readonly deleted: (id: Id, answer: PromiseLike<unknown>) => ListThunk<Promise<boolean>>;
  /** Ids of the known entries that say the same as one that is about to be created. */
  readonly alike: (isSame: (entry: Entry) => boolean) => ListThunk<readonly Id[]>;
  /** Reads pages of the list without changing the screen. */
  readonly pages: (dispatch: AppDispatch, freshness: Freshness) => ReadPage<Entry>;
  /** Reads the entries of a period (see `readPeriod`), usually straight from the service. */
  readonly within: (
    span: Span,
    dispatch: AppDispatch,
    freshness?: Freshness,
  ) => Promise<Read<readonly Entry[]>>;
  /** Changes another cache entry with the list from now on; called once by its module. */
  readonly follow: (follower: Follower<Entry>) => void;
}

/** Whether RTK Query rejected a mutation because the service does not know the id. */
function isNotFound(failure: unknown): boolean {
  const error = errorOfRejection(failure);
  return isApiError(error) && error.kind === 'not-found';
}

/** Corrects the answers of a list that the device keeps. */
function correctedAnswers<Entry>(url: string, update: Change<Entry>): ListThunk {
  return (_dispatch, getState) => {
    const guid = selectUser(getState())?.guid;
    if (guid === undefined) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept by this endpoint of this very build
    void correctAnswers(guid, url, (kept) => update(kept as ListPage<Entry>));
  };
}

/** Sets which entries of a list are hidden, in answers to come. */
function hide(url: string, entries: readonly Identified[], isHidden: boolean): ListThunk {
  return (_dispatch, _getState, { hiddenEntries }) => hiddenEntries.set(url, entries, isHidden);
}

/** Shows new entries: the service may use the id of an entry that was deleted once more. */
function shownAgain(url: string, entries: readonly Identified[], change: ListThunk): ListThunk {
  return (dispatch) => {
    dispatch(hide(url, entries, false));
    dispatch(change);
  };
}

/** Dispatches a change at once, and again after a query that is under way. */
function nowAndAfter(
  read: PromiseLike<unknown> | undefined,
  change: ListThunk<unknown>,
  after?: ListThunk,
): ListThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(change);
    if (!read) return;
    await read;
    dispatch(change);
    if (after) dispatch(after);
  };
}

function pageReader<Name extends string, Entry>(
  { util, endpoints }: PagedApi<Name, Entry>,
  name: Name,
  dispatch: AppDispatch,
  freshness: Freshness,
): ReadPage<Entry> {
  return async (start, isAgain) => {
    const forceRefetch = isAgain || freshness === 'fresh';
    // A query already under way may have been answered before the entry was saved that we look for.
    if (forceRefetch) await dispatch(util.getRunningQueryThunk(name, start));
    return answerOf(dispatch(endpoints[name].initiate(start, { forceRefetch })));
  };
}

/** @param name the endpoint that reads a page; made by `pagedEndpoint` */
export function listPages<Name extends string, Entry extends Identified>(
  api: PagedApi<Name, Entry>,
  name: Name,
  { url, dateOf, beside, reads = name }: ListOptions<Name, Entry>,
): ListPages<Entry> {
  const { util, endpoints } = api;
  const startsIn = (state: ServiceState) => util.selectCachedArgsForQuery(state, name);
  const followers: Follower<Entry>[] = [];

  /** Updates at once, and again when running queries are done, because their answers may not include the change yet. */
  const nowAndAfterReads =
    (update: Change<Entry>, followUpdate = update, correctKept?: ListThunk): ListThunk =>
    (dispatch, getState, { hiddenEntries }) => {
      const shown = hiddenEntries.shown(url, update);
      for (const endpoint of beside ? [name, beside] : [name]) {
        for (const start of util.selectCachedArgsForQuery(getState(), endpoint)) {
          const read = dispatch(util.getRunningQueryThunk(endpoint, start));
          void dispatch(nowAndAfter(read, util.updateQueryData(endpoint, start, shown), correctKept));
        }
      }
      for (const { change, running } of followers)
        void dispatch(nowAndAfter(dispatch(running()), change(hiddenEntries.shown(url, followUpdate))));
      if (correctKept) dispatch(correctKept);
    };

  const correct = (update: Change<Entry>, { kept = update, follow = update } = {}) =>
    nowAndAfterReads(update, follow, correctedAnswers(url, kept));

  const pages = (dispatch: AppDispatch, freshness: Freshness): ReadPage<Entry> =>
    pageReader(api, reads, dispatch, freshness);

  return {
    url,
    setHidden: (entries, isHidden) => (dispatch) => {
      dispatch(hide(url, entries, isHidden));
      dispatch(nowAndAfterReads((page) => page));
    },
    created: (...entries) => {
      const update: Change<Entry> = (page) => withFirst(page, ...entries);
      const kept: Change<Entry> = (page) => (page.start === 0 ? update(page) : page);
      return shownAgain(url, entries, correct(update, { kept }));
    },
    changed: (id, change) => correct((page) => withChanged(page, id, change)),
    replaced: (entry) => {
      const update: Change<Entry> = (page) => withChanged(page, entry.id, () => entry);
      // It may be on a page that what follows has never read.
      return correct(update, {
        follow: (page) => (indexIn(page, entry.id) < 0 ? withFirst(page, entry) : update(page)),
      });
    },
    deleted:
      (id, answer) =>
      async (dispatch, _getState, { hiddenEntries }) => {
        const ended = hiddenEntries.deleting(url);
        const isGone = await answer.then(() => true, isNotFound);
        if (isGone) {
          dispatch(correct((page) => without(page, id)));
          ended();
        }
        return isGone;
      },
    alike: (isSame) => (_dispatch, getState) => {
      const cached = startsIn(getState()).map((start) => endpoints[name].select(start)(getState()).data);
      return cached.flatMap((page) => page?.entries.filter(isSame).map(({ id }) => id) ?? []);
    },
    pages,
    within: async (span, dispatch, freshness = 'fresh') =>
      readPeriod(span, pages(dispatch, freshness), dateOf),
    follow: (follower) => void followers.push(follower),
  };
}
