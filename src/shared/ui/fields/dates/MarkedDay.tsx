import { type ComponentProps, type CSSProperties, createContext, useContext } from 'react';
import { DayButton } from 'react-day-picker';
import { localDay } from '@/domain/time/period';
import type { DayMarks } from './OpenCalendar';

/** What the days of a calendar show beside their number; null where they show nothing. */
export const MarksOfDays = createContext<DayMarks | null>(null);

/** A day of the calendar with its hours as a bar, dashed as a gap or hatched as unknown, each also as words of its name. */
export function MarkedDay(props: ComponentProps<typeof DayButton>) {
  const mark = useContext(MarksOfDays)?.of(localDay(props.day.date)) ?? null;
  if (mark === null) return <DayButton {...props} />;
  const style: CSSProperties & Record<'--h', number> = { '--h': mark.hours };
  return (
    <DayButton
      {...props}
      className={`${props.className}${mark.isGap ? ' is-gap' : ''}${mark.isUnknown ? ' is-unknown' : ''}`}
      aria-label={`${props['aria-label']}, ${mark.text}`}
    >
      {props.children}
      {mark.hours > 0 && <span className="hours" style={style} />}
    </DayButton>
  );
}

/** What bars, dashes and hatches mean. */
export function MarksLegend({ of }: { readonly of: DayMarks }) {
  return (
    <span className="legend">
      <span>
        <span className="hours" />
        {of.hoursLabel}
      </span>
      <span>
        <span className="gap" />
        {of.gapLabel}
      </span>
      {of.unknownLabel !== null && (
        <span>
          <span className="unknown" />
          {of.unknownLabel}
        </span>
      )}
    </span>
  );
}
