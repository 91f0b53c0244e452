import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Task, boardColumns } from '@/domain/planner/kanban';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import { MoreRows, useRows } from '@/shared/lists/MoreRows';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { BucketCount } from '../BucketCount';
import { LaneName, useLanes } from '../LaneName';
import { TaskCards } from './TaskCards';
import { TaskTable } from './TaskTable';
import type { TaskViewsProps } from './TaskViews';

type TaskListProps = Pick<
  TaskViewsProps,
  'board' | 'buckets' | 'onMove' | 'onOpen' | 'parts' | 'search' | 'tasks'
>;

/** A bucket, person or priority with its tasks in the order of the list. */
export interface TaskGroup {
  readonly key: string;
  readonly label: string;
  /** The same with its counts. */
  readonly name: ReactNode;
  readonly tasks: readonly Task[];
}

/** A board as a list: its tasks in groups, which keep their order however the tasks are sorted. */
export function TaskList(props: TaskListProps) {
  const { buckets, search, onOpen, onMove } = props;
  const { t } = useTranslation('planner');
  const isPhone = usePhone();
  const groups = useTaskGroups(props).filter(({ tasks }) => tasks.length > 0);
  const { rows, hasMore, showMore } = useRows(
    groups.flatMap(({ tasks: own }) => own),
    `${props.parts.grouping} ${search.asked}`,
  );

  if (groups.length === 0) return <p className="text-faint mb-3">{t('views.none')}</p>;
  const shared = { groups: firstOf(groups, rows.length), buckets, onOpen, onMove };
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
  return groups.flatMap((group) => {
    const first = group.tasks.slice(0, left);
    left -= first.length;
    return first.length > 0 ? [{ ...group, tasks: first }] : [];
  });
}

/** The groups by bucket, person or priority; a task of several people is in the group of each. */
function useTaskGroups({ board, buckets, tasks, search, parts }: TaskListProps): readonly TaskGroup[] {
  const { t } = useTranslation('planner');
  const { grouping, showsCompleted: showCompleted } = parts;
  const found = search.found?.entries ?? null;
  const columns = boardColumns(buckets, tasks, { showCompleted, lacksTasks: true, found });
  const isByPerson = grouping === 'person';
  const { lanes, nameOf } = useLanes({ isByPerson, columns, members: board.members });
  if (grouping === 'bucket')
    return columns.map((column) => {
      const label = column.bucket ? bucketTitle(column.bucket) : t('board.strays');
      const name = (
        <span className="as-flex gap-8 align-baseline">
          <span className="shrinks break-anywhere">{label}</span>{' '}
          <BucketCount column={column} isSearched={found !== null} />
        </span>
      );
      return { key: String(column.bucket?.id ?? ''), label, name, tasks: search.inOrder(column.tasks) };
    });
  return lanes.map((lane) => ({
    key: lane.key,
    label: nameOf(lane),
    name: (
      <span className="row gap-10">
        <LaneName lane={lane} name={nameOf(lane)} isByPerson={isByPerson} />
      </span>
    ),
    tasks: search.inOrder(lane.cells.flat()),
  }));
}
