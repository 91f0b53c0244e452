import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { type Task, isCompleted } from '@/domain/planner/kanban';
import { type ColumnSorting, TableHead } from '@/shared/lists/TableHead';
import { useRowFocus } from '@/shared/lists/useRowFocus';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { DueDate, MoreMarks, PriorityMark, StateMark } from '../TaskMarks';
import { isSilent, useTaskWords } from '../taskLooks';
import type { TaskCardsProps } from './TaskCards';
import { useTaskColumns } from './useTaskColumns';
import { TaskRowMenu } from './TaskRowMenu';
import classes from './taskTable.module.scss';

interface TaskTableProps extends TaskCardsProps {
  readonly sorting: ColumnSorting;
}

/** The tasks of a board as a table with a heading row for each group; a title, Enter or a double-click opens a task. */
export function TaskTable({ groups, buckets, sorting, onOpen, onMove }: TaskTableProps) {
  const { t } = useTranslation('planner');
  const columns = useTaskColumns();
  const rowProps = useRowFocus({
    entries: groups.flatMap(({ tasks }) => tasks),
    onOpen: ({ id }) => onOpen(id),
  });
  return (
    <table className="tw-table fixed" aria-label={t('views.tasks')}>
      <TableHead columns={columns} sorting={sorting} />
      <tbody>
        {groups.map(({ key, name, tasks }) => (
          <Fragment key={key}>
            <tr className="week-row">
              <th scope="rowgroup" colSpan={columns.length}>
                {name}
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
  const { priorityName } = useTaskWords();
  const { title, priority, members, dueDate } = task;
  return (
    <>
      <td>
        <span className="row shrinks gap-10">
          <StateMark task={task} />
          <button
            type="button"
            className={clsx(classes.title, isCompleted(task) && 'text-secondary')}
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
      <td className="align-right figures">
        {dueDate === null ? <span className="text-faint">–</span> : <DueDate task={task} isFull />}
      </td>
    </>
  );
}
