import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useSteady } from '@/shared/ui/timing/useSteady';
import {
  type Drag,
  type Drawing,
  type PointerWishes,
  type Press,
  dragAtEnd,
  draggedTo,
  dragOf,
  drawingAt,
  edgeAt,
  fateOf,
  freePartAt,
  pressAt,
} from './pointerPress';

/** How long a finger holds a block to lift it, in milliseconds. */
const HOLD_MS = 400;
/** After which time at an edge the span turns, in milliseconds. */
const TURN_MS = 600;
const TURN_BY_FINGER_MS = 700;

/** Turns the span again and again while a block is held at an edge. */
function useTurning(turn: PointerWishes['turn']) {
  const turning = useRef<{ readonly side: number; readonly timer: ReturnType<typeof setInterval> } | null>(
    null,
  );
  return (side: -1 | 0 | 1, isTouch: boolean) => {
    if (side === (turning.current?.side ?? 0)) return;
    clearInterval(turning.current?.timer);
    const again = isTouch ? TURN_BY_FINGER_MS : TURN_MS;
    turning.current = side === 0 ? null : { side, timer: setInterval(() => turn(side), again) };
  };
}

/** Keeps away what a browser may report at the end of a drag: a click, and a touch that would be a swipe. */
function useClickAfter() {
  const isOver = useRef(false);
  const release = () => void setTimeout(() => (isOver.current = false));
  return {
    keepAway: () => {
      isOver.current = true;
      release();
    },
    /** After Escape the button is released later. */
    keepAwayUntilRelease: () => {
      isOver.current = true;
      const ending = new AbortController();
      const handleRelease = () => {
        ending.abort();
        release();
      };
      window.addEventListener('pointerup', handleRelease, { capture: true, signal: ending.signal });
      window.addEventListener('pointercancel', handleRelease, { capture: true, signal: ending.signal });
    },
    stop: (event: SyntheticEvent) => {
      if (isOver.current) event.stopPropagation();
    },
  };
}

/** Listens to the rest of a press; a finger that has lifted something must not scroll. */
function listen(
  { listening: { signal }, target, block, isTouch }: Press,
  on: {
    readonly move: (event: PointerEvent) => void;
    readonly up: (event: PointerEvent) => void;
    readonly end: () => void;
    readonly key: (event: KeyboardEvent) => void;
    readonly isDragging: () => boolean;
  },
): void {
  window.addEventListener('pointermove', on.move, { signal });
  window.addEventListener('pointerup', on.up, { signal });
  window.addEventListener('pointercancel', on.end, { signal });
  window.addEventListener('blur', on.end, { signal });
  window.addEventListener('keydown', on.key, { signal, capture: true });
  if (!isTouch) return;
  // The browser asks the pressed element whether it may scroll, also after that has left the page.
  const keepStill = (move: Event) => {
    if (on.isDragging()) move.preventDefault();
  };
  target.addEventListener('touchmove', keepStill, { signal, passive: false });
  block?.addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal });
}

/** What a press would draw, while the mouse is over the free part of a day. */
function useGhost(px: number) {
  const [ghost, setGhost] = useState<Drawing | null>(null);
  return {
    ghost,
    clear: () => setGhost(null),
    hover: ({ pointerType, target, clientY }: ReactPointerEvent, isPressed: boolean) => {
      const isFree = pointerType === 'mouse' && !isPressed && target instanceof Element;
      const stack = isFree ? freePartAt(target) : null;
      const next = stack && drawingAt(stack, clientY, px);
      if (next?.date !== ghost?.date || next?.hours !== ghost?.hours) setGhost(next);
    },
  };
}

/** Acts when the view is left, so that what is in the hand is dropped nowhere. */
function useAtLast(act: () => void): void {
  const actAtLast = useEffectEvent(act);
  // Not later than it is off the screen: the window hears the pointer at any moment.
  useLayoutEffect(() => () => actAtLast(), []);
}

/** What is dragged, also for listeners that outlive a render. */
function useDragged() {
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragged = useRef(drag);
  function put(next: Drag | null) {
    if (next === dragged.current) return;
    dragged.current = next;
    setDrag(next);
  }
  return { drag, dragged, put };
}

/**
 * Moves, lengthens and draws blocks by mouse and finger: one press at a time, heard by the element around the days. A press
 * without movement stays a click.
 *
 * @param px the height of an hour, in pixels
 * @param wishes of the latest render, also for listeners that outlive one
 */
export function useCalendarPointer(root: RefObject<HTMLElement | null>, px: number, wishes: PointerWishes) {
  const { drag, dragged, put } = useDragged();
  const { ghost, clear, hover } = useGhost(px);
  const press = useRef<Press | null>(null);
  const lift = useRef<HTMLDivElement>(null);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const click = useClickAfter();
  const on = useSteady(wishes);
  const turnAt = useTurning(on.turn);
  useAtLast(end);

  function end() {
    press.current?.listening.abort();
    press.current = null;
    clearTimeout(holding.current);
    turnAt(0, false);
    put(null);
  }

  function begin(begun: Press) {
    clear();
    // At once, so that the lifted block follows the first movement.
    flushSync(() => put(dragOf(begun, on.withSelected, px)));
  }

  function handleMove(event: PointerEvent) {
    const begun = press.current;
    if (!begun) return;
    if (!dragged.current) {
      const fate = fateOf(begun, event);
      if (fate === 'ends') end();
      if (fate !== 'drags') return;
      begin(begun);
    }
    if (!dragged.current) return;
    lift.current?.style.setProperty('translate', `${event.clientX - begun.x}px ${event.clientY - begun.y}px`);
    put(draggedTo(dragged.current, event, begun, px));
    if (dragged.current.kind === 'move') turnAt(edgeAt(root.current, event), begun.isTouch);
  }

  function handleUp(event: PointerEvent) {
    const [begun, now] = [press.current, dragged.current];
    end();
    if (now) click.keepAway();
    const done = begun && dragAtEnd(now, begun, event, px);
    if (done) on.finish(done);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !dragged.current) return;
    event.preventDefault();
    event.stopPropagation();
    click.keepAwayUntilRelease();
    end();
  }

  function handlePointerDown(event: ReactPointerEvent) {
    const begun = event.button === 0 && event.isPrimary ? pressAt(event.nativeEvent, on.recordOf) : null;
    if (!begun || press.current) return;
    press.current = begun;
    const isDragging = () => dragged.current !== null;
    listen(begun, { move: handleMove, up: handleUp, end, key: handleKey, isDragging });
    if (begun.isTouch && begun.record) holding.current = setTimeout(() => begin(begun), HOLD_MS);
  }

  return {
    drag,
    /** What a press would draw. */
    ghost: drag ? null : ghost,
    /** The lifted block. */
    lift,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: (event: ReactPointerEvent) => hover(event, press.current !== null),
      onPointerLeave: clear,
      onClickCapture: click.stop,
      onTouchEndCapture: click.stop,
    },
  };
}
