import calendar from 'bootstrap-icons/icons/calendar4.svg?icon';
import chat from 'bootstrap-icons/icons/chat-left-text.svg?icon';
import { useTranslation } from 'react-i18next';
import { type Task, isOverdue } from '@/domain/planner/kanban';
import type { IsoDate } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/Icon';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMarkOf';
import { keptTasks } from './outbox/keptTasks';

interface TaskMarksProps {
  readonly task: Pick<Task, 'id' | 'dueDate' | 'state' | 'hasComments'>;
  readonly today: IsoDate;
}

/** The foot of a task card: its due date, whether it has comments, and whether a change is waiting. */
export function TaskMarks({ task, today }: TaskMarksProps) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const isLate = isOverdue(task, today);
  return (
    <>
      {task.dueDate !== null && (
        <span className={isLate ? 'late' : undefined}>
          <Icon of={calendar} />
          <span className="visually-hidden">{t(isLate ? 'overdue' : 'due')}</span>{' '}
          {task.dueDate === today ? t('today') : formats.dayMonth(task.dueDate)}
        </span>
      )}
      {task.hasComments && (
        <span title={t('hasComments')}>
          <Icon of={chat} />
          <span className="visually-hidden">{t('hasComments')}</span>
        </span>
      )}
      <WaitingMarkOf kept={keptTasks} id={task.id} />
    </>
  );
}
