import calendar from 'bootstrap-icons/icons/calendar4.svg?icon';
import chat from 'bootstrap-icons/icons/chat-left-text.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { type Task, isOverdue } from '@/domain/kanban';
import type { IsoDate } from '@/domain/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { Icon } from '@/shared/ui/Icon';
import './planner.scss';
import { isSilent, lookOfPriority, lookOfState } from './taskLooks';
import { useTaskWords } from './useTaskWords';

interface TaskCardProps {
  readonly task: Task;
  readonly today: IsoDate;
  readonly onOpen: (id: Id) => void;
  /** One below that of the section or group. */
  readonly heading?: 'h3' | 'h4';
  /** Left out where the cards are grouped by it. */
  readonly showsPriority?: boolean;
  readonly menu?: ReactNode;
}

/** A task as a card: state, title, due date, comment marker and members (section 2). */
export function TaskCard({
  task,
  today,
  onOpen,
  heading: Heading = 'h4',
  showsPriority = false,
  menu,
}: TaskCardProps) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const { stateName, priorityName } = useTaskWords();
  const { className, icon } = lookOfState(task.state);
  const priority = lookOfPriority(task.priority);
  const isLate = isOverdue(task, today);
  return (
    <article className={`tw-task ${className}`}>
      <div className="top">
        <span className="state">
          <Icon of={icon} />
          {stateName(task.state)}
        </span>
        {showsPriority && !isSilent(task.priority) && (
          <span
            className={priority.className}
            title={t('priorityOf', { priority: priorityName(task.priority) })}
          >
            <Icon of={priority.icon} />
            {priorityName(task.priority)}
          </span>
        )}
        {menu}
      </div>
      <Heading>
        <button type="button" className="ttl" dir="auto" onClick={() => onOpen(task.id)}>
          {task.title}
        </button>
      </Heading>
      <div className="bot">
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
        <AvatarStack label={t('members.label')} people={task.members} size={24} />
      </div>
    </article>
  );
}
