import {
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type IsoDate, daysBetween, isIsoDate } from '@/domain/time/period';
import { drawnHours, stretchedHours } from '@/domain/work/workCalendar';
import type { WorkRecord } from '@/domain/work/workRecord';
import { env } from '@/shared/env';
import { useSteady } from '@/shared/ui/timing/useSteady';

/** What the pointer is doing. */
export type Drag =
  | {
      readonly kind: 'move';
      /** The one under the pointer. */
      readonly record: WorkRecord;
      readonly records: readonly WorkRecord[];
      readonly over: IsoDate | null;
      readonly isCopy: boolean;
      /** Where the block was when it was lifted. */
      readonly from: DOMRect;
    }
  | { readonly kind: 'length'; readonly record: WorkRecord; readonly hours: number | null }
  | { readonly kind: 'draw'; readonly date: IsoDate; readonly hours: number };

/** Hours on a day that a press would draw. */
export interface Drawing {
  readonly date: IsoDate;
  readonly hours: number;
}

/** What the pointer asks for. */
export interface PointerWishes {
  /** The record of a block, if it can be changed. */
  readonly recordOf: (id: string) => WorkRecord | undefined;
  /** The records that move with one: those that are selected with it. */
  readonly withSelected: (record: WorkRecord) => readonly WorkRecord[];
  readonly drop: (records: readonly WorkRecord[], days: number, isCopy: boolean) => void;
  readonly stretch: (record: WorkRecord, hours: number | null) => void;
  readonly draw: (drawing: Drawing) => void;
  readonly turn: (direction: -1 | 1) => void;
}

/** A press that may become a drag. */
interface Press {
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  readonly block: HTMLElement | null;
  readonly record: WorkRecord | undefined;
  readonly isEdge: boolean;
  /** The free part of a day. */
  readonly stack: HTMLElement | null;
  readonly listening: AbortController;
}

/** How far a pressed pointer moves before it drags, and a finger before it scrolls, in pixels. */
const FAR_PX = 5;
const FINGER_PX = 10;
/** How long a finger holds a block to lift it, in milliseconds. */
const HOLD_MS = 400;
/** How close to an edge a lifted block turns the span, in pixels, and after which time, in milliseconds. */
const EDGE_PX = 24;
const TURN_MS = 600;
const TURN_BY_FINGER_MS = 700;

const elementOf = (target: EventTarget | null) => (target instanceof Element ? target : null);

/** The free part of a day at an element: nothing that can be pressed. */
function freePartAt(target: Element | null): HTMLElement | null {
  return target?.closest('button') ? null : (target?.closest<HTMLElement>('[data-stack]') ?? null);
}

function dayOf(element: Element | null | undefined): IsoDate | null {
  const day = element?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? '';
  return isIsoDate(day) ? day : null;
}

/** The lower edge of the last block of a day, from which hours are drawn. */
function endOfStack(stack: HTMLElement): number {
  const last = [...stack.querySelectorAll('[data-block]')].at(-1);
  return last ? last.getBoundingClientRect().bottom : stack.getBoundingClientRect().top;
}

/**
 * Moves, lengthens and draws blocks by mouse and finger: one press at a time, heard by the element around the days. A press
 * without movement stays a click.
 *
 * @param px the height of an hour, in pixels
 */
