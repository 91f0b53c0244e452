import calendar from 'bootstrap-icons/icons/calendar4.svg?icon';
import chat from 'bootstrap-icons/icons/chat-left-text.svg?icon';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { type Task, isOverdue } from '@/domain/kanban';
import type { IsoDate } from '@/domain/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { Icon } from '@/shared/ui/Icon';
import './planner.scss';
import { lookOfState } from './taskLooks';
import { useTaskWords } from './useTaskWords';

interface TaskCardProps {
  readonly task: Task;
  readonly today: IsoDate;
  readonly onOpen: (id: Id) => void;
}

/** A task as a card: state, title, due date, comment marker and members (section 2). */
export function TaskCard({ task, today, onOpen }: TaskCardProps) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const { stateName } = useTaskWords();
  const { className, icon } = lookOfState(task.state);
  const isLate = isOverdue(task, today);
  return (
    <article className={`tw-task ${className}`}>
      <div className="top">
        <span className="state">
          <Icon of={icon} />
          {stateName(task.state)}
        </span>
      </div>
      <h4>
        <button type="button" className="ttl" onClick={() => onOpen(task.id)}>
          {task.title}
        </button>
      </h4>
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
