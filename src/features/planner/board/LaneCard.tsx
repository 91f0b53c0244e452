import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { DraggableProvided } from 'react-beautiful-dnd';
import type { Id } from '@/domain/id';
import type { Task, TaskMember } from '@/domain/planner/kanban';
import { type MenuItem, RowMenu } from '@/shared/ui/menus/RowMenu';
import { DueDate, MoreMarks, PriorityMark, StateMark } from '../TaskMarks';
import { TaskPeople } from '../TaskCard';
import card from '../taskCard.module.scss';
import { lookOfState } from '../taskLooks';
import { withFocus } from '../focus';
import classes from './laneCard.module.scss';

interface LaneCardProps {
  readonly task: Task;
  /** In the lane of a person: the others who have the task. Null in lanes of priorities, where its people are shown. */
  readonly also: readonly TaskMember[] | null;
  /** The other buckets and lanes, for those who do not drag. */
  readonly targets: readonly MenuItem[];
  readonly provided: DraggableProvided;
  readonly isDragging: boolean;
  readonly onOpen: (id: Id) => void;
}

const firstName = ({ name }: TaskMember) => name.split(' ')[0] ?? name;

/** A task in a lane: as narrow as a fifth of the board, so state and priority are icons. */
export function LaneCard({ task, also, targets, provided, isDragging, onOpen }: LaneCardProps) {
  const { t } = useTranslation(['planner', 'common']);
  const { innerRef, draggableProps, dragHandleProps } = provided;

  return (
    <div
      className={clsx(
        card.card,
        classes.card,
        isDragging && card.isDragging,
        lookOfState(task.state).className,
      )}
      ref={innerRef}
      {...draggableProps}
    >
      <div className="as-flex gap-4 align-start">
        <button
          type="button"
          className={clsx(card.title, classes.title)}
          dir="auto"
          {...dragHandleProps}
          onClick={withFocus(() => onOpen(task.id))}
        >
          {task.title}
        </button>
        <div className={card.menu}>
          <RowMenu label={t('common:actions.actions')} about={task.title} items={targets} />
        </div>
      </div>
      {also !== null && also.length > 0 && (
        <span className="text-secondary text-tiny">
          {t('planner:board.also', { names: also.map(firstName).join(', ') })}
        </span>
      )}
      <div className={clsx(card.foot, classes.foot)}>
        <StateMark task={task} />
        <PriorityMark task={task} />
        <DueDate task={task} hasIcon />
        <MoreMarks task={task} />
        {also === null && <TaskPeople task={task} />}
      </div>
    </div>
  );
}
