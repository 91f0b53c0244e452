import { useTranslation } from 'react-i18next';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import type { BoardColumn } from '@/domain/planner/kanban';
import { BucketCount } from '../BucketCount';
import classes from './taskGroupName.module.scss';

interface TaskGroupNameProps {
  readonly column: BoardColumn;
  readonly isSearched: boolean;
}

/** The name of a bucket above its tasks in the list, with how many they are and how they fill its limit. */
export function TaskGroupName({ column, isSearched }: TaskGroupNameProps) {
  const { t } = useTranslation('planner');
  return (
    <span className={classes.head}>
      <span className={classes.name}>{column.bucket ? bucketTitle(column.bucket) : t('board.strays')}</span>{' '}
      <BucketCount column={column} isSearched={isSearched} />
    </span>
  );
}
