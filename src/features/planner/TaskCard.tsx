import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import type { Task } from '@/domain/planner/kanban';
import type { IsoDate } from '@/domain/time/period';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { Icon } from '@/shared/ui/Icon';
import './planner.scss';
import { TaskMarks } from './TaskMarks';
import { isSilent, lookOfPriority, lookOfState } from './taskLooks';
import { useTaskWords } from './useTaskWords';

interface TaskCardProps {
  readonly task: Task;
  readonly today: IsoDate;
  readonly onOpen: (id: Id) => void;
  /** One level below the heading of the section or group. */
  readonly heading?: 'h3' | 'h4';
  /** False if the cards are grouped by priority anyway. */
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
  const { stateName, priorityName } = useTaskWords();
  const { className, icon } = lookOfState(task.state);
  const priority = lookOfPriority(task.priority);
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
        <TaskMarks task={task} today={today} />
        <AvatarStack label={t('members.label')} people={task.members} size={24} />
      </div>
    </article>
  );
}
