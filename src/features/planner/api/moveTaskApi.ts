import { type Id, isSameId } from '@/domain/id';
import { api } from '@/shared/api/api';
import { changeBoardTasks, taskUrl } from './tasksApi';

/** A task that goes to another bucket of its board. */
export interface TaskMove {
  /** As it stands in the address. */
  readonly boardId: string;
  readonly taskId: Id;
  readonly from: Id | null;
  readonly to: Id;
}

/** Puts the task into a bucket, if it is still in the other: somebody may have moved it on in the meantime. */
function put({ boardId, taskId }: TaskMove, from: Id | null, to: Id | null) {
  return changeBoardTasks(boardId, (tasks) =>
    tasks.map((task) =>
      isSameId(task.id, taskId) && isSameId(task.bucketId, from) ? { ...task, bucketId: to } : task,
    ),
  );
}

const moveTaskApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `PATCH /kanban/tasks/{id}` after a drag (section 4): the card stands in the new bucket at once, and again where an
     * older answer has put it back meanwhile; refused, it returns.
     */
    moveTask: build.mutation<unknown, TaskMove>({
      query: ({ taskId, to }) => ({ method: 'PATCH', url: taskUrl(taskId), body: { bucketId: to } }),
      async onQueryStarted(move, { dispatch, queryFulfilled }) {
        const { from, to } = move;
        dispatch(put(move, from, to));
        const isSaved = await queryFulfilled.then(
          () => true,
          () => false,
        );
        dispatch(isSaved ? put(move, from, to) : put(move, to, from));
      },
    }),
  }),
});

export const { moveTask } = moveTaskApi.endpoints;
