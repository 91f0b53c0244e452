import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { MarksOfDays } from './MarkedDay';
import type { DayMarks } from './OpenCalendar';
import './calendar.scss';

/**
 * Safari does not focus a button that is pressed, and the focused day disappears when the month changes: the focus
 * would be lost, and Escape would no longer work.
 */
function handlePress(event: MouseEvent) {
  event.preventDefault();
  if (event.target instanceof Element) event.target.closest('button')?.focus();
}

/**
 * Without room below the field the calendar is placed above it; at the right edge it is aligned with the field's end.
 */
function placeWithinWindow(box: HTMLElement) {
  const { bottom, right, top, height } = box.getBoundingClientRect();
  const field = box.parentElement?.getBoundingClientRect();
  const hasRoomAbove = top - height - (field?.height ?? 0) > 0;
  box.classList.toggle('is-above', bottom > innerHeight && hasRoomAbove);
  box.classList.toggle('is-right', right > innerWidth);
}

interface CalendarFrameProps {
  readonly label: string;
  /** The content of the days besides their number. */
  readonly marks: DayMarks | null;
  /** On a phone it is part of the form below its field, and covers nothing. */
  readonly isUnfolded?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** The box of a calendar at its field. */
export function CalendarFrame(props: CalendarFrameProps) {
  const { label, marks, isUnfolded = false, onKeyDown, children } = props;
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (box.current) placeWithinWindow(box.current);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press only moves the focus
    <div
      ref={box}
      className={clsx('tw-calendar', isUnfolded && 'is-unfolded', marks && 'is-marked')}
      role="dialog"
      aria-label={label}
      onMouseDown={handlePress}
      onKeyDownCapture={onKeyDown}
    >
      <MarksOfDays value={marks}>{children}</MarksOfDays>
    </div>
  );
}
