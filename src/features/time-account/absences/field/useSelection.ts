import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AbsenceKind } from '@/domain/account/absence';
import { type IsoDate, type Period, isIsoDate, isWithin } from '@/domain/time/period';
import { type FieldAction, type FieldLayout, fieldAction } from './fieldKeys';

interface SelectionOptions {
  /** These are called for the selected days, or without a selection for the day that has the focus. */
  readonly onOpen: (period: Period) => void;
  readonly onEnter: (kind: AbsenceKind, period: Period) => void;
  readonly onDelete: (period: Period) => void;
  /** The first and last day of the field. */
  readonly year: Period;
  /** The day that is the tab stop at first. */
  readonly start: IsoDate;
  readonly layout: FieldLayout;
  readonly letterOf: (kind: AbsenceKind) => string;
}

/** The day of the cell to which an element belongs; null outside of the cells. */
export function dayAt(target: EventTarget | null): IsoDate | null {
  const day =
    target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;
  return day !== undefined && isIsoDate(day) ? day : null;
}

/** The period between two days, in whichever order they are. */
export function between(one: IsoDate, other: IsoDate): Period {
  return one < other ? { from: one, to: other } : { from: other, to: one };
}

/** Calls back when the pointer is released anywhere in the window, or the press is cancelled. */
function useRelease(onRelease: (isDone: boolean) => void): void {
  const finish = useEffectEvent(onRelease);
  useEffect(() => {
    const release = () => finish(true);
    const cancel = () => finish(false);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', cancel);
    };
  }, []);
}

interface Chosen {
  /** The other end of the selection; null if no days are selected and only `day` has the focus. */
  readonly anchor: IsoDate | null;
  /** The one tab stop. */
  readonly day: IsoDate;
}

/**
 * Selects days by keyboard or by dragging. Cells have no listeners; the element around them listens to their events, and finds
 * the day of a cell in `data-day`.
 */
export function useSelection({ year, start, layout, letterOf, onOpen, onEnter, onDelete }: SelectionOptions) {
  const [chosen, setChosen] = useState<Chosen>({ anchor: null, day: start });
  const field = useRef<HTMLElement>(null);
  const isDragging = useRef(false);
  // If another year was chosen, the tab stop starts anew.
  const { anchor, day } = isWithin(chosen.day, year) ? chosen : { anchor: null, day: start };
  const selected = anchor === null ? null : between(anchor, day);
  const period = selected ?? between(day, day);

  const focus = (date: IsoDate) => field.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus();

  function choose(next: Chosen) {
    setChosen(next);
    focus(next.day);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const at = dayAt(event.target);
    if (event.defaultPrevented || at === null) return;
    // A screen reader may have moved the focus to another day, which ends the selection.
    const begun = at === day ? anchor : null;
    const action = fieldAction(event, { day: at, year, layout, letterOf });
    // Escape without a selection is left to other components.
    if (action === null || (action.kind === 'clear' && begun === null)) return;
    event.preventDefault();
    if (action.kind === 'move') choose({ anchor: action.selects ? (begun ?? at) : null, day: action.to });
    else if (action.kind === 'clear') choose({ anchor: null, day: at });
    else if (!event.repeat) carryOut(action, at, between(begun ?? at, at));
  }

  function carryOut(action: Exclude<FieldAction, { kind: 'move' | 'clear' }>, at: IsoDate, days: Period) {
    if (at !== day) setChosen({ anchor: null, day: at });
    if (action.kind === 'open') onOpen(days);
    else if (action.kind === 'delete') onDelete(days);
    else onEnter(action.absence, days);
  }

  function handlePointerDown(event: PointerEvent) {
    const date = dayAt(event.target);
    if (date === null || event.button !== 0) return;
    // The browser must neither move the focus nor select text.
    event.preventDefault();
    isDragging.current = true;
    choose({ anchor: event.shiftKey ? (anchor ?? day) : date, day: date });
  }

  function handlePointerOver(event: PointerEvent) {
    const date = isDragging.current ? dayAt(event.target) : null;
    if (date !== null && date !== day) setChosen({ anchor: anchor ?? date, day: date });
  }

  useRelease((isDone) => {
    if (!isDragging.current) return;
    isDragging.current = false;
    focus(day);
    if (isDone) onOpen(period);
  });

  return {
    /** The selected days; null if there are none. */
    selected,
    day,
    /** The ref for the element around the cells. */
    attach: (element: HTMLElement | null) => {
      field.current = element;
    },
    /** The handlers for the element around the cells. */
    handlers: {
      onKeyDown: handleKeyDown,
      onPointerDown: handlePointerDown,
      onPointerOver: handlePointerOver,
    },
    /** Selects the days between two; if the first one is null, only the tab stop moves. */
    select: (first: IsoDate | null, last: IsoDate) => setChosen({ anchor: first, day: last }),
    /** Ends the selection; the focus stays where it is. */
    release: () => setChosen({ anchor: null, day }),
    /** Ends the selection, and returns the focus to the day. */
    goBack: () => choose({ anchor: null, day }),
  };
}
