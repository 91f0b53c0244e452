import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Id, isSameId } from '@/domain/id';
import type { Bucket, Task } from '@/domain/planner/kanban';
import { contentOf } from '@/domain/planner/taskEdit';
import { useErrorText } from '@/shared/api/useErrorText';
import { useEditStep } from '@/shared/edit/useEditStep';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { errorOf, isDone } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { editedTask, saveTask } from '../outbox/saveTask';

/** Where a card was put whose move is on its way. */
interface Move {
  readonly to: Id;
}

/**
 * Puts tasks into other buckets: at once, and back with a message where the service refuses. Moves of one task go out one
 * after the other, so that the last one wins.
 *
 * The moves on their way belong to the component that asks for the tasks: rendered without one, it reads by then what the
 * service has taken, and no card jumps back in between.
 */
export function useMoveTask() {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { tellWaiting } = useSavedNotice();
  const steps = useSteps();
  const addEditStep = useEditStep(editedTask);
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());

  /** A task that had no bucket cannot lose it again. */
  function addStep(task: Task, to: Bucket) {
    const words = { text: t('history.taskMoved'), about: task.title };
    const base = contentOf(task);
    const mine = { ...base, bucketId: to.id };
    if (base.bucketId === null)
      steps.add({ text: words.text, detail: words.about, undo: t('history.noBucket') });
    else
      addEditStep({
        ...words,
        id: task.id,
        base,
        mine,
        values: mine,
        labelOf: (name) => t(`task.fields.${name}`),
      });
  }

  async function send(task: Task, to: Bucket) {
    const before = contentOf(task);
    const outcome = await dispatch(saveTask({ row: task.id, before, want: { ...before, bucketId: to.id } }));
    if (outcome.kind === 'waiting') tellWaiting();
    if (isDone(outcome)) {
      addStep(task, to);
      return;
    }
    const reason = errorText(errorOf(outcome));
    const text = t('board.moveFailed', { title: task.title, name: to.name, reason });
    dispatch(noticeGiven({ tone: 'error', text }));
  }

  async function move(task: Task, to: Bucket) {
    // A drop in the same bucket sends nothing (contract, "Board").
    if (isSameId(task.bucketId, to.id)) return;
    const key = String(task.id);
    const own: Move = { to: to.id };
    setMoves((before) => new Map(before).set(key, own));
    await send(task, to);
    // The list has it by now, or what waits; a later move of the card is still on its way.
    setMoves((before) => new Map([...before].filter(([, one]) => one !== own)));
  }

  return {
    moves,
    move: (task: Task, to: Bucket) => void move(task, to),
  };
}

/** Tasks with the moves that are on their way. */
export function withMoves(tasks: readonly Task[], moves: ReadonlyMap<string, Move>): readonly Task[] {
  if (moves.size === 0) return tasks;
  return tasks.map((task) => {
    const move = moves.get(String(task.id));
    return move ? { ...task, bucketId: move.to } : task;
  });
}
