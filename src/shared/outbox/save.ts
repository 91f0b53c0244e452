import type { UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { ApiError } from '../api/apiError';
import type { Extra } from '../store/extra';
import type { RootState } from '../store/store';
import type { Change, Outcome, SaveOptions } from './change';
import type { SavedKind } from './outboxKind';

/** Saves entries; who dispatches one has the list of their kind on the screen. */
export type Saving<Result> = ThunkAction<Promise<Result>, Required<RootState>, Extra, UnknownAction>;

const noNetwork: ApiError = { kind: 'network' };

/**
 * Saves changes of one kind in order, each once ("Speed of use", "Outbox"): what the service does not answer waits on the
 * device and goes out by itself, and what is saved meanwhile follows in order. A call that failed so that nobody knows is
 * looked for in the list, at once and before the same wish is sent again.
 *
 * @param load the kind; its code is not part of the screen's first bytes
 * @returns an outcome for each change
 */
export function save<Content>(
  load: () => Promise<SavedKind<Content>>,
  changes: readonly Change<Content>[],
  options: SaveOptions<Content> = {},
): Saving<readonly Outcome<Content>[]> {
  return async (dispatch) => {
    const loaded = await Promise.all([load(), import('./saver')]).catch(() => null);
    // Its code was never fetched, and there is no network: nothing was sent.
    if (!loaded) return changes.map(() => ({ kind: 'failed', error: noNetwork }));
    const [kind, { saveNow }] = loaded;
    return dispatch(saveNow(kind, changes, options));
  };
}
