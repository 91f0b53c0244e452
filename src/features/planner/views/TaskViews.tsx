import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import type { BoardViewsProps } from '../board/BoardViews';
import { TaskList } from './TaskList';
import { TaskWeek } from './TaskWeek';
import { useMoveDue } from './useMoveDue';

/** The views of a board besides its columns. Due dates that are still being saved are shown in both. */
export function TaskViews(props: BoardViewsProps) {
  const { view, tasks, search, dueMoves, parts, onOpen } = props;
  const { withDates, move, question } = useMoveDue(dueMoves);
  return (
    <>
      {view === 'list' ? (
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
  async () => (await import('../task/TaskEditConflict')).TaskEditConflict,
);
