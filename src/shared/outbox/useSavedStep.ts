import { useAppDispatch } from '../store/hooks';
import { noLonger } from '../undo/stepHistory';
import { useSteps } from '../undo/useSteps';
import { errorOf, newKey } from './change';
import type { SavedKind } from './outboxKind';
import { type OneChange, saveOne, saveOpposite } from './save';

/**
 * Saves a change as a step that can be undone. If somebody else has changed the same fields in the meantime, theirs are
 * shown instead of being overwritten. Resolves to the error if the change was not saved.
 */
export function useSavedStep<Content>(load: () => Promise<SavedKind<Content>>) {
  const dispatch = useAppDispatch();
  const steps = useSteps();
  return async (
    change: OneChange<Content>,
    step: { readonly text: string; readonly detail: string },
  ): Promise<unknown> => {
    const { row, before, want } = change;
    const isUpdate = row !== null && before !== null && want !== null;
    const show = async (theirs: Content | null) =>
      (await load()).calls(dispatch).adopt(row ?? '', theirs, false);
    const onConflict = (theirs: Content | null) => void show(theirs);
    const outcome = await dispatch(saveOne(load, change, isUpdate ? { onConflict } : {}));
    if (outcome.kind === 'unsent') return noLonger;
    if (outcome.kind !== 'saved') return errorOf(outcome);
    // The key is shared by all attempts to undo, so that a retry after a failure creates nothing twice.
    const back = { key: newKey(), row: want === null ? null : outcome.id, before: want, want: before };
    steps.add({ ...step, undo: async () => dispatch(saveOpposite(load, back)) });
    return undefined;
  };
}
