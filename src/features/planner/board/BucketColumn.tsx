import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Draggable, type DraggableProvided, Droppable } from 'react-beautiful-dnd';
import type { Id } from '@/domain/id';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import type { Board, BoardColumn, Bucket, Task } from '@/domain/planner/kanban';
import { BoardCard } from './BoardCard';
import { BucketHead } from './BucketHead';
import classes from './bucketColumn.module.scss';
import { TaskSlot } from './TaskSlot';
import { type CardHeights, type Stretch, visibleRows } from './visibleRows';

/** The props that all columns of a board and their cards share. */
export interface CardListing {
  readonly heights: CardHeights;
  /** The buckets, for the "Move to …" menu. */
  readonly buckets: readonly Bucket[];
  readonly onOpen: (id: Id) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/** The id of the column for tasks whose bucket does not exist; nothing can be dropped into it. */
export const STRAYS = 'strays';

interface BucketColumnProps {
  readonly board: Board;
  readonly column: BoardColumn;
  readonly listing: CardListing;
  /** Tasks are searched for, so some may be hidden. */
  readonly isSearched: boolean;
  /** The card that has, or last had, the focus, if it is in this column. */
  readonly pinned: string | null;
  /** The visible part of the column, or null for all of it. */
  readonly stretch: Stretch | null;
}

/** A bucket with its tasks and the slot for a new one. */
export function BucketColumn({ board, column, listing, isSearched, pinned, stretch }: BucketColumnProps) {
  const { t } = useTranslation('planner');
  const { bucket } = column;
  const name = bucket ? bucketTitle(bucket) : t('board.strays');
  return (
    <section className={classes.column} aria-label={name}>
      <BucketHead board={board} name={name} column={column} isSearched={isSearched} />
      <BucketTasks name={name} column={column} listing={listing} pinned={pinned} stretch={stretch} />
      {bucket && <TaskSlot board={board} bucket={bucket} />}
    </section>
  );
}

interface BucketTasksProps extends Omit<BucketColumnProps, 'board' | 'isSearched'> {
  readonly name: string;
}

/** The cards of a bucket: those near the viewport, and empty space in place of the others. */
function BucketTasks({ name, column, listing, pinned, stretch }: BucketTasksProps) {
  const { t } = useTranslation('planner');
  const { bucket, tasks } = column;
  const { heights } = listing;
  // Memoised by hand, because a lift must change nothing: measured heights could change which cards are rendered, and
  // if a card before the lifted one comes or goes, the drag library gets the position of the lifted one wrong.
  const { rows, rest } = useMemo(
    () =>
      visibleRows({
        entries: tasks,
        heightOf: heights.of,
        stretch,
        isPinned: (task) => String(task.id) === pinned,
      }),
    [tasks, heights, stretch, pinned],
  );

  function renderCard(provided: DraggableProvided, task: Task, place: number, isDragging: boolean) {
    return <BoardCard {...listing} {...{ task, place, provided, isDragging }} count={tasks.length} />;
  }

  return (
    <Droppable
      droppableId={bucket ? String(bucket.id) : STRAYS}
      mode="virtual"
      isDropDisabled={!bucket}
      renderClone={(provided, _snapshot, { source }) => {
        const task = tasks[source.index];
        return task ? renderCard(provided, task, source.index, true) : <div ref={provided.innerRef} />;
      }}
    >
      {(list, { isDraggingOver, isUsingPlaceholder, draggingFromThisWith }) => (
        <div
          className={classes.tasks}
          data-over={isDraggingOver}
          role="list"
          aria-label={t('board.tasksOf', { name })}
          ref={list.innerRef}
          {...list.droppableProps}
        >
          {rows.map(({ entry: task, index, gap }) => (
            <Fragment key={task.id}>
              <Gap height={gap} />
              {String(task.id) === draggingFromThisWith ? (
                <Gap height={heights.of(task)} />
              ) : (
                <Draggable draggableId={String(task.id)} index={index} disableInteractiveElementBlocking>
                  {(provided) => renderCard(provided, task, index, false)}
                </Draggable>
              )}
            </Fragment>
          ))}
          <Gap height={rest + (isUsingPlaceholder && !draggingFromThisWith ? PLACE : 0)} />
        </div>
      )}
    </Droppable>
  );
}

/** Space for the dragged card below the others, in pixels; its own bucket already keeps its place. */
const PLACE = 100;

function Gap({ height }: { readonly height: number }) {
  return height > 0 ? <div style={{ height }} /> : null;
}
