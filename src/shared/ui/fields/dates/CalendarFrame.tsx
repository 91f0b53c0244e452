import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { MarksOfDays } from './MarkedDay';
import type { DayMarks } from './OpenCalendar';
import './calendar.scss';

/**
 * Safari gives no focus to a button that is pressed, and the day with the focus goes when the month changes: the focus
 * would be lost, and with it Escape.
 */
function handlePress(event: MouseEvent) {
  event.preventDefault();
  if (event.target instanceof Element) event.target.closest('button')?.focus();
}

/** Where there is no room below the field the calendar stands above it; at the right edge it ends with the field. */
function placeWithinWindow(box: HTMLElement) {
  const { bottom, right, top, height } = box.getBoundingClientRect();
  const field = box.parentElement?.getBoundingClientRect();
  const hasRoomAbove = top - height - (field?.height ?? 0) > 0;
  box.classList.toggle('is-above', bottom > innerHeight && hasRoomAbove);
  box.classList.toggle('is-right', right > innerWidth);
}

interface CalendarFrameProps {
  readonly label: string;
  /** What the days show beside their number. */
  readonly marks: DayMarks | null;
  /** It stands in the form below its field, and over nothing: on a phone. */
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
      className={['tw-cal', isUnfolded && 'is-unfolded', marks && 'is-marked'].filter(Boolean).join(' ')}
      role="dialog"
      aria-label={label}
      onMouseDown={handlePress}
      onKeyDownCapture={onKeyDown}
    >
      <MarksOfDays value={marks}>{children}</MarksOfDays>
    </div>
  );
}
