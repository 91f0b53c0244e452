import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import type { Id } from '@/domain/id';
import { type Bucket, type Task, isCompleted, isOverdue } from '@/domain/planner/kanban';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import { MoreMarks, PriorityMark, StateMark } from '../TaskMarks';
import type { TaskGroup } from './TaskList';
import { TaskGroupName } from './TaskGroupName';
import { TaskRowMenu } from './TaskRowMenu';
import classes from './taskCards.module.scss';

interface TaskCardsProps {
  readonly groups: readonly TaskGroup[];
  readonly buckets: readonly Bucket[];
  readonly isSearched: boolean;
  readonly onOpen: (id: Id) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/** The list of a board on a phone: each task as a card of one or two lines, which opens it. */
export function TaskCards({ groups, buckets, isSearched, onOpen, onMove }: TaskCardsProps) {
  const { t } = useTranslation('planner');
  return groups.map(({ column, tasks }) => {
    const { bucket } = column;
    const name = bucket ? bucketTitle(bucket) : t('board.strays');
    return (
      <section key={bucket?.id ?? ''} aria-label={name}>
        <h2 className={classes.head}>
          <TaskGroupName column={column} isSearched={isSearched} />
        </h2>
        <ul className={classes.tasks}>
          {tasks.map((task) => (
            <li key={task.id} className={classes.task}>
              <StateMark task={task} />
              <div className={classes.text}>
                <button
                  type="button"
                  className={clsx('card-open', classes.title, isCompleted(task) && classes.isCompleted)}
                  dir="auto"
                  onClick={() => onOpen(task.id)}
                >
                  {task.title}
                </button>
                <div className={classes.foot}>
                  <PriorityMark task={task} hasName />
                  <MoreMarks task={task} />
                  <Due task={task} />
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

function Due({ task }: { readonly task: Task }) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const today = useToday();
  if (task.dueDate === null) return null;
  const isLate = isOverdue(task, today);
  return (
    <span className={clsx('figures', classes.due, isLate && classes.isLate)}>
      <span className="visually-hidden">{t(isLate ? 'overdue' : 'due')} </span>
      {formats.date(task.dueDate)}
    </span>
  );
}
