import { type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraggableProvided } from 'react-beautiful-dnd';
import type { Id } from '@/domain/id';
import type { Bucket, Task } from '@/domain/planner/kanban';
import type { IsoDate } from '@/domain/time/period';
import { Icon } from '@/shared/ui/Icon';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { RowMenu } from '@/shared/ui/RowMenu';
import { TaskMarks } from '../TaskMarks';
import { useWaitingFor } from '@/shared/outbox/useWaitingFor';
import { keptTasks } from '../outbox/keptTasks';
import { isSilent, lookOfPriority, lookOfState } from '../taskLooks';
import { useTaskWords } from '../useTaskWords';
import type { CardHeights } from './cardHeights';

export interface BoardCardProps {
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
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
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
