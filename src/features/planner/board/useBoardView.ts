import { useState } from 'react';
import type { Stretch } from './visibleRows';

/** Boards with so many tasks are rendered whole: the browser's search finds all of them. */
const WHOLE = 80;
/** In pixels: so far beyond the edge cards are there already, and so often the view is looked at again. */
const MARGIN = 120;
/** The name of a bucket above its cards, in pixels. */
const HEAD = 50;

/** What is to be seen of a board. */
export interface BoardView {
  readonly cards: Stretch;
  /** Places of the first and the last column. */
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

/** Calls back at once and whenever the board is scrolled or gets another size. Answers how to stop. */
function watch(board: HTMLElement, look: () => void): () => void {
  function handleScroll() {
    // With a card in the hand, the drag library takes note of the scrolling in the next frame, which it does not while
    // it learns of new cards.
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

/** Which part of a board is on the screen, in steps, so that scrolling renders seldom. */
export function useBoardView() {
  const [view, setView] = useState(unknown);

  return {
    view,
    /** For the ref of what scrolls: before the first paint, so that the cards are in it. */
    watchBoard: (board: HTMLElement) =>
      watch(board, () => {
        const next = viewOf(board);
        setView((last) => (isSame(last, next) ? last : next));
      }),
  };
}

/**
 * What of a column is on the screen; null for all of it.
 *
 * @param place of the column
 * @param count how many tasks the board shows
 */
export function stretchOf({ columns, cards }: BoardView, place: number, count: number): Stretch | null {
  if (count <= WHOLE) return null;
  return place < columns.from || place > columns.to ? nowhere : cards;
}
