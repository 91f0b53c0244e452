import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { StripDay } from '@/domain/work/weekStrip';
import { type IsoDate, addDays } from '@/domain/time/period';
import { daysOf } from '@/domain/time/targets';
import { useFormats } from '@/shared/i18n/useFormats';
import { FurrowBar } from '@/shared/ui/bars/FurrowBar';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { Week } from './useWeek';
import { WeekHead } from './WeekHead';
import classes from './weekStrip.module.scss';

interface WeekStripProps {
  readonly week: Week;
  /** Called when a day is opened: an empty one is filled in, any other one shown. */
  readonly onOpen: (day: StripDay) => void;
}

/** The week as seven furrowed bars with its sum, and buttons to its neighbours. */
export function WeekStrip({ week, onOpen }: WeekStripProps) {
  const { t } = useTranslation('workRecords');
  return (
    <section className={classes.week} aria-label={t('strip.label')}>
      <WeekHead week={week} />
      <StripDays week={week} onOpen={onOpen} />
    </section>
  );
}

/** The accessible name of a day of the strip. */
function useDayName(): (day: StripDay) => string {
  const { t } = useTranslation(['workRecords', 'workDays']);
  const formats = useFormats();
  return (day) => {
    const named = formats.namedDay(day.date);
    const words = { day: day.isToday ? t('workRecords:strip.today', { day: named }) : named };
    const hours = formats.plain(day.hours);
    if (day.isLong) return t('workRecords:strip.dayLong', { ...words, hours });
    if (day.isGap) return t('workRecords:strip.gap', { ...words, hours: formats.plain(day.missing) });
    if (day.target > 0 && !day.hasEntries && day.isAhead) {
      return t('workRecords:strip.ahead', { ...words, hours: formats.plain(day.target) });
    }
    if (day.target > 0) {
      return t('workRecords:strip.day', { ...words, hours, target: formats.plain(day.target) });
    }
    if (day.hours > 0) return t('workRecords:strip.dayFree', { ...words, hours });
    if (day.kind.kind === 'holiday') {
      return t('workRecords:strip.holiday', {
        ...words,
        holiday: t(`workDays:holidays.${day.kind.holiday}`),
      });
    }
    return t(day.kind.kind === 'free' ? 'workRecords:strip.free' : 'workRecords:strip.off', words);
  };
}

function dayClass(date: IsoDate, today: IsoDate, day: StripDay | undefined): string {
  return clsx(classes.day, date === today && classes.isToday, day?.isLong && classes.isOver);
}

/** The seven days, one of them in the tab order: arrows move by a day, PageUp and PageDown by a week, Home to today. */
function StripDays({ week, onOpen }: WeekStripProps) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const nameOf = useDayName();
  const list = useRef<HTMLOListElement>(null);
  const { monday, sunday } = week.week;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const steps: Partial<Record<string, IsoDate>> = {
      ArrowLeft: addDays(week.active, -1),
      ArrowRight: addDays(week.active, 1),
      PageUp: addDays(week.active, -7),
      PageDown: addDays(week.active, 7),
      Home: week.today,
    };
    const day = steps[event.key];
    if (day === undefined) return;
    event.preventDefault();
    flushSync(() => week.goTo(day));
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  return (
    <ol
      className={classes.days}
      ref={list}
      aria-label={t('strip.days')}
      aria-busy={week.strip === null && !week.hasFailed}
    >
      {daysOf({ from: monday, to: sunday }).map((date, at) => {
        const day = week.strip?.days[at];
        return (
          <li key={date}>
            <button
              type="button"
              className={dayClass(date, week.today, day)}
              tabIndex={date === week.active ? 0 : -1}
              {...(!day && { 'aria-disabled': true })}
              title={day && day.kind.kind === 'holiday' ? nameOf(day) : undefined}
              onFocus={() => date !== week.active && week.goTo(date)}
              onKeyDown={handleKeyDown}
              onClick={() => day && onOpen(day)}
            >
              <span className="visually-hidden">{day ? nameOf(day) : formats.namedDay(date)}</span>
              <DayFace date={date} day={day} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Weekday, hours and bar; a grey line while the hours are not known. */
function DayFace({ date, day }: { readonly date: IsoDate; readonly day: StripDay | undefined }) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const isOff = day !== undefined && day.target === 0 && day.hours === 0;
  return (
    <>
      <span
        className={clsx('tw-day-head', classes.label, day?.isToday === true && 'is-today', isOff && 'is-off')}
        aria-hidden="true"
      >
        <b>{formats.weekday(date)}</b>
        <span className={classes.date}>{Number(date.slice(8))}.</span>
        <em>
          {day?.isLong && <Icon of={exclamationTriangle} className="right-5 mark-warning size-12" />}
          {day ? isOff ? '–' : formats.hours(day.hours) : <span className="skeleton" />}
        </em>
      </span>
      {day?.isGap ? (
        <span className={clsx('tw-furrow-bar gap', classes.gap)} aria-hidden="true">
          {t('strip.missing', { hours: formats.plain(day.missing) })}
          <span className={clsx('no-phone', classes.unit)}>{t('strip.hoursUnit')}</span>
        </span>
      ) : (
        <FurrowBar hours={day?.hours ?? 0} target={day?.target ?? 8} isToday={day?.isToday ?? false} />
      )}
    </>
  );
}
