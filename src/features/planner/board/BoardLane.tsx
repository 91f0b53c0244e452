import chevron from 'bootstrap-icons/icons/chevron-down.svg?icon';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Draggable, type DraggableProvided, Droppable } from 'react-beautiful-dnd';
import type { Id } from '@/domain/id';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import type { BoardColumn, Task } from '@/domain/planner/kanban';
import { type Lane, alsoIn } from '@/domain/planner/lanes';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { MenuItem } from '@/shared/ui/menus/RowMenu';
import { LaneName } from '../LaneName';
import { STRAYS } from './BucketColumn';
import { LaneCard } from './LaneCard';
import classes from './boardLanes.module.scss';
import { laneCardId, placeId } from './lanePlaces';

interface BoardLaneProps {
  readonly lane: Lane;
  readonly name: string;
  readonly columns: readonly BoardColumn[];
  readonly isByPerson: boolean;
  readonly isFolded: boolean;
  /** Where a card can go by its menu. */
  readonly targetsOf: (task: Task, from: Lane) => readonly MenuItem[];
  readonly onToggle: () => void;
  readonly onOpen: (id: Id) => void;
}

/** A lane: its head, which folds it, and the cards of each bucket. */
export function BoardLane(props: BoardLaneProps) {
  const { lane, name, columns, isByPerson, isFolded, onToggle } = props;
  const id = useId();
  return (
    <section className={classes.lane} aria-label={name}>
      <button
        type="button"
        className={classes.name}
        aria-expanded={!isFolded}
        aria-controls={isFolded ? undefined : id}
        onClick={onToggle}
      >
        <Icon of={chevron} className={classes.chevron} />
        <LaneName lane={lane} name={name} isByPerson={isByPerson} />
      </button>
      {!isFolded && (
        <div id={id} className={classes.cells}>
          {columns.map((column, at) => (
            <LaneCell
              key={column.bucket?.id ?? STRAYS}
              {...props}
              column={column}
              tasks={lane.cells[at] ?? []}
            />
          ))}
        </div>
      )}
    </section>
  );
}

interface LaneCellProps extends BoardLaneProps {
  readonly column: BoardColumn;
  readonly tasks: readonly Task[];
}

/** The cards of a bucket within a lane. */
function LaneCell(props: LaneCellProps) {
  const { lane, name, column, tasks, isByPerson, targetsOf, onOpen } = props;
  const { t } = useTranslation('planner');
  const title = column.bucket ? bucketTitle(column.bucket) : t('board.strays');

  const renderCard = (task: Task, provided: DraggableProvided, isDragging: boolean) => (
    <LaneCard
      task={task}
      also={isByPerson ? alsoIn(task, lane) : null}
      targets={targetsOf(task, lane)}
      provided={provided}
      isDragging={isDragging}
      onOpen={onOpen}
    />
  );

  return (
    <Droppable droppableId={placeId(lane, column)} isDropDisabled={!column.bucket}>
      {(list, { isDraggingOver }) => (
        <div
          className={clsx(classes.cell, tasks.length === 0 && classes.isEmpty)}
          data-over={isDraggingOver}
          role="list"
          aria-label={`${name} · ${title}`}
          ref={list.innerRef}
          {...list.droppableProps}
        >
          {tasks.length > 0 && (
            <span className={classes.bucket} aria-hidden="true">
              {title}
            </span>
          )}
          {tasks.map((task, index) => (
            <div key={task.id} role="listitem">
              <Draggable draggableId={laneCardId(lane, task)} index={index} disableInteractiveElementBlocking>
                {(provided, { isDragging }) => renderCard(task, provided, isDragging)}
              </Draggable>
            </div>
          ))}
          {list.placeholder}
        </div>
      )}
    </Droppable>
  );
}
