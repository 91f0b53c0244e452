import { type IsoDate, addDays, daysBetween, isIsoDate } from '@/domain/time/period';
import { drawnHours, stretchedHours } from '@/domain/work/workCalendar';
import { type WorkRecord, sumHours } from '@/domain/work/workRecord';
import { env } from '@/shared/env';

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
      readonly from: Readonly<Record<'top' | 'left' | 'width' | 'height', number>>;
    }
  | { readonly kind: 'length'; readonly record: WorkRecord; readonly hours: number | null }
  | { readonly kind: 'draw'; readonly date: IsoDate; readonly hours: number };

/** Hours on a day that a press would draw. */
export interface Drawing {
  readonly date: IsoDate;
  readonly hours: number;
}

const NOTHING: readonly WorkRecord[] = [];

/** The records that are dragged, on the days to which they would move; none while they are where they were. */
export function arrivalsOf(drag: Drag | null): readonly WorkRecord[] {
  if (drag?.kind !== 'move' || drag.over === null) return NOTHING;
  const by = daysBetween(drag.record.date, drag.over);
  if (by === 0 && !drag.isCopy) return NOTHING;
  return drag.records.map((record) => ({ ...record, date: addDays(record.date, by) }));
}

const recordsOf = (date: IsoDate, records: readonly WorkRecord[]) =>
  records.filter((record) => record.date === date);

/** The hours that a drag adds to a day, or takes from it. */
export function addedTo(date: IsoDate, drag: Drag | null): number {
  const arrivals = arrivalsOf(drag);
  const leaving = drag?.kind === 'move' && !drag.isCopy && arrivals.length > 0 ? drag.records : NOTHING;
  return sumHours(recordsOf(date, arrivals)) - sumHours(recordsOf(date, leaving));
}

/** Whether a day looks different because of a drag. */
function concerns(date: IsoDate, drag: Drag): boolean {
  if (drag.kind !== 'move') return drag.kind === 'length' && drag.record.date === date;
  return recordsOf(date, [...drag.records, ...arrivalsOf(drag)]).length > 0;
}

/** A drag if it concerns a day, which renders again only then. */
export const dragOn = (date: IsoDate, drag: Drag | null) => (drag && concerns(date, drag) ? drag : null);

/** A drag if it is of this record. */
export function dragWith({ id }: WorkRecord, drag: Drag | null): Drag | null {
  if (drag?.kind === 'length') return drag.record.id === id ? drag : null;
  return drag?.kind === 'move' && drag.records.some((one) => one.id === id) ? drag : null;
}

/** The records, with one whose edge is being dragged as long as the pointer says. */
export const withDrag = (records: readonly WorkRecord[], drag: Drag | null) =>
  drag?.kind === 'length'
    ? records.map((one) => (one.id === drag.record.id ? { ...one, hours: drag.hours } : one))
    : records;

/** What the pointer asks for. */
export interface PointerWishes {
  /** The record of a block, if it can be changed. */
  readonly recordOf: (id: string) => WorkRecord | undefined;
  /** The records that move with one: those that are selected with it. */
  readonly withSelected: (record: WorkRecord) => readonly WorkRecord[];
  readonly finish: (drag: Drag) => void;
  readonly turn: (direction: -1 | 1) => void;
}

/** A press that may become a drag. */
export interface Press {
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  readonly target: Element;
  readonly block: HTMLElement | null;
  readonly record: WorkRecord | undefined;
  readonly isEdge: boolean;
  /** The free part of a day. */
  readonly stack: HTMLElement | null;
  readonly listening: AbortController;
}

type Pointed = Pick<PointerEvent, 'clientX' | 'clientY' | 'ctrlKey' | 'altKey'>;

const isCopying = ({ ctrlKey, altKey }: Pointed) => ctrlKey || altKey;

/** How far a pressed pointer moves before it drags, and a finger before it scrolls, in pixels. */
const FAR_PX = 5;
const FINGER_PX = 10;
/** How far below a finger a lifted block hangs, in pixels. */
const BELOW_FINGER_PX = 20;
/** How close to an edge a lifted block turns the span, in pixels. */
const EDGE_PX = 24;