export function useCalendarPointer(root: RefObject<HTMLElement | null>, px: number, wishes: PointerWishes) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [ghost, setGhost] = useState<Drawing | null>(null);
  const press = useRef<Press | null>(null);
  const dragged = useRef<Drag | null>(null);
  const lift = useRef<HTMLDivElement>(null);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turning = useRef<{ side: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const isClickOver = useRef(false);
  const on = useSteady(wishes, (latest) => ({
    recordOf: (id) => latest().recordOf(id),
    withSelected: (record) => latest().withSelected(record),
    drop: (...args) => latest().drop(...args),
    stretch: (...args) => latest().stretch(...args),
    draw: (drawing) => latest().draw(drawing),
    turn: (direction) => latest().turn(direction),
  }));

  function put(next: Drag | null) {
    dragged.current = next;
    setDrag(next);
  }

  function turnAt(side: -1 | 0 | 1, isTouch: boolean) {
    if (side === (turning.current?.side ?? 0)) return;
    clearTimeout(turning.current?.timer);
    turning.current = null;
    if (side === 0) return;
    const again = () => {
      on.turn(side);
      turning.current = { side, timer: setTimeout(again, isTouch ? TURN_BY_FINGER_MS : TURN_MS) };
    };
    turning.current = { side, timer: setTimeout(again, isTouch ? TURN_BY_FINGER_MS : TURN_MS) };
  }

  function end() {
    press.current?.listening.abort();
    press.current = null;
    clearTimeout(holding.current);
    turnAt(0, false);
    put(null);
  }

  const drawing = (stack: HTMLElement, y: number): Drawing | null => {
    const date = dayOf(stack);
    return date && { date, hours: drawnHours(y - endOfStack(stack), px, env.hoursStep) };
  };

  /** The press becomes a drag, if there is anything to drag. */
  function begin({ record, block, isEdge, stack, y }: Press) {
    setGhost(null);
    if (record && isEdge) put({ kind: 'length', record, hours: record.hours });
    else if (record && block) {
      const from = block.getBoundingClientRect();
      const records = on.withSelected(record);
      // At once, so that the lifted block follows the first movement.
      flushSync(() => put({ kind: 'move', record, records, over: null, isCopy: false, from }));
    } else if (stack) {
      const drawn = drawing(stack, y);
      if (drawn) put({ kind: 'draw', ...drawn });
    }
  }

  function follow(event: PointerEvent, { x, y, isTouch, stack }: Press) {
    const now = dragged.current;
    if (now?.kind === 'move') {
      lift.current?.style.setProperty('translate', `${event.clientX - x}px ${event.clientY - y}px`);
      const over = dayOf(document.elementFromPoint(event.clientX, event.clientY));
      const isCopy = event.ctrlKey || event.altKey;
      if (over !== now.over || isCopy !== now.isCopy) put({ ...now, over, isCopy });
      const edges = root.current?.getBoundingClientRect();
      const side =
        edges && event.clientX < edges.left + EDGE_PX
          ? -1
          : edges && event.clientX > edges.right - EDGE_PX
            ? 1
            : 0;
      turnAt(side, isTouch);
    } else if (now?.kind === 'length') {
      const hours = stretchedHours(now.record.hours, event.clientY - y, px, env.hoursStep);
      if (hours !== now.hours) put({ ...now, hours });
    } else if (now?.kind === 'draw' && stack) {
      const drawn = drawing(stack, event.clientY);
      if (drawn && drawn.hours !== now.hours) put({ ...now, hours: drawn.hours });
    }
  }

  function handleMove(event: PointerEvent) {
    const begun = press.current;
    if (!begun) return;
    if (!dragged.current) {
      const far = Math.hypot(event.clientX - begun.x, event.clientY - begun.y);
      // A finger that moves before it has lifted anything scrolls.
      if (begun.isTouch && far > FINGER_PX) end();
      if (begun.isTouch || far < FAR_PX) return;
      begin(begun);
    }
    follow(event, begun);
  }

  function handleUp(event: PointerEvent) {
    const [begun, now] = [press.current, dragged.current];
    end();
    if (now) {
      // The browser may report a click on what is now under the pointer.
      isClickOver.current = true;
      setTimeout(() => {
        isClickOver.current = false;
      });
    }
    if (now?.kind === 'move' && now.over !== null) {
      const isCopy = event.ctrlKey || event.altKey;
      on.drop(now.records, daysBetween(now.record.date, now.over), isCopy);
    } else if (now?.kind === 'length') on.stretch(now.record, now.hours);
    else if (now?.kind === 'draw') on.draw({ date: now.date, hours: now.hours });
    else if (begun?.stack && !begun.isTouch) {
      const drawn = drawing(begun.stack, event.clientY);
      if (drawn) on.draw(drawn);
    }
  }

  function handlePointerDown(event: ReactPointerEvent) {
    if (event.button !== 0 || !event.isPrimary || press.current) return;
    const target = elementOf(event.target);
    const block = target?.closest<HTMLElement>('[data-record]') ?? null;
    const record = block?.dataset['record'] === undefined ? undefined : on.recordOf(block.dataset['record']);
    const stack = freePartAt(target);
    if (!record && !stack) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isTouch = event.pointerType === 'touch';
    const begun: Press = {
      ...{ block, record, stack, isTouch, listening },
      ...{ x: event.clientX, y: event.clientY },
      isEdge: !isTouch && target?.closest('[data-edge]') !== null,
    };
    press.current = begun;
    window.addEventListener('pointermove', handleMove, { signal });
    window.addEventListener('pointerup', handleUp, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('blur', end, { signal });
    window.addEventListener('keydown', handleKey, { signal, capture: true });
    if (!isTouch || !record) return;
    // The finger must not scroll once it has lifted a block, which the browser asks the pressed element.
    target?.addEventListener('touchmove', (move) => dragged.current && move.preventDefault(), {
      signal,
      passive: false,
    });
    block?.addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal });
    holding.current = setTimeout(() => begin(begun), HOLD_MS);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !dragged.current) return;
    event.preventDefault();
    event.stopPropagation();
    isClickOver.current = true;
    window.addEventListener('pointerup', () => setTimeout(() => (isClickOver.current = false)), {
      once: true,
    });
    end();
  }

  function handleHover(event: ReactPointerEvent) {
    const stack =
      event.pointerType === 'mouse' && !press.current ? freePartAt(elementOf(event.target)) : null;
    const next = stack && drawing(stack, event.clientY);
    if (next?.date !== ghost?.date || next?.hours !== ghost?.hours) setGhost(next);
  }

  return {
    drag,
    /** What a press would draw. */
    ghost: drag ? null : ghost,
    /** The lifted block. */
    lift,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handleHover,
      onPointerLeave: () => setGhost(null),
      onClickCapture: (event: MouseEvent) => {
        if (isClickOver.current) event.stopPropagation();
      },
    },
  };
}
