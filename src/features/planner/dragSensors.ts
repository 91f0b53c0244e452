import { useEffect, useMemo } from 'react';
import {
  type PreDragActions,
  type Sensor,
  type SensorAPI,
  useKeyboardSensor,
  useMouseSensor,
  useTouchSensor,
} from 'react-beautiful-dnd';
import { CARD, columnsOf } from './boardMarks';

const touches = ['touchmove', 'touchend', 'touchcancel'] as const;

/**
 * A lifted card is rendered elsewhere, which removes the touched element from the document. The browser keeps sending
 * touch events only to that element, so they are passed on to the body.
 */
function passTouchesOn(touched: Element): void {
  const ending = new AbortController();

  function handleTouch(event: Event) {
    if (event.type !== 'touchmove') ending.abort();
    if (touched.isConnected || !(event instanceof TouchEvent)) return;
    const again = new TouchEvent(event.type, {
      bubbles: true,
      cancelable: event.cancelable,
      touches: [...event.touches],
      targetTouches: [...event.targetTouches],
      changedTouches: [...event.changedTouches],
    });
    if (!document.body.dispatchEvent(again)) event.preventDefault();
  }

  for (const type of touches)
    touched.addEventListener(type, handleTouch, { passive: false, signal: ending.signal });
}

/** The horizontal range in which the middle of a card counts as over the board for the drag library. */
function reachOf(board: Element): readonly [number, number] {
  const { left, right } = board.getBoundingClientRect();
  const { marginLeft, marginRight } = getComputedStyle(board);
  // The library ignores the extra width of negative margins.
  return [left - Number.parseFloat(marginLeft) + 1, right + Number.parseFloat(marginRight) - 1];
}

/**
 * Keeps the middle of the card horizontally within the board. The drag library uses the middle to find the bucket and
 * to decide on scrolling, and a card held at its edge would leave the board before the pointer does.
 */
function withinBoard(actions: PreDragActions, source: Element): PreDragActions {
  return {
    ...actions,
    fluidLift: (start) => {
      const board = source.closest<HTMLElement>('[data-held]');
      const card = source.closest(CARD)?.getBoundingClientRect();
      const [least, most] = board ? reachOf(board) : [0, 0];
      const drag = actions.fluidLift(start);
      if (!board || !card) return drag;
      const ahead = (card.left + card.right) / 2 - start.x;
      return {
        ...drag,
        move: ({ x, y }) => drag.move({ x: Math.min(Math.max(x + ahead, least), most) - ahead, y }),
      };
    },
  };
}

/** Wraps the drag library's sensor API with the two fixes above. */
function useBoardApi(api: SensorAPI): SensorAPI {
  return useMemo(
    () => ({
      ...api,
      tryGetLock: (id, stop, options) => {
        const actions = api.tryGetLock(id, stop, options);
        const source = options?.sourceEvent?.target;
        if (!actions || !(source instanceof Element)) return actions;
        if (options?.sourceEvent?.type === 'touchstart') passTouchesOn(source);
        return withinBoard(actions, source);
      },
    }),
    [api],
  );
}

/** The sensors for dragging cards by mouse and touch. */
export const pointerSensors: Sensor[] = [
  function useMouse(api) {
    useMouseSensor(useBoardApi(api));
  },
  function useTouch(api) {
    useTouchSensor(useBoardApi(api));
  },
];

/** While a card is lifted no key of the screen works; the other sensors, which listen to the window, are asked before. */
function useNoOtherKeys({ isLockClaimed }: SensorAPI): void {
  useEffect(() => {
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    document.addEventListener('keydown', (event) => isLockClaimed() && event.stopPropagation(), options);
    return () => ending.abort();
  }, [isLockClaimed]);
}

/**
 * How cards are dragged: by mouse, touch and keyboard, with our own sensors. The nonce lets the library's style elements
 * through the content policy: their rules change with each drag, so no hash fits them. The page holds it, made anew by
 * each build and by the host program. A static host cannot make one for each response, so an attacker who can add elements
 * to the page could use it, too; what a style could fetch is still held back by `img-src`, `font-src` and `connect-src`.
 */
export const dragging = {
  nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '',
  enableDefaultSensors: false,
  sensors: [...pointerSensors, useKeyboardSensor, useNoOtherKeys],
};

/**
 * Scrolling while a card is dragged to the edge: later and slower than the library's default, because a board scrolls
 * in both directions, and a phone would be at the end of a week before the finger is on a day of it.
 */
