import calendar from 'bootstrap-icons/icons/calendar4.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { type Task, isOverdue } from '@/domain/planner/kanban';
import type { IsoDate } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import { Icon } from '@/shared/ui/buttons/Icon';

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
  if (task.dueDate === null) return null;
  const isLate = isOverdue(task, today);
  return (
    <span className={clsx(className, isLate && 'text-danger weight-540')}>
      {hasIcon && <Icon of={calendar} />}
      <span className="visually-hidden">{t(isLate ? 'overdue' : 'due')}</span> {dayOf(task.dueDate)}
    </span>
  );

  function dayOf(day: IsoDate) {
    if (isFull) return formats.date(day);
    return day === today ? t('today') : formats.dayMonth(day);
  }
}
