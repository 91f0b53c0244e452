import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { type BoardColumn, type Bucket, type Task, boardColumns } from '@/domain/planner/kanban';
import { MoreRows } from '@/shared/lists/MoreRows';
import { useRows } from '@/shared/lists/useRows';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import type { TasksFind } from '../useTasksFind';
import { TaskCards } from './TaskCards';
import { TaskTable } from './TaskTable';

interface TaskListProps {
  readonly buckets: readonly Bucket[];
  readonly tasks: readonly Task[];
  readonly search: TasksFind;
  readonly showCompleted: boolean;
  readonly onOpen: (id: Id) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/** A bucket with its tasks in the order of the list. */
export interface TaskGroup {
  readonly column: BoardColumn;
  readonly tasks: readonly Task[];
}

/** A board as a list: its tasks by bucket, which keep their order however the tasks are sorted. */
export function TaskList({ buckets, tasks, search, showCompleted, onOpen, onMove }: TaskListProps) {
  const { t } = useTranslation('planner');
  const isPhone = usePhone();
  const found = search.found?.entries ?? null;
  const groups = boardColumns(buckets, tasks, { showCompleted, lacksTasks: true, found })
    .filter((column) => column.tasks.length > 0)
    .map((column): TaskGroup => ({ column, tasks: search.inOrder(column.tasks) }));
  const { rows, hasMore, showMore } = useRows(
    groups.flatMap(({ tasks: own }) => own),
    search.asked,
  );

  if (groups.length === 0) return <p className="text-faint">{t('views.none')}</p>;
  const shared = {
    groups: firstOf(groups, rows.length),
    buckets,
    isSearched: found !== null,
    onOpen,
    onMove,
  };
  return (
    <>
      {isPhone ? <TaskCards {...shared} /> : <TaskTable {...shared} sorting={search.sorting} />}
      {hasMore && <MoreRows key={rows.length} onShow={showMore} />}
    </>
  );
}

/** The first tasks of the list, in their groups. */
function firstOf(groups: readonly TaskGroup[], count: number): readonly TaskGroup[] {
  let left = count;
  return groups.flatMap(({ column, tasks }) => {
    const first = tasks.slice(0, left);
    left -= first.length;
    return first.length > 0 ? [{ column, tasks: first }] : [];
  });
}
