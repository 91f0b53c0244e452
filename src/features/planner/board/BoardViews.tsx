import { Suspense } from 'react';
import type { Board, Bucket, Task } from '@/domain/planner/kanban';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import type { TasksFind } from '../useTasksFind';
import { BoardColumns } from './BoardColumns';
import { BoardSkeleton } from './BoardSkeleton';
import type { BoardParts } from './useBoardParts';
import type { useMoveTask } from './useMoveTask';
import type { Reassign } from './useReassign';

/** The board in lanes, loaded when it is first grouped. */
const BoardLanes = lazyComponent(async () => (await import('./BoardLanes')).BoardLanes);

interface BoardViewsProps {
  readonly board: Board;
  readonly buckets: readonly Bucket[];
  readonly tasks: readonly Task[];
  /** Some of the board's tasks are unreadable, so no bucket can be assumed to be empty. */
  readonly lacksTasks: boolean;
  readonly search: TasksFind;
  readonly parts: BoardParts;
  /** Whether the people of a task may be changed. */
  readonly mayReassign: boolean;
  readonly onOpen: (id: Task['id']) => void;
  readonly onMove: ReturnType<typeof useMoveTask>['move'];
  readonly onReassign: Reassign;
}

/** The tasks of a board: in its buckets, or in lanes. A board without buckets has no lanes either. */
export function BoardViews({ lacksTasks, search, parts, mayReassign, onReassign, ...of }: BoardViewsProps) {
  const { grouping, showsCompleted } = parts;
  const shared = { ...of, showCompleted: showsCompleted, found: search.found?.entries ?? null };
  if (grouping === 'bucket' || of.buckets.length === 0)
    return <BoardColumns {...shared} lacksTasks={lacksTasks} />;
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <BoardLanes {...shared} {...{ grouping, mayReassign, onReassign }} />
    </Suspense>
  );
}
