import { clsx } from 'clsx';
import type { Id } from '@/domain/id';
import { type Bucket, type Task, isCompleted } from '@/domain/planner/kanban';
import { DueDate, MoreMarks, PriorityMark, StateMark } from '../TaskMarks';
import type { TaskGroup } from './TaskList';
import { TaskRowMenu } from './TaskRowMenu';
import classes from './taskCards.module.scss';

export interface TaskCardsProps {
  readonly groups: readonly TaskGroup[];
  readonly buckets: readonly Bucket[];
  readonly onOpen: (id: Id) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/** The list of a board on a phone: each task as a card of one or two lines, which opens it. */
export function TaskCards({ groups, buckets, onOpen, onMove }: TaskCardsProps) {
  return groups.map(({ key, name, label, tasks }) => {
    return (
      <section key={key} aria-label={label}>
        <h2 className={classes.head}>{name}</h2>
        <ul>
          {tasks.map((task) => (
            <li key={task.id} className={classes.task}>
              <StateMark task={task} />
              <div className="stack shrinks gap-4">
                <button
                  type="button"
                  className={clsx('card-open', classes.title, isCompleted(task) && 'text-secondary')}
                  dir="auto"
                  onClick={() => onOpen(task.id)}
                >
                  {task.title}
                </button>
                <div className={classes.foot}>
                  <PriorityMark task={task} hasName />
                  <MoreMarks task={task} />
                  <DueDate task={task} isFull className="figures push-right text-small" />
                </div>
              </div>
              <span className={classes.menu}>
                <TaskRowMenu task={task} buckets={buckets} onMove={onMove} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
