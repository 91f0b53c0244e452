import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DragDropContext } from 'react-beautiful-dnd';
import { isSameId } from '@/domain/id';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import { type BoardColumn, type Task, boardColumns } from '@/domain/planner/kanban';
import { type Lane, firstLanes, peopleChange } from '@/domain/planner/lanes';
import { MoreRows, useRows } from '@/shared/lists/MoreRows';
import { useRootMark } from '@/shared/ui/window/useRootMark';
import { useLanes } from '../LaneName';
import { BoardLane } from './BoardLane';
import type { BoardViewsProps } from './BoardViews';
import { BucketCount } from '../BucketCount';
import { STRAYS } from './BucketColumn';
import { useFoldedHead } from './boardScroll';
import classes from './boardLanes.module.scss';
import { dragging } from '../dragSensors';
import { useCardFocus } from '../focus';
import { type LanePlace, laneCardOf, lanePlaceOf } from './lanePlaces';
import { useDragging } from './useDragging';

type BoardLanesProps = Omit<BoardViewsProps, 'dueMoves' | 'lacksTasks'>;

/** The board in lanes of people or priorities, one below the other, with the buckets across them. */
export function BoardLanes(props: BoardLanesProps) {
  const { board, buckets, tasks, parts, search, mayReassign, onOpen } = props;
  const { grouping, showsCompleted: showCompleted } = parts;
  const isByPerson = grouping === 'person';
  const found = search.found?.entries ?? null;
  const { t } = useTranslation('planner');
  useRootMark('has-board');
  const columns = boardColumns(buckets, tasks, { showCompleted, lacksTasks: true, found });
  const { lanes, nameOf } = useLanes({ isByPerson, columns, members: board.members });
  const drop = useDrop(props);
  const { isFolded, toggle } = useFolds(grouping);
  const { rows, hasMore, showMore } = useRows(
    lanes.flatMap((lane) => (isFolded(lane) ? [] : lane.cells.flat())),
    `${grouping} ${search.asked}`,
  );
  const { shown, isHeld, handlers } = useDragging({
    laidOut: { columns, lanes: firstLanes(lanes, rows.length, isFolded) },
    cardOf: laneCardOf,
    placeOf: lanePlaceOf,
    nameOf: ({ lane, bucket }) => `${nameOf(lane)} · ${bucketTitle(bucket)}`,
    onDrop: ({ task, lane }, to) => drop(task, lane, to),
  });
  const element = useLanesElement();

  /** The other buckets of its lane and the other lanes of its bucket, for those who do not drag. */
  function targetsOf(task: Task, from: Lane) {
    const home = buckets.find(({ id }) => isSameId(id, task.bucketId));
    const go = (label: string, place: LanePlace) => ({
      label: t('board.moveTo', { name: label }),
      onSelect: () => drop(task, from, place),
    });
    const across = columns.flatMap(({ bucket }) =>
      bucket && bucket !== home ? [go(bucketTitle(bucket), { lane: from, bucket })] : [],
    );
    if (!home || (isByPerson && !mayReassign)) return across;
    const others = lanes.filter(({ key }) => key !== from.key);
    return [...across, ...others.map((lane) => go(nameOf(lane), { lane, bucket: home }))];
  }

  return (
    <DragDropContext {...handlers} {...dragging} dragHandleUsageInstructions={t('drag.how')}>
      <div
        className={classes.lanes}
        style={{ '--columns': shown.columns.length }}
        data-held={isHeld}
        {...element}
      >
        <LaneHeads columns={shown.columns} isSearched={found !== null} />
        {shown.lanes.map((lane) => (
          <BoardLane
            key={lane.key}
            lane={lane}
            name={nameOf(lane)}
            columns={shown.columns}
            isByPerson={isByPerson}
            isFolded={isFolded(lane)}
            targetsOf={targetsOf}
            onToggle={() => toggle(lane)}
            onOpen={onOpen}
          />
        ))}
        {/* The drag library knows only the places that are there when a card is lifted. */}
        {hasMore && !isHeld && <MoreRows key={rows.length} onShow={showMore} />}
      </div>
    </DragDropContext>
  );
}

interface LaneHeadsProps {
  readonly columns: readonly BoardColumn[];
  readonly isSearched: boolean;
}

/** The names of the buckets, with all their tasks counted once. */
function LaneHeads({ columns, isSearched }: LaneHeadsProps) {
  const { t } = useTranslation('planner');
  return (
    <div className={classes.heads}>
      {columns.map((column) => (
        <h2 key={column.bucket?.id ?? STRAYS} className={classes.head}>
          <span className="ellipsis">{column.bucket ? bucketTitle(column.bucket) : t('board.strays')}</span>
          <BucketCount column={column} isSearched={isSearched} isShort />
        </h2>
      ))}
    </div>
  );
}

/** The scroll container: keeps the focus on a card that is moved within its lane, and folds the head on phones. */
function useLanesElement() {
  const lanes = useRef<HTMLDivElement>(null);
  const { handlers } = useCardFocus(lanes);
  const foldHead = useFoldedHead();
  function ref(element: HTMLDivElement) {
    lanes.current = element;
    const stop = foldHead(element);
    return () => {
      lanes.current = null;
      stop();
    };
  }
  return { ref, ...handlers };
}

/** Saves a drop: another bucket or priority at once, another person after the time to undo it. */
function useDrop({ parts, mayReassign, onMove, onReassign }: BoardLanesProps) {
  return (task: Task, from: Lane, { lane, bucket }: LanePlace) => {
    if (parts.grouping === 'priority') {
      onMove(task, bucket, lane.key);
      return;
    }
    const { add, remove } = peopleChange(task, from, lane);
    if (add === null && remove === null) onMove(task, bucket);
    else if (mayReassign) onReassign(task, { add, remove, bucket });
  };
}

/** Which lanes are folded: those without tasks, and those that were pressed are the other way round. */
function useFolds(grouping: string) {
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const keyOf = ({ key }: Lane) => `${grouping}/${key}`;
  const isFolded = (lane: Lane) => pressed.get(keyOf(lane)) ?? lane.count === 0;
  return {
    isFolded,
    toggle: (lane: Lane) => setPressed((before) => new Map(before).set(keyOf(lane), !isFolded(lane))),
  };
}
