import { clsx } from 'clsx';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weeksOf } from '@/domain/time/monthWeeks';
import { type IsoDate, type Period, monthOf } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useAbsenceWords } from '../absenceWords';
import { DayCell, useDayWords } from './DayCell';
import type { YearFieldProps } from './YearField';
import type { FieldMonth } from './fieldDays';
import { between, dayAt } from './useSelection';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './monthCalendars.module.scss';

interface MonthCalendarsProps extends YearFieldProps {
  readonly onOpen: (period: Period) => void;
}

/** The year as calendars of months, for a finger: the first and the last day are tapped. Months that are over are hidden at first. */
export function MonthCalendars({ year, months, today, selection, onOpen }: MonthCalendarsProps) {
  const { t } = useTranslation(['absences', 'common']);
  const formats = useFormats();
  const words = useAbsenceWords();
  const [isWhole, setIsWhole] = useState(false);
  const [first, setFirst] = useState<IsoDate | null>(null);
  const { attach, handlers, selected, day } = selection;
  // Escape, or closing the dialog, ends a selection that was begun.
  const begun = selected === null ? null : first;
  const over = months.filter(({ month }) => today.startsWith(String(year)) && month < today.slice(0, 7));
  const shown = isWhole ? months : months.filter((month) => !over.includes(month));

  function handleTap(event: MouseEvent) {
    const date = dayAt(event.target);
    if (date === null) return;
    // After the second tap nothing stays selected, because the dialog covers the days and they then show the new entry.
    const begins = begun === null ? date : null;
    selection.select(begins, date);
    setFirst(begins);
    if (begun !== null) onOpen(between(begun, date));
  }

  const [from, to] = [over[0], over.at(-1)];
  return (
    <>
      {begun !== null && (
        <p className={classes.begun}>
          <output>{t('field.tapLast', { day: words.period({ from: begun, to: begun }) })}</output>
          <Button look="link" label={t('common:actions.cancel')} onClick={selection.release} />
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears the events of its cells */}
      <div className={classes.months} ref={attach} onKeyDown={handlers.onKeyDown} onClick={handleTap}>
        {shown.map((month) => (
          <section key={month.month}>
            <h3 className={classes.head}>
              {formats.monthName(month.month)} {year}
              {month.vacation > 0 && (
                <span className="push-right text-secondary text-small weight-420 figures">
                  {t('field.vacation', { days: words.days(month.vacation) })}
                </span>
              )}
            </h3>
            <Calendar {...{ month, selected, day }} />
          </section>
        ))}
      </div>
      {!isWhole && from && to && (
        <Button
          label={t('field.showMonths', {
            from: formats.monthName(from.month),
            to: formats.monthName(to.month),
          })}
          className={classes.more}
          onClick={() => setIsWhole(true)}
        />
      )}
    </>
  );
}

interface CalendarProps {
  readonly month: FieldMonth;
  readonly selected: Period | null;
  /** The one tab stop of all months. */
  readonly day: IsoDate;
}

function Calendar({ month, selected, day }: CalendarProps) {
  const formats = useFormats();
  const words = useDayWords();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid as ARIA describes it
    <table className={classes.calendar} role="grid" aria-label={formats.monthName(month.month)}>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, at) => (
            <th key={at} scope="col">
              {formats.weekdayName(at)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthOf(month.month)).map(({ monday, days }) => (
          <tr key={monday}>
            {days.map((date, at) => {
              const one = month.days.find((known) => known.date === date);
              return one ? (
                <DayCell key={date} day={one} {...{ words, selected }} isStop={date === day} />
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- weekdays never move
                <td key={at} className={clsx('line-above', at > 4 && 'on-sunken')} />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
