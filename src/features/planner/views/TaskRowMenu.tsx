import { useTranslation } from 'react-i18next';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import { isSameId } from '@/domain/id';
import { type Bucket, type Task, compareBuckets } from '@/domain/planner/kanban';
import { RowMenu } from '@/shared/ui/menus/RowMenu';

interface TaskRowMenuProps {
  readonly task: Task;
  readonly buckets: readonly Bucket[];
  readonly onMove: (task: Task, to: Bucket) => void;
}

/** The menu of a task in the list and on the board: the other buckets. */
export function TaskRowMenu({ task, buckets, onMove }: TaskRowMenuProps) {
  const { t } = useTranslation(['planner', 'common']);
  return (
    <RowMenu
      label={t('common:actions.actions')}
      about={task.title}
      items={buckets
        .filter(({ id }) => !isSameId(id, task.bucketId))
        .toSorted(compareBuckets)
        .map((bucket) => ({
          label: t('planner:board.moveTo', { name: bucketTitle(bucket) }),
          onSelect: () => onMove(task, bucket),
        }))}
    />
  );
}
