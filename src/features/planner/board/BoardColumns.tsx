import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DragDropContext } from 'react-beautiful-dnd';
import { type Board, type BoardColumn, type Bucket, type Task, boardColumns } from '@/domain/planner/kanban';
import { localDay } from '@/domain/time/period';
import { AddBucket } from './AddBucket';
import { AddTaskAction } from './AddTaskAction';
import { BucketColumn, STRAYS } from './BucketColumn';
import type { CardListing } from './BucketTasks';
import { roveBoard } from './boardStops';
import { useBoardPlace } from './useBoardPlace';
import { type CardHeights, createCardHeights } from './cardHeights';
import { sensors } from './sensors';
import { type BoardView, stretchOf, useBoardView } from './useBoardView';
import { useCardFocus } from './useCardFocus';
import { usePhone } from '@/shared/ui/useMediaQuery';
import { useHeardKeys } from '@/shared/ui/useHeardKeys';
import { useRootMark } from '@/shared/ui/useRootMark';
import { STYLE_NONCE } from '@/shared/styleNonce';
import { useDragging } from './useDragging';
import { useFoldedHead } from './useFoldedHead';

interface BoardColumnsProps {
  readonly board: Board;
  readonly buckets: readonly Bucket[];
  readonly tasks: readonly Task[];
  /** Some of its tasks cannot be read: no bucket is known to be empty. */
  readonly lacksTasks: boolean;
  readonly showCompleted: boolean;
  readonly onOpen: (id: Task['id']) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/** Scrolling while a card is held at the edge: later and slower than the library's own, as a board has two directions. */
const scrolling = { startFromPercentage: 0.15, maxScrollAtPercentage: 0.03, maxPixelScroll: 20 };
/** On a phone a bucket fills the screen, so the board scrolls more slowly: about one bucket a second. */
const phoneScrolling = { ...scrolling, maxPixelScroll: 8 };

/**
 * The buckets beside each other, and the cards that are dragged between them. The board scrolls in both directions by
 * itself, because the drag library knows one scrolled container around its lists; only the cards near the view are
 * rendered.
 */
export function BoardColumns({
  board,
  buckets,
  tasks,
  lacksTasks,
  showCompleted,
  onOpen,
  onMove,
}: BoardColumnsProps) {
  const { t } = useTranslation('planner');
  const ref = useRef<HTMLDivElement>(null);
  // By hand, because the compiler does not keep what a hook below is given: measured, a lift rendered every card.
  const columns = useMemo(
    () => boardColumns(buckets, tasks, { showCompleted, lacksTasks }),
    [buckets, tasks, showCompleted, lacksTasks],
  );
  const { knownHeights, returnTo } = useBoardPlace();
  const [heights] = useState(() => createCardHeights(knownHeights));
  const { shown, isHeld, handlers } = useDragging({ columns, onMove, board: ref });
  const { view, watchBoard } = useBoardView();
  useRootMark('has-board');
  useHeardKeys('cards');
  const foldHead = useFoldedHead();
  const isPhone = usePhone();
  const { pinned, onFocus, onBlur } = useCardFocus(ref);
  function attach(element: HTMLDivElement) {
    ref.current = element;
    const stops = [returnTo(element), watchBoard(element), roveBoard(element), foldHead(element)];
    return () => {
      ref.current = null;
      for (const stop of stops) stop();
    };
  }

  return (
    <DragDropContext
      {...handlers}
      nonce={STYLE_NONCE}
      enableDefaultSensors={false}
      sensors={sensors}
      autoScrollerOptions={isPhone ? phoneScrolling : scrolling}
      dragHandleUsageInstructions={t('drag.how')}
    >
      <div
        className={isHeld ? 'tw-board is-held' : 'tw-board'}
        ref={attach}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <ColumnList
          board={board}
          columns={shown}
          view={view}
          heights={heights}
          pinned={pinned}
          onOpen={onOpen}
          onMove={onMove}
        />
        <AddBucket board={board} buckets={buckets} />
      </div>
      {buckets.length > 0 && <AddTaskAction board={ref} />}
    </DragDropContext>
  );
}

interface ColumnListProps extends Pick<BoardColumnsProps, 'board' | 'onOpen' | 'onMove'> {
  readonly columns: readonly BoardColumn[];
  readonly view: BoardView;
  readonly heights: CardHeights;
  readonly pinned: string | null;
}

function ColumnList({ board, columns, view, heights, pinned, onOpen, onMove }: ColumnListProps) {
  const [today] = useState(() => localDay(new Date()));
  const targets = columns.flatMap(({ bucket }) => bucket ?? []);
  const listing: CardListing = { heights, today, targets, onOpen, onMove };
  const count = columns.reduce((sum, column) => sum + column.tasks.length, 0);
  const home = columns.findIndex((column) => column.tasks.some(({ id }) => String(id) === pinned));
  return columns.map((column, place) => (
    <BucketColumn
      key={column.bucket?.id ?? STRAYS}
      board={board}
      column={column}
      listing={listing}
      pinned={place === home ? pinned : null}
      stretch={stretchOf(view, place, count)}
    />
  ));
}
