import { Fragment, type MouseEvent, memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Draggable, type DraggableProvided, Droppable } from 'react-beautiful-dnd';
import type { Id } from '@/domain/id';
import type { Bucket, Task } from '@/domain/planner/kanban';
import type { IsoDate } from '@/domain/time/period';
import { Icon } from '@/shared/ui/Icon';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { RowMenu } from '@/shared/ui/RowMenu';
import { useWaitingFor } from '@/shared/outbox/useWaitingItems';
import type { CardHeights } from './cardHeights';
import { type Stretch, visibleRows } from './visibleRows';
import { TaskMarks } from '../TaskMarks';
import { keptTasks } from '../outbox/keptTasks';
import { isSilent, lookOfPriority, lookOfState } from '../taskLooks';
import { useTaskWords } from '../useTaskWords';

/** What all columns of a board share. */
export interface CardListing {
  readonly heights: CardHeights;
  readonly today: IsoDate;
  /** The buckets, for the "Move to …" menu. */
  readonly targets: readonly Bucket[];
  readonly onOpen: (id: Id) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

interface BucketTasksProps {
  /** Id of the drop target. */
  readonly id: string;
  readonly name: string;
  /** Null in the column for tasks whose bucket does not exist. */
  readonly bucket: Bucket | null;
  readonly tasks: readonly Task[];
  readonly listing: CardListing;
  /** The card that has, or last had, the focus, if it is in this column. */
  readonly pinned: string | null;
  /** The visible part of the column, or null for all of it. */
  readonly stretch: Stretch | null;
}

/** The cards of a bucket: those near the viewport, and empty space in place of the others. */
export function BucketTasks({ id, name, bucket, tasks, listing, pinned, stretch }: BucketTasksProps) {
  const { t } = useTranslation('planner');
  const { heights, today, targets, onOpen, onMove } = listing;
  const others = targets.filter((other) => other !== bucket);
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

/** Space for the dragged card below the others, in pixels; its own bucket already keeps its place. */
const PLACE = 100;

function Gap({ height }: { readonly height: number }) {
  return height > 0 ? <div style={{ height }} /> : null;
}

interface BoardCardProps {
  readonly task: Task;
  /** Position in its column; announced by the card, because most of the column may not be rendered. */
  readonly place: number;
  readonly count: number;
  readonly today: IsoDate;
  /** The other buckets, for the "Move to …" menu. */
  readonly targets: readonly Bucket[];
  readonly heights: CardHeights;
  /** Props from the drag library for the card and its handle. */
  readonly provided: DraggableProvided;
  readonly isDragging: boolean;
  readonly onOpen: (id: Id) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/**
 * A task on the board: one tab stop that opens the task and is lifted by Space, and a menu for those who do not drag.
 * Memoised, because otherwise dragging over a column renders all of its cards.
 */
const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { task, place, count, today, targets, heights, provided, isDragging, onOpen, onMove } = props;
  const { innerRef, draggableProps, dragHandleProps } = provided;
  const state = lookOfState(task.state);
  const id = String(task.id);

  function handleOpen({ currentTarget }: MouseEvent<HTMLElement>) {
    // The drag library prevents a mouse press from focusing the card, but the dialog must return the focus to it.
    currentTarget.focus();
    onOpen(task.id);
  }

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
      className={
        isDragging ? `tw-task is-card ${state.className} is-dragging` : `tw-task is-card ${state.className}`
      }
      role={isDragging ? undefined : 'listitem'}
      aria-posinset={isDragging ? undefined : place + 1}
      aria-setsize={isDragging ? undefined : count}
      ref={handleCard}
      {...draggableProps}
    >
      <CardHead task={task} targets={targets} onMove={onMove} />
      <button type="button" className="ttl" dir="auto" {...dragHandleProps} onClick={handleOpen}>
        {task.title}
      </button>
      <CardFoot task={task} today={today} />
    </div>
  );
});

function CardHead({ task, targets, onMove }: Pick<BoardCardProps, 'task' | 'targets' | 'onMove'>) {
  const { t } = useTranslation(['planner', 'common']);
  const { stateName, priorityName } = useTaskWords();
  const state = lookOfState(task.state);
  const priority = lookOfPriority(task.priority);
  return (
    <div className="top">
      <span className="state">
        <Icon of={state.icon} />
        {stateName(task.state)}
      </span>
      {!isSilent(task.priority) && (
        <span className={priority.className}>
          <Icon of={priority.icon} />
          {priorityName(task.priority)}
        </span>
      )}
      <RowMenu
        label={t('common:actions.actions')}
        about={task.title}
        items={targets.map((bucket) => ({
          label: t('planner:board.moveTo', { name: bucket.name }),
          onSelect: () => onMove(task, bucket),
        }))}
      />
    </div>
  );
}

function CardFoot({ task, today }: Pick<BoardCardProps, 'task' | 'today'>) {
  const { t } = useTranslation('planner');
  const isWaiting = useWaitingFor(keptTasks, task.id) !== undefined;
  const isBare = task.dueDate === null && !task.hasComments && task.members.length === 0;
  if (isBare && !isWaiting) return null;
  return (
    <div className="bot">
      <TaskMarks task={task} today={today} />
      {task.members.length > 0 && <AvatarStack label={t('members.label')} people={task.members} size={24} />}
    </div>
  );
}
