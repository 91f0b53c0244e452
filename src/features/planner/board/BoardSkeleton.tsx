import { clsx } from 'clsx';
import { useRootMark } from '@/shared/ui/window/useRootMark';
import card from '../taskCard.module.scss';
import columns from './boardColumns.module.scss';
import column from './bucketColumn.module.scss';

/** Shown until the board and its tasks are read. */
export function BoardSkeleton() {
  useRootMark('has-board');
  return (
    <div className={clsx('is-skeleton', columns.board)}>
      {[3, 2, 4, 2].map((cards, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders differ only by their position
        <div key={place} className={column.column}>
          {Array.from({ length: cards }, (_, at) => (
            <div key={at} className={card.card} />
          ))}
        </div>
      ))}
    </div>
  );
}
