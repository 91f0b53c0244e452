import { useAppDispatch } from '../store/hooks';
import { useSteps } from '../undo/useSteps';
import { errorOf, newKey } from './change';
import type { SavedKind } from './outboxKind';
import { type OneChange, saveOne, saveOpposite } from './save';

/** Saves a change as a step that can be undone; answers why it was not saved. */
export function useSavedStep<Content>(load: () => Promise<SavedKind<Content>>) {
  const dispatch = useAppDispatch();
  const steps = useSteps();
  return async (
    change: OneChange<Content>,
    step: { readonly text: string; readonly detail: string },
  ): Promise<unknown> => {
    const { before, want } = change;
    const outcome = await dispatch(saveOne(load, change));
    if (outcome.kind !== 'saved') return errorOf(outcome);
    // The key is shared by all attempts to undo, so that a retry after a failure creates nothing twice.
    const back = { key: newKey(), row: want === null ? null : outcome.id, before: want, want: before };
    steps.add({ ...step, undo: async () => dispatch(saveOpposite(load, back)) });
    return undefined;
  };
}
