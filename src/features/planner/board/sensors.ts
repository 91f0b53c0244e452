import { useMemo } from 'react';
import {
  type PreDragActions,
  type Sensor,
  type SensorAPI,
  useKeyboardSensor,
  useMouseSensor,
  useTouchSensor,
} from 'react-beautiful-dnd';

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
      const board = source.closest('.tw-board');
      const card = source.closest('.is-card')?.getBoundingClientRect();
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

/** The sensors for dragging cards by mouse, keyboard and touch. */
export const sensors: Sensor[] = [
  function useMouse(api) {
    useMouseSensor(useBoardApi(api));
  },
  useKeyboardSensor,
  function useTouch(api) {
    useTouchSensor(useBoardApi(api));
  },
];