/** The free part of a day at an element: nothing that can be pressed. */
export function freePartAt(target: Element | null): HTMLElement | null {
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

/** What a pointer at this height would draw in a day. */
export function drawingAt(stack: HTMLElement, y: number, px: number): Drawing | null {
  const date = dayOf(stack);
  return date && { date, hours: drawnHours(y - endOfStack(stack), px, env.hoursStep) };
}

/** The press at an event; null where there is nothing to drag or to draw. */
export function pressAt(
  event: Pick<PointerEvent, 'target' | 'clientX' | 'clientY' | 'pointerType'>,
  recordOf: PointerWishes['recordOf'],
): Press | null {
  const target = event.target instanceof Element ? event.target : null;
  const block = target?.closest<HTMLElement>('[data-record]') ?? null;
  const id = block?.dataset['record'];
  const record = id === undefined ? undefined : recordOf(id);
  const stack = freePartAt(target);
  if (!target || (!record && !stack)) return null;
  const isTouch = event.pointerType === 'touch';
  return {
    x: event.clientX,
    y: event.clientY,
    isTouch,
    target,
    block,
    record,
    isEdge: !isTouch && target.closest('[data-edge]') !== null,
    stack,
    listening: new AbortController(),
  };
}

/** Whether a press has become a drag, or is given up because a finger scrolls. */
export function fateOf({ x, y, isTouch }: Press, { clientX, clientY }: Pointed): 'drags' | 'ends' | 'waits' {
  const far = Math.hypot(clientX - x, clientY - y);
  if (isTouch) return far > FINGER_PX ? 'ends' : 'waits';
  return far < FAR_PX ? 'waits' : 'drags';
}

/** The drag that a press becomes. */
export function dragOf(
  { record, block, isEdge, isTouch, stack, y }: Press,
  withSelected: PointerWishes['withSelected'],
  px: number,
): Drag | null {
  if (record && isEdge) return { kind: 'length', record, hours: record.hours };
  if (record && block) {
    const { top, left, width, height } = block.getBoundingClientRect();
    // Below a finger, so that the day over which it is held is seen.
    const from = { top: isTouch ? y + BELOW_FINGER_PX : top, left, width, height };
    return { kind: 'move', record, records: withSelected(record), over: record.date, isCopy: false, from };
  }
  const drawn = stack && drawingAt(stack, y, px);
  return drawn && { kind: 'draw', ...drawn };
}

/** The drag with the pointer elsewhere; the same object if nothing changes. */
export function draggedTo(drag: Drag, event: Pointed, { y, stack }: Press, px: number): Drag {
  if (drag.kind === 'move') {
    const over = dayOf(document.elementFromPoint(event.clientX, event.clientY));
    const isCopy = isCopying(event);
    return over === drag.over && isCopy === drag.isCopy ? drag : { ...drag, over, isCopy };
  }
  const hours =
    drag.kind === 'length'
      ? stretchedHours(drag.record.hours, event.clientY - y, px, env.hoursStep)
      : ((stack && drawingAt(stack, event.clientY, px)?.hours) ?? drag.hours);
  if (hours === drag.hours) return drag;
  return drag.kind === 'length' ? { ...drag, hours } : { ...drag, hours: hours ?? drag.hours };
}

/** The edge at which a pointer is, where the span turns; 0 if it is at none. */
export function edgeAt(root: HTMLElement | null, { clientX }: Pointed): -1 | 0 | 1 {
  if (!root) return 0;
  const { left, right } = root.getBoundingClientRect();
  if (clientX < left + EDGE_PX) return -1;
  return clientX > right - EDGE_PX ? 1 : 0;
}

/** What a released press has dragged, or asks for in the free part of a day. */
export function dragAtEnd(drag: Drag | null, press: Press, event: Pointed, px: number): Drag | null {
  if (drag?.kind === 'move') return { ...drag, isCopy: isCopying(event) };
  const drawn = !drag && press.stack && !press.isTouch ? drawingAt(press.stack, event.clientY, px) : null;
  return drawn ? { kind: 'draw', ...drawn } : drag;
}
