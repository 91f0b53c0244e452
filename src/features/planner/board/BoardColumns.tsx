import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  type BeforeCapture,
  DragDropContext,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from 'react-beautiful-dnd';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import { type BoardColumn, type Bucket, type Task, boardColumns } from '@/domain/planner/kanban';
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
import { useCardFocus } from '../useCardFocus';
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
  const { shown, isHeld, handlers } = useDragging({ columns, onMove, board: ref });
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
  readonly columns: readonly BoardColumn[];
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

interface DraggingOptions {
  /** The columns according to the service. */
  readonly columns: readonly BoardColumn[];
  readonly onMove: (task: Task, to: Bucket) => void;
  /** The scroll container. */
  readonly board: RefObject<HTMLElement | null>;
}

/**
 * Dragging on the board: while a card is dragged the columns do not change, whatever others do; a
 * drop outside goes to the bucket last hovered; every step is announced in the language of the app.
 */
function useDragging({ columns, onMove, board }: DraggingOptions) {
  const { t } = useTranslation('planner');
  const [held, setHeld] = useState<readonly BoardColumn[] | null>(null);
  const lastHovered = useRef<string | null>(null);
  const stopReaching = useRef<(() => void) | null>(null);
  useEffect(() => () => stopReaching.current?.(), []);
  const shown = held ?? columns;
  const bucketOf = (id: string | null | undefined) =>
    columns.find(({ bucket }) => bucket !== null && String(bucket.id) === id)?.bucket ?? undefined;
  const nameOf = (id: string | null | undefined) => {
    const bucket = bucketOf(id);
    return bucket && bucketTitle(bucket);
  };
  const taskOf = (id: string) => shown.flatMap(({ tasks }) => tasks).find((task) => String(task.id) === id);
  const titleOf = (id: string) => taskOf(id)?.title ?? '';

  return {
    shown,
    isHeld: held !== null,
    handlers: {
      onBeforeCapture: ({ mode }: BeforeCapture) => {
        // Flushed at once, because the library is about to measure the columns.
        flushSync(() => setHeld(columns));
        // Started before the library adds its own key listeners.
        if (mode === 'SNAP' && board.current) stopReaching.current = reachByKeyboard(board.current);
      },
      onDragStart: ({ draggableId, source }: DragStart, { announce }: ResponderProvided) => {
        lastHovered.current = source.droppableId;
        const name = nameOf(source.droppableId) ?? t('board.strays');
        announce(t('drag.lifted', { title: titleOf(draggableId), name }));
      },
      onDragUpdate: ({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided) => {
        if (destination) lastHovered.current = destination.droppableId;
        const name = nameOf(destination?.droppableId);
        const title = titleOf(draggableId);
        announce(
          name === undefined
            ? t('drag.overNothing', { title })
            : t('drag.over', { title, name, position: (destination?.index ?? 0) + 1 }),
        );
      },
      onDragEnd: (result: DropResult, { announce }: ResponderProvided) => {
        const { draggableId, reason, destination } = result;
        const task = taskOf(draggableId);
        const to = bucketOf(destination?.droppableId ?? lastHovered.current);
        setHeld(null);
        stopReaching.current?.();
        stopReaching.current = null;
        if (!task) return;
        if (reason === 'CANCEL' || !to) {
          announce(t('drag.cancelled', { title: task.title }));
          return;
        }
        announce(t('drag.dropped', { title: task.title, name: bucketTitle(to) }));
        onMove(task, to);
      },
    },
  };
}
