import { useTranslation } from 'react-i18next';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import type { Bucket, Task } from '@/domain/planner/kanban';
import { type PeopleChange, withPeople } from '@/domain/planner/lanes';
import { readFresh } from '@/shared/api/readFresh';
import { useErrorText } from '@/shared/api/useErrorText';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { alreadyTold } from '@/shared/undo/heldBack';
import { useHeldBack } from '@/shared/undo/useHeldBack';
import { listBoardTasks } from '../api/tasksApi';
import { usePending } from '../usePending';
import { type TellPart, saveReassigned } from './saveReassigned';

/** The changes that a drop into the lane of another person makes. */
interface Reassignment extends PeopleChange {
  readonly bucket: Bucket;
}

/**
 * Gives tasks to other people. The service mails them, so the calls are held back for as long as they can be
 * undone.
 */
export function useReassign() {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const holdBack = useHeldBack();
  const { heldBack } = useExtra();
  const pending = usePending<Reassignment>();

  /** The list has what was saved before the pending change goes, so that no card jumps back in between. */
  const readAnew = async ({ boardId }: Task) => dispatch(readFresh(listBoardTasks, String(boardId)));

  async function reassign(task: Task, own: Reassignment) {
    const { add, remove, bucket } = own;
    const id = `people/${task.id}`;
    // An earlier change of the same task comes first.
    await heldBack.send(id);
    pending.show(task.id, own);
    holdBack({
      id,
      run: async () => {
        const tellPart: TellPart = (what, error) => {
          const names = { title: task.title, added: add?.name, who: remove?.name };
          dispatch(errorNotice(t(`board.${what}`, { ...names, reason: errorText(error) })));
          return alreadyTold;
        };
        const error = await dispatch(saveReassigned(task, own, { bucketId: bucket.id, tellPart }));
        await readAnew(task);
        pending.forget(own);
        return error;
      },
      takeBack: () => pending.forget(own),
      again: { kind: 'people', task, own },
      text: t(add ? 'board.given' : 'board.taken', { name: add?.name ?? remove?.name }),
      detail: task.title,
      failed: (reason) =>
        t('board.moveFailed', { title: task.title, name: add?.name ?? bucketTitle(bucket), reason }),
      undoSent: async () => {
        const now = { ...withPeople(task, own), bucketId: bucket.id };
        const error = await dispatch(
          saveReassigned(now, { add: remove, remove: add }, { bucketId: task.bucketId }),
        );
        await readAnew(task);
        return error;
      },
    });
  }

  return {
    reassign: (task: Task, to: Reassignment) => void reassign(task, to),
    /** The tasks with the changes that are held back or on their way. */
    withReassigned: (tasks: readonly Task[]) =>
      pending.applied(tasks, (task, own) => ({ ...withPeople(task, own), bucketId: own.bucket.id })),
  };
}

/** How tasks are given to other people, as `useReassign` has it. */
export type Reassign = ReturnType<typeof useReassign>['reassign'];
