import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { WorkRecord } from '@/domain/work/workRecord';
import type { CalendarMoves } from './useCalendarDoing';

type KeyWishes = CalendarMoves['keys'];

const STOP = '[data-stop]';
const daysIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-day]')];
const stopsOf = (day: Element) => [...day.querySelectorAll<HTMLElement>(STOP)];

/** Where an arrow key leads: along the stops of a day, or to the same place of the day beside. */
function stopBy(key: string, root: HTMLElement, stop: HTMLElement): HTMLElement | undefined {
  const day = stop.closest<HTMLElement>('[data-day]');
  if (!day) return undefined;
  const [days, stops] = [daysIn(root), stopsOf(day)];
  const at = stops.indexOf(stop);
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  if (key === 'ArrowUp') return stops[at - 1];
  if (key === 'ArrowDown') return stops[at + 1];
  const beside = days[days.indexOf(day) + (key === 'ArrowLeft' ? -1 : 1)];
  const others = beside ? stopsOf(beside) : [];
  return others[at] ?? others.at(-1);
}

const DIRECTIONS: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** What a key does with the record that has the focus; false if it is not one of these keys. */
function actOn(record: WorkRecord, event: KeyboardEvent, wishes: KeyWishes): boolean {
  const { key, shiftKey } = event;
  const isControl = event.ctrlKey || event.metaKey;
  const direction = DIRECTIONS[key];
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  if (shiftKey && direction !== undefined && isAcross)
    (isControl ? wishes.copy : wishes.move)(record, direction);
  else if (shiftKey && direction !== undefined && !isControl) wishes.lengthen(record, direction);
  else if (key === 'Enter' && isControl) wishes.openDialog(record);
  else if (key === ' ' && !isControl) wishes.select(record);
  else if (key === 'Delete' && !isControl && !shiftKey) wishes.remove(record);
  else return false;
  return true;
}

/**
 * The keys of the days, which are one tab stop: the stop that had the focus last, else the first one.
 *
 * @param shown changes when other days are shown
 */
export function useCalendarKeys(root: RefObject<HTMLElement | null>, shown: string, wishes: KeyWishes) {
  /** Where the focus goes once the days that were turned to are known. */
  const goal = useRef<{ readonly day: number; readonly at: number } | null>(null);

  // The stops come and go with records, so the tab stop is looked for after each rendering.
  useLayoutEffect(() => {
    const stops = root.current ? stopsOf(root.current) : [];
    if (stops.some(({ tabIndex }) => tabIndex === 0)) return;
    const [first] = stops;
    if (first) first.tabIndex = 0;
  });

  const focusGoal = useEffectEvent(() => {
    const { current } = goal;
    const days = root.current ? daysIn(root.current) : [];
    const day = days[Math.min(current?.day ?? 0, days.length - 1)];
    const stops = day ? stopsOf(day) : [];
    if (!current || stops.length === 0) return;
    goal.current = null;
    (stops[current.at] ?? stops.at(-1))?.focus();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is shown says when, and is not read
  useEffect(() => focusGoal(), [shown]);

  function handleFocus({ target }: { readonly target: EventTarget }) {
    const stop = target instanceof HTMLElement ? target.closest<HTMLElement>(STOP) : null;
    if (!stop || !root.current) return;
    for (const other of stopsOf(root.current)) other.tabIndex = other === stop ? 0 : -1;
  }

  function handleKeyDown(event: KeyboardEvent) {
    const stop = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(STOP) : null;
    const around = root.current;
    if (!stop || !around || event.defaultPrevented || event.altKey) return;
    const id = stop.dataset['record'];
    const record = id === undefined ? undefined : wishes.recordOf(id);
    if (record && event.key === 'Delete')
      (stopBy('ArrowDown', around, stop) ?? stopBy('ArrowUp', around, stop))?.focus();
    if (record && actOn(record, event, wishes)) {
      event.preventDefault();
      return;
    }
    if (event.shiftKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      const day = stop.closest('[data-day]');
      goal.current = {
        day: daysIn(around).findIndex((one) => one === day),
        at: day ? stopsOf(day).indexOf(stop) : 0,
      };
      wishes.turn(event.key === 'PageUp' ? -1 : 1);
    } else if (/^(?:Arrow|Home|End)/u.test(event.key)) {
      event.preventDefault();
      stopBy(event.key, around, stop)?.focus();
    }
  }

  return {
    onFocus: handleFocus,
    onKeyDown: handleKeyDown,
    // Releasing the space bar would press the block.
    onKeyUp: (event: KeyboardEvent) => {
      const isBlock = event.target instanceof Element && event.target.closest('[data-record]') !== null;
      if (event.key === ' ' && isBlock) event.preventDefault();
    },
  };
}
