import calendar from 'bootstrap-icons/icons/calendar4.svg?icon';
import chat from 'bootstrap-icons/icons/chat-left-text.svg?icon';
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import circle from 'bootstrap-icons/icons/circle.svg?icon';
import circleHalf from 'bootstrap-icons/icons/circle-half.svg?icon';
import dashCircle from 'bootstrap-icons/icons/dash-circle-dotted.svg?icon';
import personCheck from 'bootstrap-icons/icons/person-check.svg?icon';
import { useTranslation } from 'react-i18next';
import { type Task, isOverdue } from '@/domain/kanban';
import type { IsoDate } from '@/domain/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { Icon } from '@/shared/ui/Icon';
import './planner.scss';
import { useTaskWords } from './useTaskWords';

/** Colour and icon of a state; never colour alone (design, "State colours"). */
const looks: Readonly<Record<string, { readonly className: string; readonly icon: typeof circle }>> = {
  'Not assigned': { className: 'none', icon: dashCircle },
  Assigned: { className: 'none', icon: personCheck },
  'Not started': { className: 'todo', icon: circle },
  'In work': { className: 'work', icon: circleHalf },
  Completed: { className: 'done', icon: checkCircle },
};
const unknownLook = { className: 'none', icon: circle };

interface TaskCardProps {
  readonly task: Task;
  readonly today: IsoDate;
}

/** A task as a card: state, title, due date, comment marker and members (section 2). */
export function TaskCard({ task, today }: TaskCardProps) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const { stateName } = useTaskWords();
  const { className, icon } = looks[task.state] ?? unknownLook;
  const isLate = isOverdue(task, today);
  return (
    <article className={`tw-task ${className}`}>
      <div className="top">
        <span className="state">
          <Icon of={icon} />
          {stateName(task.state)}
        </span>
      </div>
      <h4 className="ttl">{task.title}</h4>
      <div className="bot">
        {task.dueDate !== null && (
          <span className={isLate ? 'late' : undefined}>
            <Icon of={calendar} />
            <span className="visually-hidden">{t(isLate ? 'overdue' : 'due')} </span>
            {task.dueDate === today ? t('today') : formats.dayMonth(task.dueDate)}
          </span>
        )}
        {task.hasComments && (
          <span title={t('hasComments')}>
            <Icon of={chat} />
            <span className="visually-hidden">{t('hasComments')}</span>
          </span>
        )}
        <AvatarStack label={t('members')} people={task.members} size={24} />
      </div>
    </article>
  );
}
