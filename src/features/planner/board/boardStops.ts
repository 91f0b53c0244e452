import { CARD, HANDLE, columnsOf, isHeld } from '../boardMarks';

/** The focusable elements of a bucket: its name, its delete button, its cards and the slot. */
const STOPS = `header button, ${HANDLE}, section > button`;
/** The menu button of a card, opened from the card by the menu keys. */
const MENU = `${CARD} [aria-expanded]`;
/** How many pixels the board scrolls if the next card is not rendered yet. */
const STRIDE = 200;

const stopsOf = (column: HTMLElement) => [...column.querySelectorAll<HTMLElement>(STOPS)];

/** The element where Tab enters a bucket: the last one that had the focus, else the first card, else the slot. */
function entryOf(column: HTMLElement, left: ReadonlySet<Element>): HTMLElement | undefined {
  const stops = stopsOf(column);
  return stops.find((stop) => left.has(stop)) ?? stops.find((stop) => stop.matches(HANDLE)) ?? stops.at(-1);
}

/** Makes each bucket one tab stop. */
function arrange(board: HTMLElement, left: ReadonlySet<Element>): void {
  for (const column of columnsOf(board)) {
    const entry = entryOf(column, left);
    for (const stop of stopsOf(column)) stop.tabIndex = stop === entry ? 0 : -1;
    for (const menu of column.querySelectorAll<HTMLElement>(MENU)) menu.tabIndex = -1;
  }
}

function placeOf(stop: HTMLElement): number | null {
  const place = stop.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place === null || place === undefined ? null : Number(place);
}

/** Whether cards between two elements are not rendered because they are scrolled out of view. */
function isFar(from: HTMLElement, to: HTMLElement | undefined, step: number): boolean {
  const place = placeOf(from);
  if (place === null) return false;
  const count = Number(from.closest('[aria-setsize]')?.getAttribute('aria-setsize'));
  const isLast = step > 0 ? place === count : place === 1;
  return !isLast && (to === undefined || placeOf(to) !== place + step);
}

function goAlong(board: HTMLElement, from: HTMLElement, column: HTMLElement, step: 1 | -1): void {
  const stops = stopsOf(column);
  const to = stops[stops.indexOf(from) + step];
  if (isFar(from, to, step)) {
    from.scrollIntoView({ block: 'nearest' });
    board.scrollTop += step * STRIDE;
  } else {
    to?.focus();
  }
}

/** Focuses the card of a column that is nearest to a height; without cards, the element where Tab enters it. */
function focusBeside(column: HTMLElement, top: number): void {
  const away = (card: Element) => Math.abs(card.getBoundingClientRect().top - top);
  const [nearest] = [...column.querySelectorAll<HTMLElement>(HANDLE)].toSorted(
    (one, other) => away(one) - away(other),
  );
  (nearest ?? stopsOf(column).at(-1))?.focus();
}

function goBeside(from: HTMLElement, column: HTMLElement | undefined): void {
  if (!column) return;
  const { top } = from.getBoundingClientRect();
  if (column.querySelector(HANDLE)) {
    focusBeside(column, top);
    return;
  }
  // On a board with many tasks, an off-screen column renders its cards only once it is visible.
  column.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  requestAnimationFrame(() => requestAnimationFrame(() => focusBeside(column, top)));
}

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

/** Handles a key pressed in a bucket; returns whether it had a meaning. */
function follow(board: HTMLElement, event: KeyboardEvent, from: HTMLElement): boolean {
  const columns = columnsOf(board);
  const at = columns.findIndex((column) => column.contains(from));
  const column = columns[at];
  if (!column) return false;
  if (isMenuKey(event)) {
    const menu = from.closest(CARD)?.querySelector<HTMLElement>(MENU);
    menu?.click();
    return menu !== null && menu !== undefined;
  }
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
    goAlong(board, from, column, event.key === 'ArrowDown' ? 1 : -1);
  else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
    goBeside(from, columns[event.key === 'ArrowRight' ? at + 1 : at - 1]);
  else return false;
  return true;
}

/** Whether the target is the board's head, its heading or one of its controls, but not a popover opened there. */
function isHead(target: HTMLElement): boolean {
  if (target.id === 'content') return true;
  return (
    target.matches('h1, a, button:not([aria-expanded="true"]), [role="switch"]') &&
    target.closest('.tw-head') !== null &&
    target.closest('[role="dialog"]') === null
  );
}

/**
 * Keyboard navigation of the board: each bucket is one tab stop. Arrow keys move between cards and buckets, and Arrow
 * Down moves from the board's head to its first card. The menu keys open the menu of a card.
 *
 * @param board the element that contains the buckets
 * @returns a cleanup function
 */
export function roveBoard(board: HTMLElement): () => void {
  /** The element that last had the focus, by bucket. */
  const left = new Map<HTMLElement, Element>();
  const look = () => {
    if (!isHeld(board)) arrange(board, new Set(left.values()));
  };

  function handleFocus({ target }: FocusEvent) {
    const column = columnsOf(board).find((one) => target instanceof Node && one.contains(target));
    if (!column || !(target instanceof Element) || !target.matches(STOPS)) return;
    left.set(column, target);
    look();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.defaultPrevented || isHeld(board)) return;
    if (board.contains(target)) {
      if (target.matches(STOPS) && follow(board, event, target)) event.preventDefault();
    } else if (event.key === 'ArrowDown' && isHead(target)) {
      const card = board.querySelector<HTMLElement>(`${HANDLE}[tabindex="0"]`);
      if (!card) return;
      card.focus();
      event.preventDefault();
    }
  }

  const observer = new MutationObserver(look);
  observer.observe(board, { childList: true, subtree: true });
  board.addEventListener('focusin', handleFocus);
  document.addEventListener('keydown', handleKeyDown);
  look();
  return () => {
    observer.disconnect();
    board.removeEventListener('focusin', handleFocus);
    document.removeEventListener('keydown', handleKeyDown);
  };
}
