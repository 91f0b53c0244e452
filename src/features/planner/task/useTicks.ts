import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CheckItem, type CheckItemName, withItem } from '@/domain/planner/checklist';
import type { Task } from '@/domain/planner/kanban';
import { useErrorText } from '@/shared/api/useErrorText';
import { useEditStep } from '@/shared/edit/useEdit';
import { errorNotice, noticeGiven, noticeLife } from '@/shared/notices/noticesSlice';
import { type Outcome, errorOf, isDone, isUnanswered } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useAppDispatch } from '@/shared/store/hooks';
import { type TaskContent, contentOf, withWaitingTasks } from '@/domain/planner/taskEdit';
import { readFresh } from '@/shared/api/readFresh';
import { type Saving, saveOne } from '@/shared/outbox/save';
import { editedTask, loadTaskKind, whatWaits } from '../outbox/saveTask';
import { getTask } from '../api/tasksApi';

/** A box that is to be ticked or cleared. */
interface Tick extends CheckItemName {
  readonly isDone: boolean;
}

/** The outcome of a tick. */
type Ticked =
  /** The description no longer has the item; nothing was sent. */
  | { readonly kind: 'gone' }
  /** It was so already. */
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'sent';
      readonly before: TaskContent;
      readonly want: TaskContent;
      readonly outcome: Outcome<TaskContent>;
    }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Ticks a box in the description of a task. The task is read anew, so that only this line differs from what the service
 * has. If the service does not answer, the change waits like any other.
 *
 * @param known the task as it is shown, if it was never read
 */
function tickTask(known: Task, tick: Tick): Saving<Ticked> {
  return async (dispatch, getState) => {
    const id = String(known.id);
    const { data, error } = await dispatch(readFresh(getTask, id));
    if (!data && !isUnanswered(error)) return { kind: 'failed', error };
    const stored = data ?? getTask.select(id)(getState()).data ?? known;
    const { items } = await dispatch(whatWaits());
    const before = contentOf(withWaitingTasks([stored], items)[0] ?? stored);
    const description = withItem(before.description, tick, tick.isDone);
    if (description === null) return { kind: 'gone' };
    if (description === before.description) return { kind: 'unchanged' };
    const want = { ...before, description };
    const outcome = await dispatch(saveOne(loadTaskKind, { row: known.id, before, want }));
    return { kind: 'sent', before, want, outcome };
  };
}

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
    dispatch(errorNotice(t('task.tickFailed', { item: nameOf(tick), reason: errorText(error) })));
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
