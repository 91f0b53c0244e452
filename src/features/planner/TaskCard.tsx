import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import type { Task } from '@/domain/planner/kanban';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { Icon } from '@/shared/ui/buttons/Icon';
import { DueDate, MoreMarks, PriorityMark } from './TaskMarks';
import classes from './taskCard.module.scss';
import { lookOfState, useTaskWords } from './taskLooks';

interface TaskCardProps {
  readonly task: Task;
  readonly onOpen: (id: Id) => void;
  /** One level below the heading of the section or group. */
  readonly heading?: 'h3' | 'h4';
  /** False if the cards are grouped by priority anyway. */
  readonly showsPriority?: boolean;
  readonly menu?: ReactNode;
}

/** A task as a card in a list, which opens it. A board has the same card to drag: `board/BoardCard`. */
export function TaskCard({ task, onOpen, heading: Heading = 'h4', showsPriority, menu }: TaskCardProps) {
  return (
    <article className={clsx(classes.card, lookOfState(task.state).className)}>
      <TaskCardContent task={task} showsPriority={showsPriority ?? false} menu={menu}>
        <Heading className={classes.heading}>
          <button type="button" className={classes.title} dir="auto" onClick={() => onOpen(task.id)}>
            {task.title}
          </button>
        </Heading>
      </TaskCardContent>
    </article>
  );
}

interface TaskCardContentProps {
  readonly task: Task;
  readonly showsPriority: boolean;
  readonly menu: ReactNode;
  /** The title, as the button that opens the task. */
  readonly children: ReactNode;
}

/** The content of every card of a task: state, priority, menu, title, due date, marks and members. */
export function TaskCardContent({ task, showsPriority, menu, children }: TaskCardContentProps) {
  const { stateName } = useTaskWords();
  return (
    <>
      <div className={classes.head}>
        <span className={classes.state}>
          <Icon of={lookOfState(task.state).icon} />
          {stateName(task.state)}
        </span>
        {showsPriority && <PriorityMark task={task} hasName />}
        {menu}
      </div>
      {children}
      <div className={classes.foot}>
        <DueDate task={task} hasIcon />
        <MoreMarks task={task} />
        <TaskPeople task={task} />
      </div>
    </>
  );
}

interface TaskPeopleProps {
  readonly task: Task;
  /** How many faces are shown at most. */
  readonly most?: number;
}

/** The people of a task at the end of its card; nothing without any. */
export function TaskPeople({ task: { members }, most }: TaskPeopleProps) {
  const { t } = useTranslation('planner');
  if (members.length === 0) return null;
  return (
    <div className={classes.people}>
      <AvatarStack label={t('members.label')} people={members} size={24} most={most} />
    </div>
  );
}
