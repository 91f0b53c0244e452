import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import type { Board, Bucket, Task } from '@/domain/planner/kanban';
import { TaskList } from './TaskList';
import { TaskWeek } from './TaskWeek';
import type { BoardParts } from './useBoardParts';
import { type DueMove, useMoveDue } from './useMoveDue';
import type { Pending } from '../usePending';
import type { TasksFind } from '../useTasksFind';

/** The tasks of a board, how they are shown, and what can be done with them. */
export interface TaskViewsProps {
  readonly board: Board;
  readonly buckets: readonly Bucket[];
  readonly tasks: readonly Task[];
  /** The query, and the tasks that were found. */
  readonly search: TasksFind;
  readonly parts: BoardParts;
  /** Due dates that are not saved yet. */
  readonly dueMoves: Pending<DueMove>;
  readonly onOpen: (id: Task['id']) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/** The views of a board besides its columns. Due dates that are still being saved are shown in both. */
export function TaskViews(props: TaskViewsProps) {
  const { tasks, search, dueMoves, parts, onOpen } = props;
  const { withDates, move, question } = useMoveDue(dueMoves);
  return (
    <>
      {parts.view === 'list' ? (
        <TaskList {...props} tasks={withDates(tasks)} />
      ) : (
        <TaskWeek
          tasks={withDates(search.found?.entries ?? tasks)}
          showCompleted={parts.showsCompleted}
          onOpen={onOpen}
          onMove={move}
        />
      )}
      {question && <TaskEditConflict {...question} />}
    </>
  );
}

/** Loaded on demand, because conflicts are rare. */
const TaskEditConflict = lazyComponent(
  async () => (await import('../outbox/TaskConflicts')).TaskEditConflict,
);
