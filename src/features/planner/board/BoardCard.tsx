import { clsx } from 'clsx';
import { memo } from 'react';
import type { DraggableProvided } from 'react-beautiful-dnd';
import type { Task } from '@/domain/planner/kanban';
import { TaskCardContent } from '../TaskCard';
import classes from '../taskCard.module.scss';
import { lookOfState } from '../taskLooks';
import { withFocus } from '../focus';
import { TaskRowMenu } from '../views/TaskRowMenu';
import type { CardListing } from './BucketColumn';

interface BoardCardProps extends CardListing {
  readonly task: Task;
  /** Position in its column; announced by the card, because most of the column may not be rendered. */
  readonly place: number;
  readonly count: number;
  /** Props from the drag library for the card and its handle. */
  readonly provided: DraggableProvided;
  readonly isDragging: boolean;
}

/**
 * A task on the board: one tab stop that opens the task and is lifted by Space, and a menu for those who do not drag.
 * Memoised, because otherwise dragging over a column renders all of its cards.
 */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { task, place, count, buckets, heights, provided, isDragging, onOpen, onMove } = props;
  const { innerRef, draggableProps, dragHandleProps } = provided;
  const state = lookOfState(task.state);
  const id = String(task.id);

  function handleCard(card: HTMLElement | null) {
    innerRef(card);
    // A dragged card is not measured, because its height says nothing about the list.
    if (!card || isDragging) return () => innerRef(null);
    const stop = heights.watch(id, card);
    return () => {
      innerRef(null);
      stop();
    };
  }

  return (
    <div
      className={clsx(classes.card, classes.isOnBoard, isDragging && classes.isDragging, state.className)}
      data-dragging={isDragging || undefined}
      role={isDragging ? undefined : 'listitem'}
      aria-posinset={isDragging ? undefined : place + 1}
      aria-setsize={isDragging ? undefined : count}
      ref={handleCard}
      {...draggableProps}
    >
      <TaskCardContent
        task={task}
        showsPriority
        menu={<TaskRowMenu task={task} buckets={buckets} onMove={onMove} />}
      >
        <button
          type="button"
          className={classes.title}
          dir="auto"
          {...dragHandleProps}
          onClick={withFocus(() => onOpen(task.id))}
        >
          {task.title}
        </button>
      </TaskCardContent>
    </div>
  );
});
