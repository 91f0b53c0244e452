import { useTranslation } from 'react-i18next';
import type { Task } from '@/domain/planner/kanban';
import { type TaskContent, contentOf } from '@/domain/planner/taskEdit';
import { type TaskDates, datesOn } from '@/domain/planner/taskWeek';
import type { IsoDate } from '@/domain/time/period';
import { errorOfStatus } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { saveEdit, useEdit } from '@/shared/edit/useEdit';
import { useFormats } from '@/shared/i18n/useFormats';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { errorOf, isDone } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useIsOpen } from '@/shared/ui/window/useIsOpen';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { alreadyTold } from '@/shared/undo/heldBack';
import { useHeldBack } from '@/shared/undo/useHeldBack';
import { editedTask } from '../outbox/saveTask';
import type { Pending } from '../usePending';

/** A task that was put on a day, which is not saved yet. */
export interface DueMove {
  /** As it was before. */
  readonly task: Task;
  readonly day: IsoDate;
  readonly dates: TaskDates;
}

/** A move as an edit of the task, which is compared with what others made of it. */
function editOf({ task, dates }: DueMove) {
  const base = contentOf(task);
  return { id: task.id, base, mine: { ...base, ...dates } };
}

/**
 * Puts tasks on days: at once, and back with a message if the service refuses. If somebody else changed the due date
 * meanwhile, the user is asked, as after any edit of a task. The service cannot empty a date, so a first one is held
 * back for as long as it can be undone.
 *
 * @param pending the moves that are not saved yet, of the component that queries the tasks
 */
export function useMoveDue(pending: Pending<DueMove>) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { heldBack, noticeActions } = useExtra();
  const holdBack = useHeldBack();
  const { tellWaiting } = useSavedNotice();
  const isOpen = useIsOpen();
  const edit = useEdit<TaskContent>(editedTask, {
    labelOf: (name) => t(`task.fields.${name}`),
    done: t('history.taskMoved'),
    aboutOf: ({ title }) => title,
    offersUndo: true,
  });
  const failed = ({ task, day }: DueMove, reason: string) =>
    t('views.moveFailed', { title: task.title, day: formats.date(day), reason });

  async function send(own: DueMove) {
    pending.show(own.task.id, own);
    const end = await edit.save(editOf(own));
    if (end.kind === 'failed') dispatch(errorNotice(failed(own, errorText(end.error))));
    // By now the dates are in the list or in the outbox.
    pending.forget(own);
  }

  async function sendHeld(own: DueMove): Promise<unknown> {
    const outcome = await dispatch(saveEdit(editedTask, editOf(own)));
    if (outcome.kind === 'conflict') {
      // Nobody is there to be asked after the page was left.
      if (!isOpen()) return errorOfStatus(409, undefined);
      void send(own);
      return alreadyTold;
    }
    if (outcome.kind === 'waiting') tellWaiting();
    if (!isDone(outcome)) return errorOf(outcome);
    pending.forget(own);
    return undefined;
  }

  function hold(own: DueMove) {
    const { task, day } = own;
    pending.show(own.task.id, own);
    holdBack({
      id: heldId(task),
      run: async () => sendHeld(own),
      takeBack: () => pending.forget(own),
      again: { kind: 'due', ...editOf(own) },
      text: t('views.dateSet'),
      detail: `${task.title} · ${formats.date(day)}`,
      failed: (reason) => failed(own, reason),
      undoSent: t('views.dateFinal'),
    });
  }

  return {
    /** The tasks on the days where they were put. */
    withDates: (tasks: readonly Task[]) =>
      pending.applied(tasks, (task, { dates }) => ({ ...task, ...dates })),
    /** Puts a task on a day; on its own day nothing is sent. */
    move: (task: Task, day: IsoDate) => {
      if (task.dueDate === day) return;
      const held = pending.of(task.id);
      const isHeld = held !== undefined && heldBack.has(heldId(task));
      // Its first date has not been sent, so that it has none yet: the new one takes its place.
      if (isHeld) noticeActions.run(heldId(task));
      const from = isHeld ? held.task : task;
      const own: DueMove = { task: from, day, dates: datesOn(from, day) };
      if (from.dueDate === null) hold(own);
      else void send(own);
    },
    /** The conflict that the user is asked about. */
    question: edit.question,
  };
}

const heldId = ({ id }: Task) => `task-due/${id}`;
