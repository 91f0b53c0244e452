import { type CheckItemName, withItem } from '@/domain/planner/checklist';
import type { Task } from '@/domain/planner/kanban';
import { type TaskContent, contentOf, withWaitingTasks } from '@/domain/planner/taskEdit';
import { readFresh } from '@/shared/api/readFresh';
import { type Outcome, isUnanswered } from '@/shared/outbox/change';
import { type Saving, saveOne } from '@/shared/outbox/save';
import { getTask } from '../api/tasksApi';
import { loadTaskKind, whatWaits } from './saveTask';

/** A box that is to be ticked or cleared. */
export interface Tick extends CheckItemName {
  readonly isDone: boolean;
}

/** The outcome of a tick. */
export type Ticked =
  /** The description no longer has the item; nothing was sent. */
  | { readonly kind: 'gone' }
  /** It was so already. */
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'sent';
      readonly before: TaskContent;
      readonly want: TaskContent;
      readonly outcome: Outcome<TaskContent>;
    }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Ticks a box in the description of a task. The task is read anew, so that only this line differs from what the service
 * has. If nobody answers, the change waits like any other.
 *
 * @param known the task as it is shown, if it was never read
 */
export function tickTask(known: Task, tick: Tick): Saving<Ticked> {
  return async (dispatch, getState) => {
    const id = String(known.id);
    const { data, error } = await readFresh(dispatch(getTask.initiate(id, { forceRefetch: true })));
    if (!data && !isUnanswered(error)) return { kind: 'failed', error };
    const stored = data ?? getTask.select(id)(getState()).data ?? known;
    const { items } = await dispatch(whatWaits());
    const before = contentOf(withWaitingTasks([stored], items)[0] ?? stored);
    const description = withItem(before.description, tick, tick.isDone);
    if (description === null) return { kind: 'gone' };
    if (description === before.description) return { kind: 'unchanged' };
    const want = { ...before, description };
    const outcome = await dispatch(saveOne(loadTaskKind, { row: known.id, before, want }));
    return { kind: 'sent', before, want, outcome };
  };
}
