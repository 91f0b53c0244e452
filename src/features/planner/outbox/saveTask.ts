import { isSame } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import { type Task, newTaskDefaults } from '@/domain/planner/kanban';
import { type Outbox, rowIdOf } from '@/domain/changes/outbox';
import { waitingFor } from '@/domain/changes/waitingFor';
import { type TaskContent, contentOf, taskFields } from '@/domain/planner/taskEdit';
import { readFresh } from '@/shared/api/readFresh';
import type { EditedKind } from '@/shared/edit/useEdit';
import { errorOf } from '@/shared/outbox/change';
import { type Saving, saveOne } from '@/shared/outbox/save';
import { selectUser } from '@/shared/session/sessionSlice';
import { knownDeviceValue } from '@/shared/storage/deviceValue';
import { noLonger } from '@/shared/undo/stepHistory';
import { getTask } from '../api/tasksApi';
import { keptTasks } from './waitingTasks';

/** Loads how tasks are saved: what is handed to `saveOne`. */
export const loadTaskKind = async () => (await import('./taskKind')).taskKind;

/** How edits of tasks are saved. */
export const editedTask: EditedKind<TaskContent> = { fields: taskFields, load: loadTaskKind };

/** The tasks that wait on the device. */
export function whatWaits(): Saving<Outbox<TaskContent>> {
  return async (_dispatch, getState, extra) =>
    knownDeviceValue({ extra, guid: selectUser(getState())?.guid ?? '' }, keptTasks);
}

/**
 * Deletes a new task again, unless someone has edited it or commented on it since, because their work would be lost.
 *
 * @param made its id, or the key under which it waited, and how it was stored
 * @returns the error that prevented it; undefined if it was deleted
 */
export function takeTaskBack(made: { readonly id: Id; readonly content: TaskContent }): Saving<unknown> {
  return async (dispatch) => {
    const outbox = await dispatch(whatWaits());
    const row = rowIdOf(outbox, made.id);
    if (!waitingFor(outbox.items, row)) {
      const { data: now, error } = await dispatch(readFresh(getTask, String(row)));
      if (!now) return error;
      const asMade = {
        ...made.content,
        state: made.content.state || newTaskDefaults.state,
        priority: made.content.priority || newTaskDefaults.priority,
      };
      if (now.hasComments || !isSame(taskFields, asMade, contentOf(now))) return noLonger;
    }
    return errorOf(await dispatch(saveOne(loadTaskKind, { row, before: made.content, want: null })));
  };
}

/**
 * Takes back a deletion that is still waiting.
 *
 * @returns an error if the deletion has already been sent, otherwise undefined
 */
export function keepTask(task: Task): Saving<unknown> {
  return async (dispatch) => {
    const { items } = await dispatch(whatWaits());
    if (!waitingFor(items, task.id)) return noLonger;
    const content = contentOf(task);
    const change = { row: task.id, before: content, want: content };
    return errorOf(await dispatch(saveOne(loadTaskKind, change)));
  };
}
