/** What can be reached in a bucket: its name, the button that deletes it, its cards, and the slot. */
const STOPS = '.tw-edit, header .tw-iconbtn, .ttl, .tw-slot';
const CARD = '.ttl';
/** Of a card: opened from the card by the keys for menus. */
const MENU = '.tw-task .tw-iconbtn';
/** How far the board is scrolled where the next card is not rendered yet, in pixels. */
const STRIDE = 200;

const columnsOf = (board: HTMLElement) => [...board.querySelectorAll<HTMLElement>(':scope > section')];
const stopsOf = (column: HTMLElement) => [...column.querySelectorAll<HTMLElement>(STOPS)];

/** Where Tab enters a bucket: where it was left, else its first card, else its slot. */
function entryOf(column: HTMLElement, left: ReadonlySet<Element>): HTMLElement | undefined {
  const stops = stopsOf(column);
  return stops.find((stop) => left.has(stop)) ?? stops.find((stop) => stop.matches(CARD)) ?? stops.at(-1);
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

/** Whether cards between two stops are not rendered, because the board is scrolled away from them. */
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

/** The card of a column that is nearest to a height; where there is none, the stop at which Tab enters it. */
function focusBeside(column: HTMLElement, top: number): void {
  const away = (card: Element) => Math.abs(card.getBoundingClientRect().top - top);
  const [nearest] = [...column.querySelectorAll<HTMLElement>(CARD)].toSorted(
    (one, other) => away(one) - away(other),
  );
  (nearest ?? stopsOf(column).at(-1))?.focus();
}

function goBeside(from: HTMLElement, column: HTMLElement | undefined): void {
  if (!column) return;
  const { top } = from.getBoundingClientRect();
  if (column.querySelector(CARD)) {
    focusBeside(column, top);
    return;
  }
  // Of a board with many tasks, a column beyond the edge has its cards only once it is in view.
  column.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  requestAnimationFrame(() => requestAnimationFrame(() => focusBeside(column, top)));
}

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

/** Follows a key from a stop of a bucket; answers whether it meant something. */
function follow(board: HTMLElement, event: KeyboardEvent, from: HTMLElement): boolean {
  const columns = columnsOf(board);
  const at = columns.findIndex((column) => column.contains(from));
  const column = columns[at];
  if (!column) return false;
  if (isMenuKey(event)) {
    const menu = from.closest('.is-card')?.querySelector<HTMLElement>(MENU);
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

/** The board's head as a whole, its heading or one of its controls, but nothing that opened from there. */
function isHead(target: HTMLElement): boolean {
  if (target.id === 'content') return true;
  return (
    target.matches('h1, a, button:not([aria-expanded="true"]), [role="switch"]') &&
    target.closest('.tw-head') !== null &&
    target.closest('[role="dialog"]') === null
  );
}

/**
 * The board by keyboard: each bucket is one tab stop. Arrow keys lead from card to card and from bucket to bucket, and the
 * arrow down leads from the board's head to its first card. The keys for menus open that of a card.
 *
 * @param board what holds the buckets
 * @returns stops it
 */
export function roveBoard(board: HTMLElement): () => void {
  /** Where each bucket was left. */
  const left = new Map<HTMLElement, Element>();
  const isHeld = () => board.classList.contains('is-held');
  const look = () => {
    if (!isHeld()) arrange(board, new Set(left.values()));
  };

  function handleFocus({ target }: FocusEvent) {
    const column = columnsOf(board).find((one) => target instanceof Node && one.contains(target));
    if (!column || !(target instanceof Element) || !target.matches(STOPS)) return;
    left.set(column, target);
    look();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { target } = event;
    if (!(target instanceof HTMLElement) || event.defaultPrevented || isHeld()) return;
    if (board.contains(target)) {
      if (target.matches(STOPS) && follow(board, event, target)) event.preventDefault();
    } else if (event.key === 'ArrowDown' && isHead(target)) {
      const card = board.querySelector<HTMLElement>(`${CARD}[tabindex="0"]`);
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
