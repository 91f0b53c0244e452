import { useRef } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { isSameId } from '@/domain/id';
import type { Bucket, Task } from '@/domain/kanban';
import { useErrorText } from '@/shared/api/useErrorText';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { type TaskMove, moveTask } from '../api/moveTaskApi';

/**
 * Puts tasks into other buckets: at once, and back with a message where the service refuses. Moves of one task go out one
 * after the other, so that the last one wins.
 *
 * @param boardId as it stands in the address
 */
export function useMoveTask(boardId: string): (task: Task, to: Bucket) => void {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const steps = useSteps();
  const underWay = useRef(new Map<string, Promise<unknown>>());

  /** A task that had no bucket cannot lose it again. */
  function addStep({ title }: Task, { from, to, ...move }: TaskMove) {
    const back = from === null ? null : { ...move, from: to, to: from };
    steps.add({
      text: t('history.taskMoved'),
      detail: title,
      undo: back
        ? async () => (await dispatch(moveTask.initiate(back, { track: false }))).error
        : t('history.noBucket'),
    });
  }

  async function send(task: Task, to: Bucket) {
    const move = { boardId, taskId: task.id, from: task.bucketId, to: to.id };
    const { error } = await dispatch(moveTask.initiate(move, { track: false }));
    if (!error) {
      addStep(task, move);
      return;
    }
    const text = t('board.moveFailed', { title: task.title, name: to.name, reason: errorText(error) });
    dispatch(noticeGiven({ tone: 'error', text }));
  }

  return (task, to) => {
    // A drop in the same bucket sends nothing (contract, "Board").
    if (isSameId(task.bucketId, to.id)) return;
    const key = String(task.id);
    const last = underWay.current.get(key);
    const next = last ? last.then(async () => send(task, to)) : send(task, to);
    underWay.current.set(key, next);
  };
}
