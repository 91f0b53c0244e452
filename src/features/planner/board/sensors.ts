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
 * A card that is lifted is drawn elsewhere, and the element under the finger is taken from the page. The browser goes on
 * telling that element, and nobody else, what the finger does: it is passed on to the page.
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

/** From where to where the middle of a card may be, so that the drag library takes it to be over the board. */
function reachOf(board: Element): readonly [number, number] {
  const { left, right } = board.getBoundingClientRect();
  const { marginLeft, marginRight } = getComputedStyle(board);
  // The library leaves out what a negative margin adds.
  return [left - Number.parseFloat(marginLeft) + 1, right + Number.parseFloat(marginRight) - 1];
}

/**
 * Keeps the middle of the card within the board, sideways: by it the library tells which bucket the card is over and
 * whether to scroll, and a card that is held at its edge would leave the board before the pointer does.
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

/** What the drag library's sensors work with, so that its cards follow where they would be lost. */
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

/** How cards are lifted and moved: by mouse, keyboard and finger. */
export const sensors: Sensor[] = [
  function useMouse(api) {
    useMouseSensor(useBoardApi(api));
  },
  useKeyboardSensor,
  function useTouch(api) {
    useTouchSensor(useBoardApi(api));
  },
];
