import { useState } from 'react';
import type { Stretch } from './visibleRows';

/** Up to this many tasks, a board is rendered completely, so that the browser's search finds all of them. */
const WHOLE = 80;
/** How far beyond the edge cards are rendered, and the step in which the view is updated, in pixels. */
const MARGIN = 120;
/** Height of a bucket's name above its cards, in pixels. */
const HEAD = 50;

/** The visible part of a board. */
export interface BoardView {
  readonly cards: Stretch;
  /** Indexes of the first and the last column. */
  readonly columns: Stretch;
}

const unknown: BoardView = { cards: { from: 0, to: 0 }, columns: { from: 0, to: -1 } };
const nowhere: Stretch = { from: 0, to: 0 };

function viewOf(board: HTMLElement): BoardView {
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = board;
  const [first, second] = board.children;
  const width =
    first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : clientWidth;
  const step = (length: number) => Math.floor(length / MARGIN) * MARGIN;
  return {
    cards: {
      from: step(scrollTop) - MARGIN - HEAD,
      to: step(scrollTop + clientHeight - 1) + 2 * MARGIN - HEAD,
    },
    columns: {
      from: Math.floor(scrollLeft / width - 0.3),
      to: Math.floor((scrollLeft + clientWidth) / width + 0.3),
    },
  };
}

function isSame(one: BoardView, other: BoardView): boolean {
  return (
    one.cards.from === other.cards.from &&
    one.cards.to === other.cards.to &&
    one.columns.from === other.columns.from &&
    one.columns.to === other.columns.to
  );
}

/** Calls back at once and whenever the board is scrolled or resized. Returns a cleanup function. */
function watch(board: HTMLElement, look: () => void): () => void {
  function handleScroll() {
    // While a card is dragged, the drag library processes the scrolling in the next frame, but not while it registers
    // new cards, so rendering them has to wait.
    if (board.classList.contains('is-held')) requestAnimationFrame(() => requestAnimationFrame(look));
    else look();
  }

  const observer = new ResizeObserver(look);
  observer.observe(board);
  board.addEventListener('scroll', handleScroll, { passive: true });
  look();
  return () => {
    observer.disconnect();
    board.removeEventListener('scroll', handleScroll);
  };
}

/** The visible part of the board, rounded to steps so that scrolling rarely renders. */
export function useBoardView() {
  const [view, setView] = useState(unknown);

  return {
    view,
    /** A ref callback that runs before the first paint, so that the first paint contains the cards. */
    watchBoard: (board: HTMLElement) =>
      watch(board, () => {
        const next = viewOf(board);
        setView((last) => (isSame(last, next) ? last : next));
      }),
  };
}

/**
 * The visible part of a column; null for all of it.
 *
 * @param place index of the column
 * @param count how many tasks the board shows
 */
export function stretchOf({ columns, cards }: BoardView, place: number, count: number): Stretch | null {
  if (count <= WHOLE) return null;
  return place < columns.from || place > columns.to ? nowhere : cards;
}
