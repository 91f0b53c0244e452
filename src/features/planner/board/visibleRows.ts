import { useState } from 'react';
import type { Task } from '@/domain/planner/kanban';
import { isHeld } from '../boardMarks';

/** A vertical part of a list, in pixels from its upper edge. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Listing<Entry> {
  readonly entries: readonly Entry[];
  readonly heightOf: (entry: Entry) => number;
  /** The visible part; null for everything. */
  readonly stretch: Stretch | null;
  /** Whether an entry is rendered at any scroll position, because it has the focus. */
  readonly isPinned: (entry: Entry) => boolean;
}

/**
 * The entries of a long list to render, in order, with gaps in place of the others, so that the list keeps its full
 * height.
 *
 * @returns the rows, each with the height of the entries left out before it, and the height of those after the last one
 */
export function visibleRows<Entry>({ entries, heightOf, stretch, isPinned }: Listing<Entry>) {
  const rows: { readonly entry: Entry; readonly index: number; readonly gap: number }[] = [];
  let top = 0;
  let gap = 0;
  for (const [index, entry] of entries.entries()) {
    const height = heightOf(entry);
    const isSeen = stretch === null || (top + height > stretch.from && top < stretch.to);
    if (isSeen || isPinned(entry)) {
      rows.push({ entry, index, gap });
      gap = 0;
    } else {
      gap += height;
    }
    top += height;
  }
  return { rows, rest: gap };
}

/** Space below each card, in pixels (`taskCard.module.scss`). */
const CARD_GAP = 8;

/** Estimates the height of a card that has not been rendered yet. */
function guess({ title, dueDate, hasComments, members }: Task): number {
  const lines = Math.ceil(title.length / 28);
  const foot = dueDate !== null || hasComments || members.length > 0 ? 31 : 0;
  return 51 + lines * 20 + foot + CARD_GAP;
}

/** Heights of a board's cards in pixels, including the gap below; measured once a card has been rendered. */
export interface CardHeights {
  readonly of: (task: Task) => number;
  /** Starts measuring a card. Returns a cleanup function. */
  readonly watch: (id: string, card: Element) => () => void;
}

/**
 * Creates the card heights of one board.
 *
 * @param known heights measured earlier, by task id; new measurements are added to it
 */
export function createCardHeights(known: Map<string, number>): CardHeights {
  const ids = new WeakMap<Element, string>();
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const id = ids.get(target);
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (id !== undefined && height > 0) known.set(id, height + CARD_GAP);
    }
  });
  return {
    of: (task) => known.get(String(task.id)) ?? guess(task),
    watch: (id, card) => {
      ids.set(card, id);
      observer.observe(card);
      return () => observer.unobserve(card);
    },
  };
}

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

const isSame = (one: BoardView, other: BoardView) => JSON.stringify(one) === JSON.stringify(other);

/** Calls back at once and whenever the board is scrolled or resized. Returns a cleanup function. */
function watch(board: HTMLElement, look: () => void): () => void {
  function handleScroll() {
    // While a card is dragged, the drag library processes the scrolling in the next frame, but not while it registers
    // new cards, so rendering them has to wait.
    if (isHeld(board)) requestAnimationFrame(() => requestAnimationFrame(look));
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
