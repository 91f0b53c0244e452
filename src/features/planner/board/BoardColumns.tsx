import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BeforeCapture, DragDropContext } from 'react-beautiful-dnd';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import { type BoardColumn, boardColumns } from '@/domain/planner/kanban';
import { useHeardKeys } from '@/shared/ui/keys/singleKeys';
import { useIsPrinted, usePhone } from '@/shared/ui/window/useMediaQuery';
import { useRootMark } from '@/shared/ui/window/useRootMark';
import { AddBucket } from './AddBucket';
import type { BoardViewsProps } from './BoardViews';
import { BucketColumn, type CardListing, STRAYS } from './BucketColumn';
import { useBoardPlace, useFoldedHead } from './boardScroll';
import classes from './boardColumns.module.scss';
import { roveBoard } from './boardStops';
import { dragging, reachByKeyboard, scrollingOn } from '../dragSensors';
import { AddTaskAction } from './TaskSlot';
import { useCardFocus } from '../focus';
import { useDragging } from './useDragging';
import { type BoardView, type CardHeights, createCardHeights, stretchOf, useBoardView } from './visibleRows';

type BoardColumnsProps = Omit<BoardViewsProps, 'dueMoves' | 'mayReassign' | 'onReassign'>;

/**
 * The buckets side by side, with cards that can be dragged between them. The board itself scrolls in both directions,
 * because the drag library supports only one scroll container around its lists; only cards near the viewport are
 * rendered.
 */
export function BoardColumns(props: BoardColumnsProps) {
  const { board, buckets, tasks, lacksTasks, parts, search, onOpen, onMove } = props;
  const { showsCompleted: showCompleted } = parts;
  const found = search.found?.entries ?? null;
  const { t } = useTranslation('planner');
  const ref = useRef<HTMLDivElement>(null);
  // Memoised by hand: the compiler does not memoise values passed to a hook, and lifting a card rendered every card.
  const columns = useMemo(
    () => boardColumns(buckets, tasks, { showCompleted, lacksTasks, found }),
    [buckets, tasks, showCompleted, lacksTasks, found],
  );
  const { knownHeights, returnTo } = useBoardPlace();
  const [heights] = useState(() => createCardHeights(knownHeights));
  const { shown, isHeld, handlers } = useDragging({
    laidOut: columns,
    cardOf,
    placeOf: bucketOf,
    nameOf: bucketTitle,
    onDrop: ({ task }, to) => onMove(task, to),
  });
  const reach = useReach(ref);
  const { view, watchBoard } = useBoardView();
  useRootMark('has-board');
  useHeardKeys('cards');
  const foldHead = useFoldedHead();
  const isPhone = usePhone();
  const isPainted = useDeferredValue(search.asked) === search.asked;
  const { pinned, handlers: focusHandlers } = useCardFocus(ref);
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
      // The keys are held back by a listener that is added before those of the library.
      onBeforeCapture={(capture) => {
        handlers.onBeforeCapture();
        reach.begin(capture);
      }}
      onDragEnd={(result, provided) => {
        handlers.onDragEnd(result, provided);
        reach.end();
      }}
      {...dragging}
      autoScrollerOptions={scrollingOn(isPhone)}
      dragHandleUsageInstructions={t('drag.how')}
    >
      <div className={classes.board} data-held={isHeld} ref={attach} {...focusHandlers}>
        <ColumnList
          board={board}
          columns={shown}
          view={view}
          heights={heights}
          isSearched={found !== null}
          isPainted={isPainted}
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
  readonly columns: Columns;
  readonly view: BoardView;
  readonly heights: CardHeights;
  readonly isSearched: boolean;
  /** False until a new search is painted: only the cards near the viewport are rendered, which is quicker. */
  readonly isPainted: boolean;
  readonly pinned: string | null;
}

function ColumnList(props: ColumnListProps) {
  const { board, columns, view, heights, isSearched, isPainted, pinned, onOpen, onMove } = props;
  const isPrinted = useIsPrinted();
  const buckets = columns.flatMap(({ bucket }) => bucket ?? []);
  const listing: CardListing = { heights, buckets, onOpen, onMove };
  const count = isPainted ? columns.reduce((sum, column) => sum + column.tasks.length, 0) : Infinity;
  const home = columns.findIndex((column) => column.tasks.some(({ id }) => String(id) === pinned));
  return columns.map((column, place) => (
    <BucketColumn
      key={column.bucket?.id ?? STRAYS}
      board={board}
      column={column}
      listing={listing}
      isSearched={isSearched}
      pinned={place === home ? pinned : null}
      stretch={isPrinted ? null : stretchOf(view, place, count)}
    />
  ));
}

type Columns = readonly BoardColumn[];

function cardOf(columns: Columns, id: string) {
  const task = columns.flatMap(({ tasks }) => tasks).find((one) => String(one.id) === id);
  return task && { task };
}

const bucketOf = (columns: Columns, id: string | undefined) =>
  columns.find(({ bucket }) => bucket !== null && String(bucket.id) === id)?.bucket ?? undefined;

/** While a card is moved by keyboard, the board is scrolled to where its keys lead. */
function useReach(board: RefObject<HTMLElement | null>) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return {
    begin: ({ mode }: BeforeCapture) => {
      if (mode === 'SNAP' && board.current) stop.current = reachByKeyboard(board.current);
    },
    end: () => {
      stop.current?.();
      stop.current = null;
    },
  };
}
