import { useState } from 'react';
import type { Board, Bucket, Task } from '@/domain/planner/kanban';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import type { TasksFind } from '../useTasksFind';
import type { Pending } from '../usePending';
import type { DueMove } from '../views/useMoveDue';
import type { ShownView } from '../views/useShownView';
import { BoardColumns } from './BoardColumns';
import { BoardSkeleton } from './BoardSkeleton';
import { TaskAction } from './TaskSlot';
import type { BoardParts } from './useBoardParts';
import type { useMoveTask } from './useMoveTask';
import type { Reassign } from './useReassign';

/** The board in lanes, loaded when it is first grouped. */
const BoardLanes = lazyComponent(async () => (await import('./BoardLanes')).BoardLanes);

/** The views besides the columns, loaded when one is shown. */
const TaskViews = lazyComponent(async () => (await import('../views/TaskViews')).TaskViews);

/** A list or a week that is loading. */
export function ViewSkeleton() {
  return (
    <div className="is-skeleton">
      {[86, 62, 94, 58, 74].map((width) => (
        <p key={width}>
          <span className="skeleton" style={{ width: `${width}%` }} />
        </p>
      ))}
    </div>
  );
}

/** The tasks of a board, how they are shown, and what can be done with them. */
export interface BoardViewsProps {
  readonly view: ShownView;
  readonly board: Board;
  readonly buckets: readonly Bucket[];
  readonly tasks: readonly Task[];
  /** Some of the board's tasks are unreadable, so no bucket can be assumed to be empty. */
  readonly lacksTasks: boolean;
  /** The query, and the tasks that were found. */
  readonly search: TasksFind;
  readonly parts: BoardParts;
  /** Whether the people of a task may be changed. */
  readonly mayReassign: boolean;
  readonly onOpen: (id: Task['id']) => void;
  readonly onMove: ReturnType<typeof useMoveTask>['move'];
  readonly onReassign: Reassign;
  /** Due dates that are not saved yet. */
  readonly dueMoves: Pending<DueMove>;
}

/** The tasks of a board: in its buckets, in lanes, as a list or as a week. A board without buckets has no lanes either. */
export function BoardViews(props: BoardViewsProps) {
  const { view, board, buckets, parts } = props;
  const { grouping } = parts;
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
