import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AbsenceKind } from '@/domain/account/absence';
import { type IsoDate, type Period, isIsoDate } from '@/domain/time/period';
import { type FieldAction, type FieldLayout, fieldAction } from './fieldKeys';

/** What the field does with the days that are selected, or with the day that has the focus. */
export interface FieldHandlers {
  readonly onOpen: (period: Period) => void;
  readonly onEnter: (kind: AbsenceKind, period: Period) => void;
  readonly onDelete: (period: Period) => void;
}

interface SelectionOptions extends FieldHandlers {
  /** The first and last day of the field. */
  readonly year: Period;
  /** Where the focus begins. */
  readonly start: IsoDate;
  readonly layout: FieldLayout;
  readonly letters: Readonly<Record<AbsenceKind, string>>;
}

/** The day of a cell or of what is inside it. */
export function dayAt(target: EventTarget | null): IsoDate | null {
  const day =
    target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;
  return day !== undefined && isIsoDate(day) ? day : null;
}

/** The days between two, in order. */
export function between(one: IsoDate, other: IsoDate): Period {
  return one < other ? { from: one, to: other } : { from: other, to: one };
}

function isWithin(day: IsoDate, { from, to }: Period): boolean {
  return day >= from && day <= to;
}

/** Hears where the button is released, which may be anywhere, or that the press was cancelled. */
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
  /** The day from which days are selected; null if only `day` has the focus. */
  readonly anchor: IsoDate | null;
  /** The one tab stop. */
  readonly day: IsoDate;
}

/**
 * Days selected by keyboard or by dragging. The cells do not listen themselves: the field hears all events of its cells,
 * which carry their day as `data-day`.
 */
export function useSelection({ year, start, layout, letters, onOpen, onEnter, onDelete }: SelectionOptions) {
  const [chosen, setChosen] = useState<Chosen>({ anchor: null, day: start });
  const field = useRef<HTMLElement>(null);
  const isDragging = useRef(false);
  // Another year was chosen: the focus begins anew.
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
    const action = fieldAction(event, { day: at, year, layout, letters });
    // Escape without a selection is for others.
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
    // The focus is moved here, and no text is selected.
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
    /** Null if no days are selected. */
    selected,
    day,
    /** Ref of the element around the cells. */
    attach: (element: HTMLElement | null) => {
      field.current = element;
    },
    /** Handlers of the element around the cells. */
    handlers: {
      onKeyDown: handleKeyDown,
      onPointerDown: handlePointerDown,
      onPointerOver: handlePointerOver,
    },
    /** Selects the days between two; without the first one only the tab stop moves. */
    select: (first: IsoDate | null, last: IsoDate) => setChosen({ anchor: first, day: last }),
    /** Selects nothing any more; the focus stays where it is. */
    release: () => setChosen({ anchor: null, day }),
    /** The same, and the focus goes back to the day. */
    goBack: () => choose({ anchor: null, day }),
  };
}
