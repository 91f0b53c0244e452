import { useTranslation } from 'react-i18next';
import type { ColumnKind } from '@/domain/find/exportTable';
import { centsOfEuros } from '@/domain/money/money';
import type { PivotRow } from '@/domain/report/pivot';
import type { TimeColumn } from '@/domain/report/reportColumns';
import { type ReportPeriod, reportDays } from '@/domain/report/reportPeriods';
import { type Hundredths, hoursOfHundredths } from '@/domain/hundredths';
import { type Change, type Measure, type WholePercent, wholePercent } from '@/domain/report/sums';
import { kindOf } from '@/domain/report/tableColumns';
import { type IsoDate, type Period, addMonths, monthOf, monthOfDay, yearOf } from '@/domain/time/period';
import { MINUS } from '@/shared/i18n/format';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';

/** The text of an empty cell. */
const NOTHING = '–';

/** The last day of some months that begin with a day; null if no month begins with that day. */
const endOfMonths = (from: IsoDate, months: number) =>
  from.endsWith('-01') ? monthOf(addMonths(from, months - 1)).to : null;

/** The names of periods and columns of time. */
function useDayWords() {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const today = useToday();
  const thisYear = String(yearOf(today));

  /** `Oktober`, `1. Quartal 2026`, `2025`, `01.–20.11.`; months and days of this year are written without the year. */
  function days({ from, to }: Period, hasYear = false): string {
    const year = String(yearOf(from));
    if (to === endOfMonths(from, 12) && from.slice(5) === '01-01') return year;
    const quarter = (Number(from.slice(5, 7)) + 2) / 3;
    if (Number.isInteger(quarter) && to === endOfMonths(from, 3))
      return t('report.quarter', { quarter, year });
    if (to === endOfMonths(from, 1)) {
      const month = formats.monthName(monthOfDay(from));
      return hasYear || year !== thisYear ? `${month} ${year}` : month;
    }
    return formats.dayRange(from, to, hasYear ? 'always' : today);
  }

  /** The name of a column of time, and its days if the period cuts it. */
  function column({ key, from, to, isCut }: TimeColumn) {
    const cut = isCut ? formats.dayRange(from, to, 'never') : null;
    const [year = '', part = ''] = key.split('-');
    if (part.startsWith('W')) {
      const name = t('report.week', { week: Number(part.slice(1)) });
      return { name: year === thisYear ? name : `${name} ${year}`, days: cut };
    }
    if (part.startsWith('Q'))
      return { name: t('report.quarter', { quarter: part.slice(1), year }), days: cut };
    if (key === 'total') return { name: days({ from, to }), days: null };
    const month = formats.monthName(monthOfDay(from));
    return { name: year === thisYear ? month : `${month} ${year}`, days: cut };
  }

  return { days, column, period: (period: ReportPeriod) => days(reportDays(period, today), true) };
}

/** The words and numbers of a report, as its table, its files and its print show them. */
export function useReportWords() {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const dayWords = useDayWords();

  const hours = (hundredths: Hundredths) => formats.hours(hoursOfHundredths(hundredths));
  // Rates and their differences are cents, but are shown in whole euros.
  const euros = (amount: number) => formats.euroSum(centsOfEuros(Math.round(amount / 100)));
  const percent = (whole: WholePercent) =>
    whole === '<1' ? t('report.lessThanOne') : formats.percent(whole / 100);

  /** A value of a column of the table. */
  function figure(kind: ColumnKind, of: number | null): string {
    if (of === null) return NOTHING;
    if (kind === 'euro') return euros(of);
    return kind === 'percent' ? percent(wholePercent(of, 1) ?? 0) : hours(of);
  }

  /** A value as `measured` gives it. */
  const value = (measure: Measure, of: number | null) => figure(kindOf(measure), of);

  /** `168,0 Stunden`, for a cell's accessible name. */
  function spoken(measure: Measure, of: number | null): string {
    const shown = value(measure, of);
    return of === null ? shown : t(`report.spoken.${measure}`, { value: shown, count: of === 100 ? 1 : 2 });
  }

  const signed = (of: number, text: string) => `${of > 0 ? '+ ' : of < 0 ? MINUS : '± '}${text}`;

  /** `+ 16,0`, and beside it `+ 11 %` or `neu`; budgets change by percentage points. */
  function change(measure: Measure, of: Change | null) {
    if (!of) return { difference: NOTHING, part: '' };
    const size = Math.abs(of.difference);
    if (measure === 'budget') {
      const points = formats.plain(Math.round(size * 100));
      return { difference: signed(of.difference, t('report.points', { value: points })), part: '' };
    }
    const difference = signed(of.difference, measure === 'rate' ? euros(size) : hours(size));
    if (of.percent === 'new') return { difference, part: t('report.new') };
    if (of.percent === null || of.difference === 0) return { difference, part: '' };
    const whole = of.percent === '<1' ? of.percent : Math.abs(of.percent);
    return { difference, part: signed(of.difference, percent(whole)) };
  }

  /** The name of a row. */
  function rowName({ level, name }: Pick<PivotRow, 'level' | 'name'>): string {
    if (level === 'total') return t('report.sum');
    if (name === null) return t('report.withoutProject');
    if (level === 'person') return name || t('report.nobody');
    return name || t('report.unknown');
  }

  return {
    ...dayWords,
    hours,
    euros,
    figure,
    value,
    spoken,
    change,
    rowName,
    nothing: NOTHING,
  };
}
