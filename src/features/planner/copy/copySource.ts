import type { Id } from '@/domain/id';
import type { BoardContents } from '@/domain/planner/boardCopy';
import type { Task } from '@/domain/planner/kanban';
import { wholeReading } from '@/shared/api/readableRows';
import { readFresh } from '@/shared/api/readFresh';
import type { ServiceThunk } from '@/shared/store/store';
import { listBuckets } from '../api/boardsApi';
import { getTask, listBoardTasks } from '../api/tasksApi';

type Read<Data> = ServiceThunk<Promise<{ readonly data: Data } | { readonly error: unknown }>>;

/** Reads the tasks of a board with their descriptions, which a service may leave out of its lists. */
function readTasks(boardId: Id): Read<readonly Task[]> {
  return async (dispatch) => {
    const read = wholeReading(await dispatch(readFresh(listBoardTasks, String(boardId))));
    if ('error' in read || read.data.some(({ description }) => description !== '')) return read;
    const whole = await Promise.all(
      read.data.map(async ({ id }) => dispatch(readFresh(getTask, String(id)))),
    );
    const failed = whole.find(({ error }) => error !== undefined);
    return failed ? { error: failed.error } : { data: whole.flatMap(({ data }) => data ?? []) };
  };
}

/** Reads all of a board that can be copied, as the service has it now. */
export function readContents(boardId: Id): Read<BoardContents> {
  return async (dispatch) => {
    const reading = dispatch(readFresh(listBuckets, String(boardId)));
    const tasks = await dispatch(readTasks(boardId));
    const buckets = wholeReading(await reading);
    if ('error' in buckets) return buckets;
    if ('error' in tasks) return tasks;
    return { data: { buckets: buckets.data, tasks: tasks.data } };
  };
}
