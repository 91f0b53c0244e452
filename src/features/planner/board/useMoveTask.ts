import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Id, isSameId } from '@/domain/id';
import type { Bucket, Task } from '@/domain/planner/kanban';
import { contentOf } from '@/domain/planner/taskEdit';
import { useErrorText } from '@/shared/api/useErrorText';
import { useEditStep } from '@/shared/edit/useEdit';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { errorOf, isDone } from '@/shared/outbox/change';
import { saveOne } from '@/shared/outbox/save';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { editedTask, loadTaskKind } from '../outbox/saveTask';

/** The target of a move that is still being saved. */
interface Move {
  readonly to: Id;
}

/**
 * Moves tasks to other buckets: at once, and back with a message if the service refuses. Moves of the same task are
 * sent one after the other, so that the last one wins.
 *
 * The pending moves are kept in the component that also queries the tasks: when a move is removed, the same render
 * already reads the saved bucket, so no card jumps back in between.
 */
export function useMoveTask() {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { tellWaiting } = useSavedNotice();
  const steps = useSteps();
  const addEditStep = useEditStep(editedTask);
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());

  /** A task that had no bucket cannot be moved back to none, so that step cannot be undone. */
  function addStep(task: Task, to: Bucket) {
    const text = t('history.taskMoved');
    const base = contentOf(task);
    if (base.bucketId === null) {
      steps.add({ text, detail: task.title, undo: t('history.noBucket') });
      return;
    }
    const mine = { ...base, bucketId: to.id };
    const labelOf = (name: keyof typeof mine) => t(`task.fields.${name}`);
    addEditStep({ id: task.id, text, about: task.title, base, mine, values: mine, labelOf });
  }

  async function send(task: Task, to: Bucket) {
    const before = contentOf(task);
    const outcome = await dispatch(
      saveOne(loadTaskKind, { row: task.id, before, want: { ...before, bucketId: to.id } }),
    );
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
    // A drop in the same bucket sends nothing.
    if (isSameId(task.bucketId, to.id)) return;
    const key = String(task.id);
    const own: Move = { to: to.id };
    setMoves((before) => new Map(before).set(key, own));
    await send(task, to);
    // By now the move is in the list or in the outbox; a later move of the same card is still pending.
    setMoves((before) => new Map([...before].filter(([, one]) => one !== own)));
  }

  return {
    moves,
    move: (task: Task, to: Bucket) => void move(task, to),
  };
}

/** The tasks with their pending moves applied. */
export function withMoves(tasks: readonly Task[], moves: ReadonlyMap<string, Move>): readonly Task[] {
  if (moves.size === 0) return tasks;
  return tasks.map((task) => {
    const move = moves.get(String(task.id));
    return move ? { ...task, bucketId: move.to } : task;
  });
}
