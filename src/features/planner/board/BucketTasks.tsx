import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Draggable, type DraggableProvided, Droppable } from 'react-beautiful-dnd';
import type { Id } from '@/domain/id';
import type { Bucket, Task } from '@/domain/planner/kanban';
import type { IsoDate } from '@/domain/time/period';
import { BoardCard } from './BoardCard';
import type { CardHeights } from './cardHeights';
import { type Stretch, visibleRows } from './visibleRows';

/** What all columns of a board have in common. */
export interface CardListing {
  readonly heights: CardHeights;
  readonly today: IsoDate;
  /** The buckets, for "Move to …". */
  readonly targets: readonly Bucket[];
  readonly onOpen: (id: Id) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

interface BucketTasksProps {
  /** Of the list where cards are dropped. */
  readonly id: string;
  readonly name: string;
  /** Null for the column of tasks whose bucket is not there. */
  readonly bucket: Bucket | null;
  readonly tasks: readonly Task[];
  readonly listing: CardListing;
  /** The card that has, or had, the focus, if it is one of these. */
  readonly pinned: string | null;
  /** The part of the column that is on the screen, or null for all of it. */
  readonly stretch: Stretch | null;
}

/** The cards of a bucket: those near the view, and empty space in place of the others. */
export function BucketTasks({ id, name, bucket, tasks, listing, pinned, stretch }: BucketTasksProps) {
  const { t } = useTranslation('planner');
  const { heights, today, targets, onOpen, onMove } = listing;
  const others = targets.filter((other) => other !== bucket);
  // By hand, because a lift must change nothing: the heights are known better by then, and of a card that comes or goes
  // before the one in the hand has moved the drag library concludes that it is elsewhere.
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
    return (
      <BoardCard
        task={task}
        place={place}
        count={tasks.length}
        today={today}
        targets={others}
        heights={heights}
        provided={provided}
        isDragging={isDragging}
        onOpen={onOpen}
        onMove={onMove}
      />
    );
  }

  return (
    <Droppable
      droppableId={id}
      mode="virtual"
      isDropDisabled={!bucket}
      renderClone={(provided, _snapshot, { source }) => {
        const task = tasks[source.index];
        return task ? renderCard(provided, task, source.index, true) : <div ref={provided.innerRef} />;
      }}
    >
      {(list, { isDraggingOver, isUsingPlaceholder, draggingFromThisWith }) => (
        <div
          className={isDraggingOver ? 'tasks is-over' : 'tasks'}
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

/** Room for the card in the hand below the others, in pixels; in its own bucket it has its place. */
const PLACE = 100;

function Gap({ height }: { readonly height: number }) {
  return height > 0 ? <div style={{ height }} /> : null;
}
