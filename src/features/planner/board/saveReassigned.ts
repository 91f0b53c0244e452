import { isSameId } from '@/domain/id';
import type { Task, TaskMember } from '@/domain/planner/kanban';
import type { PeopleChange } from '@/domain/planner/lanes';
import { contentOf } from '@/domain/planner/taskEdit';
import { errorOf } from '@/shared/outbox/change';
import { saveEdit } from '@/shared/edit/useEdit';
import { memberOf, membershipChange } from '@/shared/outbox/membershipKind';
import { type Saving, saveOne } from '@/shared/outbox/save';
import type { alreadyTold } from '@/shared/undo/heldBack';
import type { Again } from '@/shared/undo/heldNotes';
import { noLonger } from '@/shared/undo/stepHistory';
import { loadPlannerMemberKind } from '../api/kinds';
import { editedTask, loadTaskKind } from '../outbox/saveTask';

/** Says that a change was carried out in part. */
export type TellPart = (what: 'bothStay' | 'bucketStays', error: unknown) => typeof alreadyTold;

interface SaveOptions {
  /** The bucket in which the task is to be; null leaves it where it is. */
  readonly bucketId: Task['bucketId'];
  /** Says what stays if only a part could be done; without it, that is an error like others. */
  readonly tellPart?: TellPart;
}

function saveMember({ id }: Task, { guid }: TaskMember, isAdded: boolean): Saving<unknown> {
  const change = membershipChange(memberOf({ kind: 'task', id } as const, guid), isAdded);
  return async (dispatch) => errorOf(await dispatch(saveOne(loadPlannerMemberKind, change)));
}

function saveBucket(task: Task, bucketId: Task['bucketId']): Saving<unknown> {
  return async (dispatch) => {
    const before = contentOf(task);
    if (bucketId === null || isSameId(task.bucketId, bucketId)) return undefined;
    const want = { ...before, bucketId };
    return errorOf(await dispatch(saveOne(loadTaskKind, { row: task.id, before, want })));
  };
}

/**
 * Changes the people of a task and then its bucket, one call after another until one fails: what was done by then stays.
 * The new person is added before the old one is removed, because nobody would have the task in between.
 */
export function saveReassigned(
  task: Task,
  { add, remove }: PeopleChange,
  { bucketId, tellPart }: SaveOptions,
): Saving<unknown> {
  return async (dispatch) => {
    const added = add && (await dispatch(saveMember(task, add, true)));
    if (added) return added;
    const removed = remove && (await dispatch(saveMember(task, remove, false)));
    if (removed) return add && tellPart ? tellPart('bothStay', removed) : removed;
    const moved = await dispatch(saveBucket(task, bucketId));
    return moved !== undefined && tellPart ? tellPart('bucketStays', moved) : moved;
  };
}

/** Carries out a change of a task that was cut off on an earlier visit; answers why it failed. */
export function taskAgain(again: Again & { readonly kind: 'people' | 'due' }): Saving<unknown> {
  return async (dispatch) => {
    if (again.kind === 'people')
      return dispatch(saveReassigned(again.task, again.own, { bucketId: again.own.bucket.id }));
    const outcome = await dispatch(saveEdit(editedTask, again));
    return outcome.kind === 'conflict' ? noLonger : errorOf(outcome);
  };
}
