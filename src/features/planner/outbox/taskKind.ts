import type { Id } from '@/domain/id';
import type { Task } from '@/domain/planner/kanban';
import type { WaitingEntry } from '@/domain/changes/outbox';
import {
  type TaskContent,
  changedFields,
  contentOf,
  createdPart,
  taskFields,
} from '@/domain/planner/taskEdit';
import { api, invalidatedBy } from '@/shared/api/api';
import { isApiError } from '@/shared/api/apiError';
import { unreadableIn, wholeRows } from '@/shared/api/readableRows';
import { readFresh } from '@/shared/api/readFresh';
import { alikeAmong } from '@/shared/outbox/alikeAmong';
import type { Listing, OutboxCalls, OutboxKind } from '@/shared/outbox/outboxKind';
import { readEach } from '@/shared/outbox/readEach';
import type { AppDispatch, ServiceThunk } from '@/shared/store/store';
import { createTask, deleteTask, getTask, listBoardTasks, taskTaken, updateTask } from '../api/tasksApi';
import { keptTasks } from './waitingTasks';

const listed = (task: Task) => ({ id: task.id, content: contentOf(task) });

/** Reads the tasks of the boards that new tasks are to be added to. */
async function readBoards(
  items: readonly WaitingEntry<TaskContent>[],
  dispatch: AppDispatch,
): Promise<Listing<TaskContent>> {
  const boards = items.flatMap(({ id, want, attempt }) =>
    id === null ? [want, attempt?.sent].flatMap((task) => task?.boardId ?? []) : [],
  );
  const answers = await Promise.all(
    [...new Set(boards.map(String))].map(async (board) => dispatch(readFresh(listBoardTasks, board))),
  );
  // If the board is gone or forbidden, the service will refuse the task itself, so that is not an error here.
  const failed = answers.find(
    ({ data, error }) =>
      data === undefined &&
      !(isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden')),
  );
  // An unreadable task might be the one being looked for.
  const error = failed?.error ?? answers.map(({ data }) => unreadableIn(data)).find(Boolean);
  if (error !== undefined) return { error };
  return { data: answers.flatMap(({ data }) => data?.rows.map(listed) ?? []) };
}

/** The cached tasks of a board; undefined if they are not all known. */
function known(boardId: Id | null): ServiceThunk<readonly Task[] | undefined> {
  return (_dispatch, getState) => wholeRows(listBoardTasks.select(String(boardId))(getState()).data);
}

function taskOutboxCalls(dispatch: AppDispatch): OutboxCalls<TaskContent> {
  return {
    list: async (items) => {
      const stored = await readEach(items, async (id) => {
        const { data, error } = await dispatch(readFresh(getTask, String(id)));
        return data ? { data: contentOf(data) } : { error };
      });
      if ('error' in stored) return stored;
      const boards = await readBoards(items, dispatch);
      return 'error' in boards ? boards : { ...stored, data: [...boards.data, ...stored.data] };
    },
    alike: (content) => alikeAmong(taskFields, content, dispatch(known(content.boardId))?.map(listed)),
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

/** How tasks are saved; changes wait while the service does not answer. */
export const taskKind: OutboxKind<TaskContent> = {
  kept: keptTasks,
  fields: taskFields,
  calls: taskOutboxCalls,
  hasUpdate: true,
  createdPart,
  mayWait: () => true,
};
