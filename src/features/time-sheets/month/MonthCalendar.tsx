import { clsx } from 'clsx';
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useTranslation } from 'react-i18next';
import { grouped } from '@/domain/grouped';
import { weeksOf } from '@/domain/time/monthWeeks';
import { type IsoDate, type Period, addDays } from '@/domain/time/period';
import { type DayKind, type WorkDays, dayKind } from '@/domain/time/targets';
import { type WorkRecord, isLongDay, sumHours } from '@/domain/work/workRecord';
import { FurrowBar } from '@/shared/ui/bars/FurrowBar';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useToday } from '@/shared/ui/timing/useClock';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { type MonthWords, useMonthWords } from './useMonthWords';
import classes from './monthCalendar.module.scss';

interface MonthCalendarProps {
  readonly month: Period;
  /** The name of the month, such as "October 2026". */
  readonly label: string;
  /** The records of the month; undefined while they are being read: the days then show no hours. */
  readonly records: readonly WorkRecord[] | undefined;
  readonly workDays: WorkDays;
  /** The day whose records are listed below. */
  readonly shown: IsoDate | null;
  readonly onShow: (day: IsoDate) => void;
}

/** The days of a month with their hours: a gap opens a new entry, a worked day shows its records. */
export function MonthCalendar({ month, label, ...rest }: MonthCalendarProps) {
  const words = useMonthWords();
  const { t, formats } = words;
  const isPhone = usePhone();
  const weeks = weeksOf(month);
  const byDay = grouped(rest.records ?? [], ({ date }) => date);
  const monday = weeks[0]?.monday ?? month.from;
  return (
    <>
      <fieldset className={classes.calendar} aria-label={label}>
        <span className={clsx('no-phone', classes.heading)}>{t('monthClose:week')}</span>
        {Array.from({ length: 7 }, (_, at) => (
          <span key={at} className={classes.heading}>
            {formats.weekday(addDays(monday, at))}
          </span>
        ))}
        <span className={clsx('no-phone', classes.heading, classes.sumHeading)}>{t('monthClose:sum')}</span>
        {weeks.map(({ week, monday: first, days }) => (
          <div key={first} className={classes.week}>
            <span className={classes.weekNumber}>{week}</span>
            {days.map((day, at) =>
              day === null ? (
                <span key={addDays(first, at)} className={clsx(classes.day, at === 0 && classes.isFirst)} />
              ) : (
                <Day
                  key={day}
                  {...{ day, words }}
                  {...rest}
                  records={rest.records && (byDay.get(day) ?? [])}
                />
              ),
            )}
            <span className={classes.weekSum}>
              {rest.records &&
                formats.hours(sumHours(days.flatMap((day) => (day === null ? [] : (byDay.get(day) ?? [])))))}
            </span>
          </div>
        ))}
      </fieldset>
      {isPhone && (
        <Holidays days={weeks.flatMap(({ days }) => days)} workDays={rest.workDays} words={words} />
      )}
    </>
  );
}

interface DayProps extends Omit<MonthCalendarProps, 'month' | 'label'> {
  readonly day: IsoDate;
  readonly words: MonthWords;
}

function Day({ day, records, workDays, shown, onShow, words }: DayProps) {
  const { t, formats } = words;
  const today = useToday();
  const meaning = dayKind(day, workDays);
  const hours = sumHours(records ?? []);
  const target = meaning.kind === 'work' ? meaning.target : 0;
  const isGap = target > 0 && records?.length === 0 && day < today;
  const isLong = isLongDay(hours);
  const number = `${Number(day.slice(8))}.`;
  const off = meaning.kind !== 'work' && classes.isOff;
  const name = nameOf(meaning, t);

  if (records === undefined || (!isGap && records.length === 0))
    return (
      <span className={clsx(classes.day, off)}>
        <span className={classes.date}>{number}</span>
        {name !== '' && (
          <span className={classes.holiday} title={name}>
            {name}
          </span>
        )}
      </span>
    );

  const sum = formats.hours(hours);
  const what = isGap ? t('monthClose:noEntry') : t('monthClose:hours', { hours: sum });
  return (
    <button
      type="button"
      className={clsx(classes.day, off, isLong && classes.isLong)}
      {...(!isGap && { 'aria-expanded': shown === day })}
      onClick={() => onShow(day)}
    >
      <span className="visually-hidden">
        {[formats.longDate(day), what, ...(name === '' ? [] : [name])].join(', ')}
      </span>
      <span className={classes.date} aria-hidden="true">
        {number}
        {!isGap && (
          <em className={classes.hours}>
            {isLong && <Icon of={triangle} className="no-phone mark-warning size-11 right-4" />}
            {sum}
          </em>
        )}
      </span>
      {isGap ? (
        <span className="tw-furrow-bar gap" aria-hidden="true">
          + {formats.plain(target)}
          <span className="no-phone"> h</span>
        </span>
      ) : (
        <FurrowBar hours={hours} target={target} />
      )}
    </button>
  );
}

interface HolidaysProps {
  /** Null for days of other months. */
  readonly days: readonly (IsoDate | null)[];
  readonly workDays: WorkDays;
  readonly words: MonthWords;
}

/** On a phone a day has no room for a name, so the holidays are listed below with their dates. */
function Holidays({ days, workDays, words: { t, formats } }: HolidaysProps) {
  const named = days.flatMap((day) => {
    const meaning = day === null ? null : dayKind(day, workDays);
    return day !== null && meaning?.kind === 'holiday'
      ? [`${formats.dayMonth(day)} ${nameOf(meaning, t)}`]
      : [];
  });
  return named.length > 0 && <p className={clsx('figures', classes.key)}>{named.join(', ')}</p>;
}

/** The name of a holiday, or "day off"; empty for every other day. */
function nameOf(meaning: DayKind, t: MonthWords['t']): string {
  if (meaning.kind === 'holiday') return t(`workDays:holidays.${meaning.holiday}`);
  return meaning.kind === 'free' ? t('monthClose:free') : '';
}

/** A legend of the calendar's marks. */
export function MonthKey() {
  const { t } = useTranslation('monthClose');
  return (
    <p className={classes.key}>
      <span className="inline-row gap-7">
        <FurrowBar hours={8} target={8} />
        {t('key.worked')}
      </span>
      <span className="inline-row gap-7">
        <span className="tw-furrow-bar gap" />
        {t('key.gap')}
      </span>
      <span className="inline-row gap-7">
        <Icon of={triangle} className="mark-warning" />
        {t('key.long')}
      </span>
      <span className="no-phone inline-row gap-7">
        <span className="tw-furrow-bar" />
        {t('key.off')}
      </span>
    </p>
  );
}
