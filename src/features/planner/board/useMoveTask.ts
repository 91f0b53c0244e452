import { useTranslation } from 'react-i18next';
import { type Id, isSameId } from '@/domain/id';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import type { Bucket, Task, TaskPriority } from '@/domain/planner/kanban';
import { contentOf } from '@/domain/planner/taskEdit';
import { useErrorText } from '@/shared/api/useErrorText';
import { useEditStep } from '@/shared/edit/useEdit';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { errorOf, isDone } from '@/shared/outbox/change';
import { saveOne } from '@/shared/outbox/save';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { editedTask, loadTaskKind } from '../outbox/saveTask';
import { usePending } from '../usePending';
import { useTaskWords } from '../taskLooks';

/** The target of a move that is still being saved. */
interface Move {
  readonly to: Id;
  readonly priority: TaskPriority;
}

/**
 * Moves tasks to other buckets or lanes of priority: at once, and back with a message if the service refuses. Moves of
 * the same task are sent one after the other, so that the last one wins.
 */
export function useMoveTask() {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { tellWaiting } = useSavedNotice();
  const steps = useSteps();
  const { priorityName } = useTaskWords();
  const addEditStep = useEditStep(editedTask);
  const pending = usePending<Move>();

  /**
   * A task that had no bucket cannot be moved back to none, so that step cannot be undone.
   *
   * @param isTold whether a notice says it and offers Undo
   */
  function addStep(task: Task, { to, priority }: Move, isTold: boolean) {
    const text = t('history.taskMoved');
    const base = contentOf(task);
    if (base.bucketId === null && priority === base.priority) {
      steps.add({ text, detail: task.title, undo: t('history.noBucket') });
      return;
    }
    const mine = { ...base, bucketId: to, priority };
    const labelOf = (name: keyof typeof mine) => t(`task.fields.${name}`);
    addEditStep({ id: task.id, text, about: task.title, base, mine, values: mine, labelOf, isTold });
  }

  async function send(task: Task, to: Bucket, own: Move) {
    const { priority } = own;
    const before = contentOf(task);
    const want = { ...before, bucketId: to.id, priority };
    const outcome = await dispatch(saveOne(loadTaskKind, { row: task.id, before, want }));
    if (outcome.kind === 'waiting') tellWaiting();
    if (isDone(outcome)) {
      addStep(task, own, outcome.kind !== 'waiting');
      return;
    }
    const reason = errorText(errorOf(outcome));
    const isElsewhere = !isSameId(task.bucketId, to.id);
    const names = [isElsewhere && bucketTitle(to), priority !== task.priority && priorityName(priority)];
    const name = names.filter(Boolean).join(' · ');
    dispatch(errorNotice(t('board.moveFailed', { title: task.title, name, reason })));
  }

  async function move(task: Task, to: Bucket, priority = task.priority) {
    // A drop in the same bucket sends nothing.
    if (isSameId(task.bucketId, to.id) && priority === task.priority) return;
    const own: Move = { to: to.id, priority };
    pending.show(task.id, own);
    await send(task, to, own);
    // By now the move is in the list or in the outbox; a later move of the same card is still pending.
    pending.forget(own);
  }

  return {
    /** The tasks with the moves that are not saved yet. */
    withMoves: (tasks: readonly Task[]) =>
      pending.applied(tasks, (task, own) => ({ ...task, bucketId: own.to, priority: own.priority })),
    /** A move to a bucket, or to another priority within it or beside it: one call for both. */
    move: (task: Task, to: Bucket, priority?: TaskPriority) => void move(task, to, priority),
  };
}
