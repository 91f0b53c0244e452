import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sumDecimals } from '@/domain/decimal';
import { type IsoDate, monthOfDay } from '@/domain/time/period';
import type { WeekStrip } from '@/domain/work/weekStrip';
import { periodOfSpan } from '@/domain/work/calendarSpan';
import { useFormats } from '@/shared/i18n/useFormats';
import { WeekSteps } from '@/shared/ui/bars/WeekSteps';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { DayPips } from '../grid/day/DayPips';
import type { CalendarPlace } from '../useCalendarPlace';
import type { Week } from '../week/useWeek';
import classes from './calendarBar.module.scss';

interface BarProps {
  readonly week: Week;
  readonly place: CalendarPlace;
  readonly onTurn: (direction: -1 | 1) => void;
  /** The switch of the meetings. */
  readonly meetings: ReactNode;
  /** The sum of what is shown. */
  readonly sum: ReactNode;
}

function Spans({ place }: Pick<BarProps, 'place'>) {
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
export function CalendarBar({ week, place, onTurn, meetings, sum }: BarProps) {
  const { t } = useTranslation(['workCalendar', 'workRecords']);
  const formats = useFormats();
  const { span, active } = place;
  const isWeek = span === '5' || span === '7';
  const { from, to } = periodOfSpan(span, active);
  const unit = span === 'month' ? 'month' : isWeek ? 'week' : 'days';
  return (
    <div className={classes.bar}>
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
        <Spans place={place} />
        {meetings}
        {sum}
      </WeekSteps>
    </div>
  );
}

interface PhoneBarProps extends BarProps {
  /** The day over which a block is held. */
  readonly target: IsoDate | null;
  readonly strip: WeekStrip;
}

/** The days of the week above the shown ones, and buttons to the days before and after. */
export function PhoneBar({ week, place, strip, target: over, onTurn, meetings, sum }: PhoneBarProps) {
  const { t } = useTranslation(['workCalendar', 'weekGrid']);
  const formats = useFormats();
  const { span, active } = place;
  const { from, to } = periodOfSpan(span, active);
  const days = strip.days.filter(({ date }) => date >= from && date <= to);
  const [target, hours] = (['target', 'hours'] as const).map((of) => sumDecimals(days.map((day) => day[of])));
  const [missing] = span === '1' ? days.map((day) => day.missing) : [];
  const isToday = span === '1' && active === week.today;
  return (
    <>
      {span === '1' && <DayPips {...{ strip, active }} target={over} onChoose={place.goTo} />}
      <div className={classes.phone}>
        <IconButton icon={chevronLeft} label={t('workCalendar:previous.days')} onClick={() => onTurn(-1)} />
        <div className={classes.shown} role="status">
          <b>
            {isToday
              ? t('weekGrid:day.today', { weekday: formats.weekday(active, 'long') })
              : span === '1'
                ? formats.namedDay(active)
                : formats.dayRange(from, to, week.today)}
          </b>
          <span className="text-secondary figures text-small">
            {target
              ? t('weekGrid:day.sum', { hours: formats.hours(hours ?? 0), target: formats.plain(target) })
              : t('weekGrid:day.sumFree', { hours: formats.hours(hours ?? 0) })}
            {missing !== undefined &&
              missing > 0 &&
              active <= week.today &&
              ` · ${t('workCalendar:lacks', { hours: formats.hours(missing) })}`}
          </span>
        </div>
        <IconButton icon={chevronRight} label={t('workCalendar:next.days')} onClick={() => onTurn(1)} />
      </div>
      <div className={classes.end}>
        <Spans place={place} />
        {meetings}
        {sum}
      </div>
    </>
  );
}
