import calendar from 'bootstrap-icons/icons/calendar4.svg?icon';
import chat from 'bootstrap-icons/icons/chat-left-text.svg?icon';
import checkSquare from 'bootstrap-icons/icons/check2-square.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { checkProgress } from '@/domain/planner/checklist';
import { type Task, isOverdue } from '@/domain/planner/kanban';
import { useFormats } from '@/shared/i18n/useFormats';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMark';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useToday } from '@/shared/ui/timing/useClock';
import { keptTasks } from './outbox/waitingTasks';
import { isSilent, lookOfPriority, lookOfState, useTaskWords } from './taskLooks';
import looks from './taskLooks.module.scss';
import classes from './taskMarks.module.scss';

/** How many boxes of a task's description are ticked, for its card; nothing for a task without boxes. */
export function CheckCount({ text }: { readonly text: string }) {
  const { t } = useTranslation('planner');
  const progress = checkProgress(text);
  if (progress === null) return null;
  const { done, total } = progress;
  const words = t('task.checked', { done, total });
  return (
    <span className={clsx('inline-row figures gap-5', done === total && 'text-success')} title={words}>
      <Icon of={checkSquare} />
      <span aria-hidden="true">
        {done}/{total}
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** The state of a task as an icon. */
export function StateMark({ task: { state } }: { readonly task: Task }) {
  const { stateName } = useTaskWords();
  const look = lookOfState(state);
  return (
    <span className={clsx(classes.state, look.className)} title={stateName(state)}>
      <Icon of={look.icon} />
      <span className="visually-hidden">{stateName(state)}</span>
    </span>
  );
}

interface PriorityMarkProps {
  readonly task: Task;
  /** Without its name there is only the icon. */
  readonly hasName?: boolean;
}

/** The priority of a task; nothing for a normal one. */
export function PriorityMark({ task: { priority }, hasName = false }: PriorityMarkProps) {
  const { t } = useTranslation('planner');
  const { priorityName } = useTaskWords();
  if (isSilent(priority)) return null;
  const look = lookOfPriority(priority);
  const name = t('priorityOf', { priority: priorityName(priority) });
  return (
    <span className={clsx(looks.priority, look.className)} title={name}>
      <Icon of={look.icon} />
      {hasName ? priorityName(priority) : <span className="visually-hidden">{name}</span>}
    </span>
  );
}

/** The further marks of a task: ticked boxes, comments, and changes that wait to be sent. */
export function MoreMarks({ task: { id, description, hasComments } }: { readonly task: Task }) {
  const { t } = useTranslation('planner');
  return (
    <>
      <CheckCount text={description} />
      {hasComments && (
        <span className={classes.comments} title={t('hasComments')}>
          <Icon of={chat} />
          <span className="visually-hidden">{t('hasComments')}</span>
        </span>
      )}
      <WaitingMarkOf kept={keptTasks} id={id} />
    </>
  );
}

interface DueDateProps {
  readonly task: Pick<Task, 'dueDate' | 'state'>;
  readonly hasIcon?: boolean;
  /** With its year, and never as "today": for columns of dates. */
  readonly isFull?: boolean;
  readonly className?: string;
}

/** The day on which a task is due, marked if it has passed; nothing for a task without one. */
export function DueDate({ task, hasIcon = false, isFull = false, className }: DueDateProps) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const today = useToday();
  const { dueDate } = task;
  if (dueDate === null) return null;
  const isLate = isOverdue(task, today);
  return (
    <span className={clsx(className, isLate && 'text-danger weight-540')}>
      {hasIcon && <Icon of={calendar} />}
      <span className="visually-hidden">{t(isLate ? 'overdue' : 'due')}</span>{' '}
      {isFull ? formats.date(dueDate) : dueDate === today ? t('today') : formats.dayMonth(dueDate)}
    </span>
  );
}
