import { clsx } from 'clsx';
import { useState } from 'react';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useRootMark } from '@/shared/ui/window/useRootMark';
import card from '../taskCard.module.scss';
import type { TaskViewsProps } from '../views/TaskViews';
import { BoardColumns } from './BoardColumns';
import columns from './boardColumns.module.scss';
import column from './bucketColumn.module.scss';
import { TaskAction } from './TaskSlot';
import type { useMoveTask } from './useMoveTask';
import type { Reassign } from './useReassign';

/** The board in lanes, loaded when it is first grouped. */
const BoardLanes = lazyComponent(async () => (await import('./BoardLanes')).BoardLanes);

/** The views besides the columns, loaded when one is shown. */
const TaskViews = lazyComponent(async () => (await import('../views/TaskViews')).TaskViews);

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

/** A list or a week that is loading. */
export function ViewSkeleton() {
  return (
    <div className="is-skeleton">
      {[86, 62, 94, 58, 74].map((width) => (
        <p className="mb-3" key={width}>
          <span className="skeleton" style={{ width: `${width}%` }} />
        </p>
      ))}
    </div>
  );
}

export interface BoardViewsProps extends TaskViewsProps {
  /** Some of the board's tasks are unreadable, so no bucket can be assumed to be empty. */
  readonly lacksTasks: boolean;
  /** Whether the people of a task may be changed. */
  readonly mayReassign: boolean;
  readonly onMove: ReturnType<typeof useMoveTask>['move'];
  readonly onReassign: Reassign;
}

/** The tasks of a board: in its buckets, in lanes, as a list or as a week. A board without buckets has no lanes either. */
export function BoardViews(props: BoardViewsProps) {
  const { board, buckets } = props;
  const { view, grouping } = props.parts;
  const isBoard = view === 'board';
  if (isBoard && (grouping === 'bucket' || buckets.length === 0)) return <BoardColumns {...props} />;
  return (
    <>
      {isBoard ? (
        <BoardLanes fallback={<BoardSkeleton />} {...props} />
      ) : (
        <TaskViews fallback={<ViewSkeleton />} {...props} />
      )}
      <NewTaskAction board={board} buckets={buckets} />
    </>
  );
}

/** "+ Task" on a phone, in the views without slots for new tasks: a dialog asks for the bucket. */
function NewTaskAction({ board, buckets }: Pick<BoardViewsProps, 'board' | 'buckets'>) {
  const [isOpen, setIsOpen] = useState(false);
  if (buckets.length === 0) return null;
  return (
    <>
      <TaskAction onPress={() => setIsOpen(true)} />
      {isOpen && <NewTaskDialog board={board} buckets={buckets} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Loaded when it is opened. */
const NewTaskDialog = lazyComponent(async () => (await import('./NewTaskDialog')).NewTaskDialog);