const scrolling = { startFromPercentage: 0.15, maxScrollAtPercentage: 0.03, maxPixelScroll: 20 };
/** On a phone a bucket fills the screen, so the board scrolls more slowly: about one bucket a second. */
const phoneScrolling = { ...scrolling, maxPixelScroll: 8 };

/** How a board or a week scrolls while a card is dragged to its edge. */
export const scrollingOn = (isPhone: boolean) => (isPhone ? phoneScrolling : scrolling);

/** Space needed for the next card above and below the lifted one, in pixels. */
const ROOM = 200;
/** Heights of a bucket's name above its cards and of the slot below them, in pixels. */
const HEAD = 52;
const FOOT = 44;
/** Frames until new cards are rendered and registered with the drag library. */
const FRAMES = 5;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function scrollBy(board: HTMLElement, left: number, top: number): boolean {
  const { scrollLeft, scrollTop } = board;
  board.scrollLeft += left;
  board.scrollTop += top;
  return board.scrollLeft !== scrollLeft || board.scrollTop !== scrollTop;
}

/** By how much one span extends beyond another; negative if it starts before it. */
function beyond(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from;
  return end > to ? Math.min(end - to, start - from) : 0;
}

/** The area that the drag library considers visible: without the padding of the scroll container. */
function seenPart(board: HTMLElement) {
  const { left, right, top, bottom } = board.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(board);
  return {
    left: left + Number.parseFloat(paddingLeft),
    right: right - Number.parseFloat(paddingRight),
    top: top + HEAD,
    bottom: bottom - FOOT,
  };
}

/** Scrolls to the column next to the one the card is over, and to its nearest card. */
function showColumn(board: HTMLElement, step: number): boolean {
  const columns = columnsOf(board);
  const at = columns.findIndex((column) => column.querySelector('[data-over="true"]') !== null);
  const column = columns[at + step];
  if (!column || at < 0) return false;
  const seen = seenPart(board);
  const { left, right } = column.getBoundingClientRect();
  const cards = [...column.querySelectorAll(CARD)].map((one) => one.getBoundingClientRect());
  const isOneSeen = cards.some(({ top, bottom }) => top >= seen.top && bottom <= seen.bottom);
  const last = cards.findLast(({ top }) => top < seen.bottom) ?? cards[0];
  const down = isOneSeen || !last ? 0 : beyond(last.top, last.bottom, seen.top, seen.bottom);
  return scrollBy(board, beyond(left, right, seen.left, seen.right), down);
}

/** Scrolls so that there is a card to move to above or below the lifted one. */
function showNext(board: HTMLElement, card: DOMRect, step: number): boolean {
  const seen = seenPart(board);
  const isNear = step > 0 ? card.bottom + ROOM > seen.bottom : card.top - ROOM < seen.top;
  return isNear && scrollBy(board, 0, step * ROOM);
}

function cardInHand(): DOMRect | undefined {
  return document.querySelector('[data-dragging]')?.getBoundingClientRect();
}

/**
 * Scrolls the board if that is needed before the lifted card can move where a key sends it, because the drag library
 * moves only to visible positions. Returns whether it scrolled.
 */
function isScrolledFor(board: HTMLElement, key: string): boolean {
  const [sideways = 0, down = 0] = directions[key] ?? [];
  const card = cardInHand();
  if (!card) return false;
  return sideways === 0 ? down !== 0 && showNext(board, card, down) : showColumn(board, sideways);
}

/**
 * While a card is moved by keyboard, holds back keys until the board shows where they lead.
 *
 * @param board the scroll container
 * @returns a cleanup function
 */
export function reachByKeyboard(board: HTMLElement): () => void {
  const waiting: KeyboardEvent[] = [];
  let frame = 0;
  let isReplaying = false;

  function replay() {
    frame = 0;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { key, code, keyCode } = next;
      const again = new KeyboardEvent('keydown', { key, code, keyCode, bubbles: true, cancelable: true });
      isReplaying = true;
      document.body.dispatchEvent(again);
      isReplaying = false;
      const following = waiting[0];
      if (following && isScrolledFor(board, following.key)) {
        wait(FRAMES);
        return;
      }
    }
  }

  function wait(frames: number) {
    frame = requestAnimationFrame(() => (frames > 1 ? wait(frames - 1) : replay()));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isReplaying) return;
    if (frame === 0 && !isScrolledFor(board, event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.push(event);
    if (frame === 0) wait(FRAMES);
  }

  window.addEventListener('keydown', handleKeyDown, { capture: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('keydown', handleKeyDown, { capture: true });
  };
}
