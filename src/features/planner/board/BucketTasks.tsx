import { Fragment, type MouseEvent, memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Draggable, type DraggableProvided, Droppable } from 'react-beautiful-dnd';
import type { Id } from '@/domain/id';
import type { Bucket, Task } from '@/domain/planner/kanban';
import type { IsoDate } from '@/domain/time/period';
import { Icon } from '@/shared/ui/Icon';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { RowMenu } from '@/shared/ui/RowMenu';
import { useWaitingFor } from '@/shared/outbox/useWaitingFor';
import type { CardHeights } from './cardHeights';
import { type Stretch, visibleRows } from './visibleRows';
import { TaskMarks } from '../TaskMarks';
import { keptTasks } from '../outbox/keptTasks';
import { isSilent, lookOfPriority, lookOfState } from '../taskLooks';
import { useTaskWords } from '../useTaskWords';

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

interface BoardCardProps {
  readonly task: Task;
  /** Of its column: most of them may not be rendered, so the card says which one it is. */
  readonly place: number;
  readonly count: number;
  readonly today: IsoDate;
  /** The other buckets, for "Move to …". */
  readonly targets: readonly Bucket[];
  readonly heights: CardHeights;
  /** What the drag library wants on the card, and on what lifts it. */
  readonly provided: DraggableProvided;
  readonly isDragging: boolean;
  readonly onOpen: (id: Id) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/**
 * A task on the board: one tab stop that opens it and is lifted by Space, and a menu for who does not drag. Rendered only
 * when it changes itself: measured, a drag over a column rendered all of its cards.
 */
const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { task, place, count, today, targets, heights, provided, isDragging, onOpen, onMove } = props;
  const { innerRef, draggableProps, dragHandleProps } = provided;
  const state = lookOfState(task.state);
  const id = String(task.id);

  function handleOpen({ currentTarget }: MouseEvent<HTMLElement>) {
    // The drag library keeps a press of the mouse from focusing it: the dialog gives the focus back to where it was.
    currentTarget.focus();
    onOpen(task.id);
  }

  function handleCard(card: HTMLElement | null) {
    innerRef(card);
    // The one in the hand says nothing of the list.
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
