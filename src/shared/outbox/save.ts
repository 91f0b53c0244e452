import type { ServiceThunk } from '../store/store';
import { noLonger } from '../undo/stepHistory';
import {
  type Change,
  type Outcome,
  type SaveOptions,
  allFailed,
  errorOf,
  isDone,
  newKey,
  noNetwork,
} from './change';
import type { SavedKind } from './outboxKind';

/** A thunk that saves entries; the screen that dispatches it shows their list. */
export type Saving<Result> = ServiceThunk<Promise<Result>>;

/**
 * Saves changes of one kind in order, each once. What the service does not answer waits on the device and is
 * sent later by itself, and what is saved in the meantime follows in order. If a call failed and may still have been
 * carried out, we look for it in the list, at once and before the same wish is sent again.
 *
 * @param load loads the kind, whose code is not part of the screen's first bytes
 * @returns an outcome for each change
 */
export function save<Content>(
  load: () => Promise<SavedKind<Content>>,
  changes: readonly Change<Content>[],
  options: SaveOptions<Content> = {},
): Saving<readonly Outcome<Content>[]> {
  return async (dispatch) => {
    const loaded = await Promise.all([load(), import('./saver')]).catch(() => null);
    // The code of the kind was never fetched and there is no network: nothing was sent.
    if (!loaded) return allFailed(changes, noNetwork, options);
    const [kind, { saveNow }] = loaded;
    return dispatch(saveNow(kind, changes, options));
  };
}

/** A change; without a key it is a new wish. */
export type OneChange<Content> = Omit<Change<Content>, 'key'> & { readonly key?: string };

/** Saves one change (see `save`). */
export function saveOne<Content>(
  load: () => Promise<SavedKind<Content>>,
  { key = newKey(), ...change }: OneChange<Content>,
  options?: SaveOptions<Content>,
): Saving<Outcome<Content>> {
  return async (dispatch) => {
    const [outcome] = await dispatch(save(load, [{ key, ...change }], options));
    return outcome ?? { kind: 'unsent' };
  };
}

/**
 * Saves the opposite of a step, for an undo, unless the same part has been changed since.
 *
 * @returns why it was not saved; undefined if it is undone
 */
export function saveOpposite<Content>(
  load: () => Promise<SavedKind<Content>>,
  change: OneChange<Content>,
): Saving<unknown> {
  return async (dispatch) => {
    const outcome = await dispatch(saveOne(load, change, { onConflict: () => undefined }));
    return isDone(outcome) ? undefined : (errorOf(outcome) ?? noLonger);
  };
}
