import { type ComponentProps, createContext, useContext } from 'react';
import { DayButton } from 'react-day-picker';
import { localDay } from '@/domain/time/period';
import type { DayMarks } from './OpenCalendar';

/** The content of the calendar's days besides their number; null if there is none. */
export const MarksOfDays = createContext<DayMarks | null>(null);

/**
 * A day of the calendar with its hours as a bar, dashed for a gap or hatched if unknown, and the same as text in its
 * accessible name.
 */
export function MarkedDay(props: ComponentProps<typeof DayButton>) {
  const mark = useContext(MarksOfDays)?.of(localDay(props.day.date)) ?? null;
  if (mark === null) return <DayButton {...props} />;
  return (
    <DayButton
      {...props}
      className={`${props.className}${mark.isGap ? ' is-gap' : ''}${mark.isUnknown ? ' is-unknown' : ''}`}
      aria-label={`${props['aria-label']}, ${mark.text}`}
    >
      {props.children}
      {mark.hours > 0 && <span className="hours" style={{ '--h': mark.hours }} />}
    </DayButton>
  );
}

/** The legend for bars, dashes and hatches. */
export function MarksLegend({ of }: { readonly of: DayMarks }) {
  return (
    <span className="marks-legend">
      <span>
        <span className="hours" />
        {of.hoursLabel}
      </span>
      <span>
        <span className="gap" />
        {of.gapLabel}
      </span>
      {of.since !== null && (
        <>
          <span>
            <span className="unknown" />
            {of.unknownLabel}
          </span>
          <span>{of.since}</span>
        </>
      )}
    </span>
  );
}
