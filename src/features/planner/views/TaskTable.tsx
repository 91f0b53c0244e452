import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { type Bucket, type Task, isCompleted, isOverdue } from '@/domain/planner/kanban';
import { useFormats } from '@/shared/i18n/useFormats';
import { type ColumnSorting, type ListColumn, TableHead } from '@/shared/lists/TableHead';
import { useRowFocus } from '@/shared/lists/useRowFocus';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { useToday } from '@/shared/ui/timing/useClock';
import { isSilent, useTaskWords } from '../taskLooks';
import { MoreMarks, PriorityMark, StateMark } from '../TaskMarks';
import type { TaskGroup } from './TaskList';
import { TaskGroupName } from './TaskGroupName';
import { TaskRowMenu } from './TaskRowMenu';
import classes from './taskTable.module.scss';

interface TaskTableProps {
  readonly groups: readonly TaskGroup[];
  readonly buckets: readonly Bucket[];
  readonly isSearched: boolean;
  readonly sorting: ColumnSorting;
  readonly onOpen: (id: Id) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/** The tasks of a board as a table with a heading row for each bucket; a title, Enter or a double-click opens a task. */
export function TaskTable({ groups, buckets, isSearched, sorting, onOpen, onMove }: TaskTableProps) {
  const { t } = useTranslation('planner');
  const columns = useTaskColumns();
  const rowProps = useRowFocus({
    entries: groups.flatMap(({ tasks }) => tasks),
    keys: ['Enter'],
    onOpen: ({ id }) => onOpen(id),
    onTap: ({ id }) => onOpen(id),
  });
  return (
    <table className={clsx('tw-table fixed', classes.table)} aria-label={t('views.tasks')}>
      <TableHead columns={columns} sorting={sorting} />
      <tbody>
        {groups.map(({ column, tasks }) => (
          <Fragment key={column.bucket?.id ?? ''}>
            <tr className={clsx('week-row', classes.group)}>
              <th scope="rowgroup" colSpan={columns.length}>
                <TaskGroupName column={column} isSearched={isSearched} />
              </th>
            </tr>
            {tasks.map((task) => (
              <tr key={task.id} {...rowProps(task)}>
                <TaskCells task={task} onOpen={onOpen} />
                <td className="row-actions">
                  <TaskRowMenu task={task} buckets={buckets} onMove={onMove} />
                </td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function TaskCells({ task, onOpen }: { readonly task: Task } & Pick<TaskTableProps, 'onOpen'>) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const today = useToday();
  const { priorityName } = useTaskWords();
  const { title, priority, members, dueDate } = task;
  return (
    <>
      <td>
        <span className={classes.task}>
          <StateMark task={task} />
          <button
            type="button"
            className={clsx('ellipsis', classes.title, isCompleted(task) && classes.isCompleted)}
            title={title}
            dir="auto"
            onClick={() => onOpen(task.id)}
          >
            {title}
          </button>
          <MoreMarks task={task} />
        </span>
      </td>
      <td>
        {isSilent(priority) ? (
          <span className="text-faint">{priorityName(priority)}</span>
        ) : (
          <PriorityMark task={task} hasName />
        )}
      </td>
      <td>
        {members.length > 0 && <AvatarStack label={t('members.label')} people={members} size={24} most={3} />}
      </td>
      <td className={clsx('align-right figures', isOverdue(task, today) && classes.isLate)}>
        {isOverdue(task, today) && <span className="visually-hidden">{t('overdue')} </span>}
        {dueDate === null ? <span className="text-faint">–</span> : formats.date(dueDate)}
      </td>
    </>
  );
}

/** The columns of a board's list. */
function useTaskColumns(): readonly ListColumn[] {
  const { t } = useTranslation(['planner', 'common']);
  return [
    { title: t('planner:task.title'), sort: 'title' },
    { title: t('planner:task.fields.priority'), className: classes.priority, sort: 'priority' },
    { title: t('planner:members.label'), className: classes.members },
    { title: t('planner:views.due'), className: classes.due, align: 'right', sort: 'due' },
    { title: t('common:actions.actions'), titleHidden: true, className: classes.actions },
  ];
}
