import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckItem, withItem } from '@/domain/planner/checklist';
import type { Task } from '@/domain/planner/kanban';
import { useErrorText } from '@/shared/api/useErrorText';
import { useEditStep } from '@/shared/edit/useEdit';
import { noticeGiven, noticeLife } from '@/shared/notices/noticesSlice';
import { errorOf, isDone } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useAppDispatch } from '@/shared/store/hooks';
import { editedTask } from '../outbox/saveTask';
import { type Tick, tickTask } from '../outbox/tickTask';

/** Longer names of items are cut off in messages. */
const LONGEST_NAME = 80;

const nameOf = ({ text }: Tick) => (text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)} …` : text);

/**
 * Ticks boxes in the description of a task: at once, and back with a message if it is not saved. They are saved one
 * after the other, because each changes the text that the one before has left. Like `usePending`, it belongs into the
 * component that also queries the task, or a box would be shown as it was for a moment.
 */
export function useTicks() {
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { tellWaiting } = useSavedNotice();
  const addStep = useEditStep(editedTask);
  const [pending, setPending] = useState<readonly Tick[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());

  function tellFailed(tick: Tick, error: unknown) {
    const text = t('task.tickFailed', { item: nameOf(tick), reason: errorText(error) });
    dispatch(noticeGiven({ tone: 'error', text }));
  }

  async function send(task: Task, tick: Tick) {
    const ticked = await dispatch(tickTask(task, tick));
    if (ticked.kind === 'failed') tellFailed(tick, ticked.error);
    if (ticked.kind === 'gone') {
      const text = t('task.tickGone', { item: nameOf(tick) });
      dispatch(noticeGiven({ tone: 'info', text, lifeMs: noticeLife.toRead }));
    }
    if (ticked.kind !== 'sent') return;
    const { before: base, want: mine, outcome } = ticked;
    if (!isDone(outcome)) {
      tellFailed(tick, errorOf(outcome));
      return;
    }
    if (outcome.kind === 'waiting') tellWaiting(outcome.needsUser ? 'undecided' : 'saved');
    const labelOf = (name: keyof typeof mine) => t(`task.fields.${name}`);
    const text = t('history.taskChanged');
    addStep({ id: task.id, text, about: mine.title, base, mine, values: mine, labelOf });
  }

  async function queue(task: Task, tick: Tick) {
    setPending((all) => [...all, tick]);
    const sent = last.current.then(async () => send(task, tick));
    last.current = sent;
    await sent;
    setPending((all) => all.filter((one) => one !== tick));
  }

  return {
    /** The description with what is being saved. */
    applied: (description: string) =>
      pending.reduce((text, tick) => withItem(text, tick, tick.isDone) ?? text, description),
    isSaving: pending.length > 0,
    tick: (task: Task, { text, order }: CheckItem, isTicked: boolean) =>
      void queue(task, { text, order, isDone: isTicked }),
  };
}

/** The boxes that are being ticked, as `useTicks` has them. */
export type Ticks = ReturnType<typeof useTicks>;
