import { type RefObject, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DragDropContext } from 'react-beautiful-dnd';
import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { type Board, type BoardColumn, type Bucket, type Task, boardColumns } from '@/domain/planner/kanban';
import { localDay } from '@/domain/time/period';
import { usePhone } from '@/shared/ui/useMediaQuery';
import { useHeardKeys } from '@/shared/ui/useHeardKeys';
import { useRootMark } from '@/shared/ui/useRootMark';
import { STYLE_NONCE } from '@/shared/styleNonce';
import { usePagePlace } from '@/shared/lists/usePagePlace';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { Icon } from '@/shared/ui/Icon';
import { AddBucket } from './AddBucket';
import { BucketColumn, STRAYS } from './BucketColumn';
import type { CardListing } from './BucketTasks';
import { roveBoard } from './boardStops';
import { type CardHeights, createCardHeights } from './cardHeights';
import { sensors } from './sensors';
import { type BoardView, stretchOf, useBoardView } from './useBoardView';
import { useCardFocus } from './useCardFocus';
import { useDragging } from './useDragging';

interface BoardColumnsProps {
  readonly board: Board;
  readonly buckets: readonly Bucket[];
  readonly tasks: readonly Task[];
  /** Some of the board's tasks are unreadable, so no bucket can be assumed to be empty. */
  readonly lacksTasks: boolean;
  readonly showCompleted: boolean;
  readonly onOpen: (id: Task['id']) => void;
  readonly onMove: (task: Task, to: Bucket) => void;
}

/**
 * Scrolling while a card is dragged to the edge: later and slower than the library's default, because a board scrolls
 * in both directions.
 */
const scrolling = { startFromPercentage: 0.15, maxScrollAtPercentage: 0.03, maxPixelScroll: 20 };
/** On a phone a bucket fills the screen, so the board scrolls more slowly: about one bucket a second. */
const phoneScrolling = { ...scrolling, maxPixelScroll: 8 };

/**
 * The buckets side by side, with cards that can be dragged between them. The board itself scrolls in both directions,
 * because the drag library supports only one scroll container around its lists; only cards near the viewport are
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
  // Memoised by hand: the compiler does not memoise values passed to a hook, and lifting a card rendered every card.
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

/**
 * The head folds below this scroll position, in pixels. It is larger than the height that folding gains, so that
 * folding cannot cause unfolding.
 */
const FOLD = 110;
/** The head unfolds above this scroll position, in pixels. */
const OPEN = 4;

/**
 * While the cards are scrolled down, the root has a class with which the styles reduce the board's head to its title on
 * phones. Nothing changes while a card is held, because the buckets would move under it.
 *
 * @returns a ref callback for the board, which listens to its scrolling and returns a cleanup function
 */
function useFoldedHead(): (board: HTMLElement) => () => void {
  const [isFolded, setIsFolded] = useState(false);
  useRootMark('is-board-down', isFolded);

  return (board) => {
    function handleScroll() {
      if (board.classList.contains('is-held')) return;
      if (board.scrollTop > FOLD) setIsFolded(true);
      else if (board.scrollTop < OPEN) setIsFolded(false);
    }
    board.addEventListener('scroll', handleScroll, { passive: true });
    return () => board.removeEventListener('scroll', handleScroll);
  };
}

/** How a board was left: its scroll position, and the heights of its cards, which the position depends on. */
class BoardPlace {
  left = 0;
  top = 0;
  readonly heights = new Map<string, number>();
}

/**
 * Restores a board to where it was left. The board scrolls itself, so the browser does not do this.
 *
 * @returns the known heights of its cards, and a ref callback for the board
 */
function useBoardPlace() {
  const place = usePagePlace(BoardPlace);

  return {
    knownHeights: place.heights,
    /** A ref callback that restores the scroll position and then records it. Returns a cleanup function. */
    returnTo: (board: HTMLElement) => {
      board.scrollLeft = place.left;
      board.scrollTop = place.top;
      const note = () => {
        place.left = board.scrollLeft;
        place.top = board.scrollTop;
      };
      board.addEventListener('scroll', note, { passive: true });
      return () => board.removeEventListener('scroll', note);
    },
  };
}

/** Opens the slot of the first bucket whose left edge is visible, which on a phone is the one being viewed. */
function openSlot(board: HTMLElement): void {
  const { left } = board.getBoundingClientRect();
  const columns = [...board.querySelectorAll<HTMLElement>(':scope > section:has(.tasks)')];
  const column = columns.find((one) => one.getBoundingClientRect().left >= left) ?? columns.at(-1);
  // Uses a click, because only a click brings up the phone's keyboard.
  column?.querySelector<HTMLElement>(':scope > .tw-slot')?.click();
}

/** The thumb bar's button on a phone: adds a task to the visible bucket. */
function AddTaskAction({ board }: { readonly board: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('planner');
  return (
    <ThumbAction>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => {
          if (board.current) openSlot(board.current);
        }}
      >
        <Icon of={plus} />
        {t('board.task')}
      </button>
    </ThumbAction>
  );
}
