import { clsx } from 'clsx';
import { type ReactNode, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type IsoDate, type Period, addDays, isoDate, earlierOf, laterOf } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useAbsenceWords } from '../absenceWords';
import { DayCell, useDayWords } from './DayCell';
import { FIELD_COLUMNS, type FieldMonth, columnOf } from './fieldDays';
import type { useSelection } from './useSelection';
import classes from './yearField.module.scss';

export interface YearFieldProps {
  readonly year: number;
  readonly months: readonly FieldMonth[];
  readonly today: IsoDate;
  readonly selection: ReturnType<typeof useSelection>;
}

const columns = Array.from({ length: FIELD_COLUMNS }, (_, at) => at);

/**
 * The selected days of a month as text, so that the memoised row renders only if they change. If the selection begins or ends
 * in another month, the day just outside of this month takes its place.
 */
function partIn(period: Period | null, { days }: FieldMonth): string {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (period === null || !first || !last || period.to < first || period.from > last) return '';
  const { from, to } = period;
  return `${laterOf(from, addDays(first, -1))}/${earlierOf(to, addDays(last, 1))}`;
}

/** The year as a table: each row is a month, and the same weekdays are below each other. */
export function YearField({ year, months, today, selection }: YearFieldProps) {
  const { t } = useTranslation(['absences', 'timeAccount']);
  const formats = useFormats();
  const { attach, handlers, selected, day } = selection;
  return (
    <table
      className={classes.field}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid as ARIA describes it
      role="grid"
      aria-label={t('field.label', { year })}
      aria-multiselectable
      ref={attach}
      {...handlers}
    >
      <thead>
        <tr>
          <td />
          {columns.map((at) => (
            <th key={at} scope="col" className={clsx(at % 7 > 4 && 'on-sunken')}>
              {formats.weekdayName(at % 7).slice(0, 2)}
            </th>
          ))}
          <th scope="col" className={classes.sum}>
            {t('timeAccount:kinds.vacation')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <MonthRow
            key={month.month}
            month={month}
            isCurrent={today.startsWith(month.month)}
            selected={partIn(selected, month)}
            stop={day.startsWith(month.month) ? day : null}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Short names of months, such as `März` and `Sep`: names of four letters are not shortened. */
function shortened(month: string): string {
  return month.length > 4 ? month.slice(0, 3) : month;
}

interface MonthRowProps {
  readonly month: FieldMonth;
  readonly isCurrent: boolean;
  /** The first and last selected day (`partIn`), or empty. */
  readonly selected: string;
  /** The day that is the tab stop, if it is in this month. */
  readonly stop: IsoDate | null;
}

/** A month. It is memoised, so that dragging renders only the months that change instead of 366 days. */
const MonthRow = memo(function MonthRow({ month, isCurrent, selected, stop }: MonthRowProps) {
  const formats = useFormats();
  const figures = useAbsenceWords();
  const words = useDayWords();
  const first = month.days[0];
  if (first === undefined) return null;
  const before = columnOf(first.date);
  const [from, to] = selected.split('/');
  const period = from && to ? { from: isoDate(from), to: isoDate(to) } : null;
  const empty = (start: number, end: number): ReactNode =>
    columns
      .slice(start, end)
      .map((at) => <td key={at} className={clsx('line-above', at % 7 > 4 && 'on-sunken')} />);
  return (
    <tr>
      <th scope="row" className={clsx(isCurrent && 'text-link')}>
        {shortened(formats.monthName(month.month))}
      </th>
      {empty(0, before)}
      {month.days.map((day) => (
        <DayCell key={day.date} {...{ day, words }} selected={period} isStop={day.date === stop} />
      ))}
      {empty(before + month.days.length, FIELD_COLUMNS)}
      <td className={classes.sum}>
        {month.vacation > 0 ? <b>{figures.days(month.vacation)}</b> : <span className="text-faint">–</span>}
      </td>
    </tr>
  );
});
