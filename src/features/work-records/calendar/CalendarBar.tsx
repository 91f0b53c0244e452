import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sumDecimals } from '@/domain/decimal';
import { type IsoDate, monthOfDay } from '@/domain/time/period';
import type { WeekStrip } from '@/domain/work/weekStrip';
import { periodOfSpan } from '@/domain/work/calendarSpan';
import type { CalendarDay } from '@/domain/work/workCalendar';
import { useFormats } from '@/shared/i18n/useFormats';
import { WeekSteps } from '@/shared/ui/bars/WeekSteps';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { DayPips, DayTurns } from '../grid/day/DayTurns';
import { PipsSkeleton } from '../grid/GridSkeleton';
import type { CalendarPlace } from '../useCalendarPlace';
import type { Week } from '../week/useWeek';

interface BarProps {
  readonly week: Week;
  readonly place: CalendarPlace;
  readonly onTurn: (direction: -1 | 1) => void;
  /** What stands behind the days: the spans, the switch of the meetings and the sum. */
  readonly children: ReactNode;
}

export function Spans({ place }: Pick<BarProps, 'place'>) {
  const { t } = useTranslation('workCalendar');
  return (
    <Segmented
      label={t('span')}
      value={place.span}
      options={place.spans.map((value) => ({ value, label: t(`spans.${value}`) }))}
      onChange={(span) => place.choose(span)}
    />
  );
}

/** What is shown, with buttons to what is before and after. */
export function CalendarBar({ week, place, onTurn, children }: BarProps) {
  const { t } = useTranslation(['workCalendar', 'workRecords']);
  const formats = useFormats();
  const { span, active } = place;
  const isWeek = span === '5' || span === '7';
  const { from, to } = periodOfSpan(span, active);
  const unit = span === 'month' ? 'month' : isWeek ? 'week' : 'days';
  return (
    <div className="below-14">
      <WeekSteps
        week={{ ...week.week, monday: from, sunday: to }}
        hasDates={span !== 'month'}
        today={week.today}
        words={{
          week:
            unit === 'month'
              ? formats.month(monthOfDay(active))
              : isWeek
                ? t('workRecords:week', { week: week.week.week })
                : formats.weekday(active, 'long'),
          previous: t(`workCalendar:previous.${unit}`),
          next: t(`workCalendar:next.${unit}`),
          current: t(`workCalendar:current.${unit}`),
          toCurrent: t(`workCalendar:toCurrent.${unit}`),
        }}
        onStep={onTurn}
        onCurrent={() => place.goTo(week.today)}
      >
        {children}
      </WeekSteps>
    </div>
  );
}

interface PhoneBarProps extends BarProps {
  /** The day over which a block is held. */
  readonly target: IsoDate | null;
  /** Null until the hours are known: then no sum is said, but the days can be turned. */
  readonly strip: WeekStrip | null;
  /** The shown days, perhaps of two weeks. */
  readonly days: readonly CalendarDay[];
}

/** The days of the week above the shown ones, and buttons to the days before and after. */
export function PhoneBar({ week, place, strip, days, target: over, onTurn, children }: PhoneBarProps) {
  const { t } = useTranslation('workCalendar');
  const formats = useFormats();
  const { span, active } = place;
  const shown = periodOfSpan(span, active);
  const sumOf = (of: 'target' | 'hours') => sumDecimals(days.map((day) => day[of]));
  const missing = strip && span === '1' ? (days[0]?.missing ?? 0) : 0;
  return (
    <>
      {span === '1' &&
        (strip ? <DayPips {...{ strip, active }} target={over} onChoose={place.goTo} /> : <PipsSkeleton />)}
      <DayTurns
        {...{ shown, onTurn }}
        today={week.today}
        hours={strip && sumOf('hours')}
        target={strip ? sumOf('target') : 0}
        missing={missing > 0 && `· ${t('lacks', { hours: formats.hours(missing) })}`}
        labels={{ previous: t('previous.days'), next: t('next.days') }}
      />
      <div className="row wrap below-4">{children}</div>
    </>
  );
}
