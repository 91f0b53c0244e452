import calendar from 'bootstrap-icons/icons/calendar4.svg?icon';
import chat from 'bootstrap-icons/icons/chat-left-text.svg?icon';
import { useTranslation } from 'react-i18next';
import type { DraggableProvided } from 'react-beautiful-dnd';
import type { Id } from '@/domain/id';
import { type Bucket, type Task, isOverdue } from '@/domain/kanban';
import type { IsoDate } from '@/domain/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/Icon';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { RowMenu } from '@/shared/ui/RowMenu';
import { isSilent, lookOfPriority, lookOfState } from '../taskLooks';
import { useTaskWords } from '../useTaskWords';

export interface BoardCardProps {
  readonly task: Task;
  readonly today: IsoDate;
  /** The other buckets, for "Move to …". */
  readonly targets: readonly Bucket[];
  /** What the drag library wants on the card, and on what lifts it. */
  readonly innerRef: DraggableProvided['innerRef'];
  readonly draggable: DraggableProvided['draggableProps'];
  readonly handle: DraggableProvided['dragHandleProps'];
  readonly isDragging: boolean;
  readonly onOpen: (id: Id) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/** A task on the board: one tab stop that opens it and is lifted by Space, and a menu for who does not drag. */
export function BoardCard(props: BoardCardProps) {
  const { task, today, targets, innerRef, draggable, handle, isDragging, onOpen, onMove } = props;
  const { t } = useTranslation(['planner', 'common']);
  const { stateName, priorityName } = useTaskWords();
  const state = lookOfState(task.state);
  const priority = lookOfPriority(task.priority);
  return (
    <div
      className={isDragging ? `tw-task ${state.className} is-dragging` : `tw-task ${state.className}`}
      ref={innerRef}
      {...draggable}
    >
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
      <button type="button" className="ttl" {...handle} onClick={() => onOpen(task.id)}>
        {task.title}
      </button>
      <CardFoot task={task} today={today} />
    </div>
  );
}

function CardFoot({ task, today }: { readonly task: Task; readonly today: IsoDate }) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const isLate = isOverdue(task, today);
  if (task.dueDate === null && !task.hasComments && task.members.length === 0) return null;
  return (
    <div className="bot">
      {task.dueDate !== null && (
        <span className={isLate ? 'late' : undefined}>
          <Icon of={calendar} />
          <span className="visually-hidden">{t(isLate ? 'overdue' : 'due')}</span>{' '}
          {task.dueDate === today ? t('today') : formats.dayMonth(task.dueDate)}
        </span>
      )}
      {task.hasComments && (
        <span title={t('hasComments')}>
          <Icon of={chat} />
          <span className="visually-hidden">{t('hasComments')}</span>
        </span>
      )}
      {task.members.length > 0 && <AvatarStack label={t('members.label')} people={task.members} size={24} />}
    </div>
  );
}
