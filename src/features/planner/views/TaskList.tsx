import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { sortedEntries } from '@/domain/find/findEntries';
import { addressWith, nextSort, readQuery } from '@/domain/find/findQuery';
import type { Id } from '@/domain/id';
import { type Bucket, type Task, boardColumns } from '@/domain/planner/kanban';
import { taskOrder } from '@/domain/planner/taskOrder';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { TaskCards } from './TaskCards';
import { TaskTable } from './TaskTable';

interface TaskListProps {
  readonly buckets: readonly Bucket[];
  readonly tasks: readonly Task[];
  readonly showCompleted: boolean;
  readonly onOpen: (id: Id) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/** The tasks of a bucket, in the order of the list; null for those whose bucket is not on the board. */
export interface TaskGroup {
  readonly bucket: Bucket | null;
  readonly tasks: readonly Task[];
}

/** A board as a list: its tasks by bucket, which keep their order however the tasks are sorted. */
export function TaskList({ buckets, tasks, showCompleted, onOpen, onMove }: TaskListProps) {
  const { t } = useTranslation('planner');
  const language = useLanguage();
  const isPhone = usePhone();
  const [params, setParams] = useSearchParams();
  const query = readQuery(taskOrder, params);
  const groups = boardColumns(buckets, tasks, { showCompleted, lacksTasks: true })
    .filter((column) => column.tasks.length > 0)
    .map((column): TaskGroup => ({
      bucket: column.bucket,
      tasks: sortedEntries(taskOrder, column.tasks, query, language),
    }));

  function handleSort(by: string) {
    const sort = nextSort(taskOrder, query, by);
    setParams(addressWith(taskOrder, params, { ...query, sort }), { preventScrollReset: true });
  }

  if (groups.length === 0) return <p className="text-faint">{t('views.none')}</p>;
  if (isPhone) return <TaskCards groups={groups} buckets={buckets} onOpen={onOpen} onMove={onMove} />;
  return (
    <TaskTable
      groups={groups}
      buckets={buckets}
      sorting={{ current: query.sort, onSort: handleSort }}
      onOpen={onOpen}
      onMove={onMove}
    />
  );
}
