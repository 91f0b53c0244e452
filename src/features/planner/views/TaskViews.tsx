import type { Id } from '@/domain/id';
import type { Bucket, Task, TaskMember } from '@/domain/planner/kanban';
import type { Grouping } from '@/domain/planner/lanes';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { TaskList } from './TaskList';
import { TaskWeek } from './TaskWeek';
import type { Pending } from '../usePending';
import type { TasksFind } from '../useTasksFind';
import { type DueMove, useMoveDue } from './useMoveDue';

interface TaskViewsProps {
  readonly view: 'list' | 'week';
  readonly buckets: readonly Bucket[];
  readonly tasks: readonly Task[];
  readonly search: TasksFind;
  readonly dueMoves: Pending<DueMove>;
  readonly showCompleted: boolean;
  readonly grouping: Grouping;
  /** The people of the board. */
  readonly members: readonly TaskMember[];
  readonly onOpen: (id: Id) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/** The views of a board besides its columns. Due dates that are still being saved are shown in both. */
export function TaskViews({ view, tasks, search, dueMoves, onMove, ...of }: TaskViewsProps) {
  const { buckets, showCompleted, grouping, members, onOpen } = of;
  const { withDates, move, question } = useMoveDue(dueMoves);
  return (
    <>
      {view === 'list' ? (
        <TaskList
          buckets={buckets}
          tasks={withDates(tasks)}
          search={search}
          showCompleted={showCompleted}
          grouping={grouping}
          members={members}
          onOpen={onOpen}
          onMove={onMove}
        />
      ) : (
        <TaskWeek
          tasks={withDates(search.found?.entries ?? tasks)}
          showCompleted={showCompleted}
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
  async () => (await import('../task/TaskEditConflict')).TaskEditConflict,
);
