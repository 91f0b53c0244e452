import type { UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { isSameIdentity } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import type { Task } from '@/domain/kanban';
import type { WaitingEntry } from '@/domain/outbox';
import type { ListedEntry } from '@/domain/outboxStep';
import { type TaskContent, changedFields, contentOf, taskFields } from '@/domain/taskEdit';
import { api } from '@/shared/api/api';
import { readAnew } from '@/shared/api/readAnew';
import { invalidatedBy } from '@/shared/api/tags';
import type { OutboxCalls, OutboxKind } from '@/shared/outbox/outboxKind';
import { readEach } from '@/shared/outbox/readEach';
import type { Extra } from '@/shared/store/extra';
import type { AppDispatch, RootState } from '@/shared/store/store';
import { createTask, deleteTask, getTask, listBoardTasks, taskTaken, updateTask } from '../api/tasksApi';
import { keptTasks } from './keptTasks';

type Listed = { readonly data: readonly ListedEntry<TaskContent>[] } | { readonly error: unknown };

const listed = (task: Task) => ({ id: task.id, content: contentOf(task) });

/** The tasks of the boards to which new ones are to be added. */
async function readBoards(
  items: readonly WaitingEntry<TaskContent>[],
  dispatch: AppDispatch,
): Promise<Listed> {
  const boards = items.flatMap(({ id, want, attempt }) =>
    id === null ? [want, attempt?.sent].flatMap((task) => task?.boardId ?? []) : [],
  );
  const answers = await Promise.all(
    [...new Set(boards.map(String))].map(async (board) =>
      readAnew(dispatch(listBoardTasks.initiate(board, { forceRefetch: true }))),
    ),
  );
  const failed = answers.find(({ data }) => data === undefined);
  if (failed) return { error: failed.error };
  // One that cannot be read may be the one that is looked for.
  const [hidden] = answers.flatMap(({ data }) => data?.unreadable ?? []);
  if (hidden) return { error: { kind: 'contract', path: hidden.field } };
  return { data: answers.flatMap(({ data }) => data?.rows.map(listed) ?? []) };
}

/** Ids of the tasks of its board that say the same; null where the board is not known, or not all of it. */
function alikeTo(
  content: TaskContent,
): ThunkAction<readonly Id[] | null, Required<RootState>, Extra, UnknownAction> {
  return (_dispatch, getState) => {
    const { data } = listBoardTasks.select(String(content.boardId))(getState());
    if (!data || data.unreadable.length > 0) return null;
    return data.rows.filter((task) => isSameIdentity(taskFields, task, content)).map(({ id }) => id);
  };
}

function taskOutboxCalls(dispatch: AppDispatch): OutboxCalls<TaskContent> {
  return {
    list: async (items) => {
      const known = await readEach(items, async (id) => {
        const { data, error } = await readAnew(
          dispatch(getTask.initiate(String(id), { forceRefetch: true })),
        );
        return data ? { data: contentOf(data) } : { error };
      });
      if ('error' in known) return known;
      const boards = await readBoards(items, dispatch);
      return 'error' in boards ? boards : { data: [...boards.data, ...known.data] };
    },
    alike: (content) => dispatch(alikeTo(content)),
    create: async (content) => {
      const { data, error } = await dispatch(createTask.initiate(content));
      if (!data) return { error };
      dispatch(taskTaken(data.id, data, content.boardId));
      return { data: data.id, stored: contentOf(data) };
    },
    update: async (id, want, theirs) => {
      const changes = changedFields(theirs, want);
      const { error } = await dispatch(updateTask.initiate({ id, changes }));
      if (!error) dispatch(taskTaken(id, changes, want.boardId));
      return { error };
    },
    remove: async (id, { boardId }) => {
      const { error } = await dispatch(deleteTask.initiate(id));
      if (!error) dispatch(taskTaken(id, null, boardId));
      return { error };
    },
    adopt: () => void dispatch(api.util.invalidateTags([...invalidatedBy('updateTask')])),
  };
}

/** How tasks are saved, and wait where the service does not answer. */
export const taskOutbox: OutboxKind<TaskContent> = {
  kept: keptTasks,
  fields: taskFields,
  calls: taskOutboxCalls,
  hasUpdate: true,
  mayWait: () => true,
};
