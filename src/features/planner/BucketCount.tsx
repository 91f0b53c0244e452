import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { bucketLimit, placesOf } from '@/domain/planner/bucketLimit';
import type { BoardColumn } from '@/domain/planner/kanban';
import { CountFurrows } from '@/shared/ui/bars/CountFurrows';
import { Icon } from '@/shared/ui/buttons/Icon';
import classes from './bucketCount.module.scss';

interface BucketCountProps {
  readonly column: BoardColumn;
  /** Tasks are searched for, so some may be hidden. */
  readonly isSearched: boolean;
  /** Without the words after the figures, where there is little room. */
  readonly isShort?: boolean;
}

/** How many tasks a bucket shows, and how it fills its limit: hidden tasks count for the limit, completed ones do not. */
export function BucketCount({ column, isSearched, isShort = false }: BucketCountProps) {
  const { t } = useTranslation('planner');
  const { bucket, tasks, total, open } = column;
  const limit = bucket && bucketLimit(bucket).limit;
  const over = limit === null ? 0 : placesOf(limit, open).over;
  const limitText = limit === null ? '' : t('board.limit', { limit, over, count: over });
  const figures = over > 0 && !isShort ? t('board.overLimit', { open, limit, over }) : `${open}/${limit}`;
  return (
    <>
      {(isSearched || limit === null) && (
        <span className="figures no-shrink text-faint text-small weight-420 one-line">
          {isSearched ? t('board.foundOf', { found: tasks.length, all: total }) : tasks.length}
        </span>
      )}
      {limit !== null && (
        <span className={clsx(classes.limit, over > 0 && classes.isOver)} title={limitText}>
          <span className="visually-hidden">{limitText}</span>
          <CountFurrows {...placesOf(limit, open)} />
          {over > 0 && (isSearched || isShort) && <Icon of={warning} className="mark-warning size-12" />}
          {!isSearched && <span aria-hidden="true">{figures}</span>}
        </span>
      )}
    </>
  );
}
