import { isSame } from '@/domain/changes/fields';
import { isSameId } from '@/domain/id';
import { type BoardContents, type BoardCopy, copiedContent, stepNames } from '@/domain/planner/boardCopy';
import { contentOf, taskFields } from '@/domain/planner/taskEdit';
import { errorOf, isDone } from '@/shared/outbox/change';
import { type Saving, saveOne } from '@/shared/outbox/save';
import { selectUser } from '@/shared/session/sessionSlice';
import { noLonger } from '@/shared/undo/stepHistory';
import { loadBoardKind } from '../api/kinds';
import { readContents } from './copySource';
import type { KeptCopy } from './keptCopies';
import { forgetCopy } from './runCopy';

/** Deletes the board of a copy; answers why it is still there. */
function deleteBoardOf({ title, made }: Pick<BoardCopy, 'title' | 'made'>): Saving<unknown> {
  return async (dispatch) => {
    const change = { row: made[stepNames.board] ?? '', before: { title }, want: null };
    const outcome = await dispatch(saveOne(loadBoardKind, change));
    return isDone(outcome) ? undefined : (errorOf(outcome) ?? noLonger);
  };
}

/**
 * Discards a copy that stopped, with the board as far as it was created.
 *
 * @returns why it could not be deleted; undefined if it is gone
 */
export function discardCopy(copy: KeptCopy): Saving<unknown> {
  return async (dispatch, getState, extra) => {
    const isBegun = copy.made[stepNames.board] !== undefined;
    const error = isBegun ? await dispatch(deleteBoardOf(copy)) : undefined;
    if (error !== undefined) return error;
    await forgetCopy({ extra, guid: selectUser(getState())?.guid ?? '' }, copy.key);
    return undefined;
  };
}

/** Whether a board has just the buckets and tasks that its copy created, as they were created. */
function isUntouched(copy: BoardCopy, { buckets, tasks }: BoardContents): boolean {
  const { made } = copy;
  return (
    buckets.length === copy.buckets.length &&
    copy.buckets.every((name, at) =>
      buckets.some(
        (bucket) => bucket.name === name && isSameId(bucket.id, made[stepNames.bucket(at)] ?? null),
      ),
    ) &&
    tasks.length === copy.tasks.length &&
    copy.tasks.every((copied, at) => {
      const task = tasks.find(({ id }) => isSameId(id, made[stepNames.task(at)] ?? null));
      const created = copiedContent(copied, copy);
      return task && !task.hasComments && isSame(taskFields, contentOf(task), created);
    })
  );
}

/**
 * Takes a finished copy back by deleting its board, unless somebody has worked on it since.
 *
 * @returns why it is still there; undefined if it is deleted
 */
export function takeCopyBack(copy: BoardCopy): Saving<unknown> {
  return async (dispatch) => {
    const read = await dispatch(readContents(copy.made[stepNames.board] ?? ''));
    if ('error' in read) return read.error;
    return isUntouched(copy, read.data) ? dispatch(deleteBoardOf(copy)) : noLonger;
  };
}
