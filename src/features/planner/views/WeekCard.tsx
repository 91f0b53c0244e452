import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Draggable, type DraggableProvided } from 'react-beautiful-dnd';
import { type Id, isSameId } from '@/domain/id';
import type { Task } from '@/domain/planner/kanban';
import type { IsoDate } from '@/domain/time/period';
import { RowMenu } from '@/shared/ui/menus/RowMenu';
import { DueDate, MoreMarks, PriorityMark, StateMark } from '../TaskMarks';
import { TaskCardContent, TaskPeople } from '../TaskCard';
import card from '../taskCard.module.scss';
import { lookOfState } from '../taskLooks';
import { withFocus } from '../focus';
import classes from './weekCard.module.scss';

/** The props that all cards of a week share. */
export interface WeekCardActions {
  /** On a phone, cards are as wide as the screen and look as on the board. */
  readonly isPhone: boolean;
  /** The task that is lifted by keyboard. */
  readonly lifted: Id | null;
  /** The day over which a card is dragged. */
  readonly over: IsoDate | null;
  readonly onOpen: (id: Id) => void;
  readonly onLift: (task: Task) => void;
  /** Asks for the day by a dialog. */
  readonly onAsk: (task: Task) => void;
}

/** The shortest time after which the library notices that an animation has ended. */
const AT_ONCE = { transitionDuration: '0.001s' };

interface WeekCardProps {
  readonly task: Task;
  /** Its place in the list. */
  readonly index: number;
  /** False on its day, which is the heading of the list. */
  readonly showsDue: boolean;
  readonly actions: WeekCardActions;
}

/** A task in the week: it is opened by a press, and dragged or lifted by Space. */
export function WeekCard({ task, index, showsDue, actions }: WeekCardProps) {
  const isLifted = isSameId(task.id, actions.lifted);
  return (
    <Draggable draggableId={String(task.id)} index={index} disableInteractiveElementBlocking>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging, isDropAnimating }) => (
        <div
          className={clsx(
            card.card,
            card.isOnBoard,
            (isDragging || isLifted) && card.isDragging,
            isDragging && actions.isPhone && classes.isCarried,
            isLifted && classes.isLifted,
            !actions.isPhone && classes.isSlim,
            lookOfState(task.state).className,
          )}
          data-dragging={isDragging || undefined}
          role="listitem"
          ref={innerRef}
          {...draggableProps}
          // The library would let it fly back from the day on which it is dropped.
          style={
            isDropAnimating && actions.over ? { ...draggableProps.style, ...AT_ONCE } : draggableProps.style
          }
        >
          <CardContent task={task} showsDue={showsDue} actions={actions} handle={dragHandleProps} />
        </div>
      )}
    </Draggable>
  );
}

interface CardContentProps extends Omit<WeekCardProps, 'index'> {
  readonly handle: DraggableProvided['dragHandleProps'];
}

function CardContent({ task, showsDue, actions, handle }: CardContentProps) {
  const { t } = useTranslation(['planner', 'common']);
  const { isPhone, onOpen, onLift, onAsk } = actions;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ' || event.repeat) return;
    // The button would open the task when the key is released.
    event.preventDefault();
    onLift(task);
  }

  const menu = (
    <RowMenu
      label={t('common:actions.actions')}
      about={task.title}
      items={[{ label: t('planner:views.move'), onSelect: () => onAsk(task) }]}
    />
  );
  const title = (
    <button
      type="button"
      className={clsx(card.title, !isPhone && 'text-small pretty')}
      dir="auto"
      {...handle}
      onKeyDown={handleKeyDown}
      onClick={withFocus(() => onOpen(task.id))}
    >
      {task.title}
    </button>
  );
  if (isPhone) {
    return (
      <TaskCardContent task={showsDue ? task : { ...task, dueDate: null }} showsPriority menu={menu}>
        {title}
      </TaskCardContent>
    );
  }
  return (
    <>
      {title}
      <div className={clsx(card.foot, classes.foot)}>
        <StateMark task={task} />
        <PriorityMark task={task} />
        {showsDue && <DueDate task={task} hasIcon />}
        <MoreMarks task={task} />
        <div className="row push-right gap-2">
          <div className={classes.menu}>{menu}</div>
          <TaskPeople task={task} most={3} />
        </div>
      </div>
    </>
  );
}
