import {
  type IsoDate,
  type Period,
  addDays,
  addMonths,
  calendarWeek,
  isoDate,
  monthOf,
  periodOfYear,
  yearOf,
} from '../time/period';

/** Periods that are named by where today is in them, so that a saved view stays current. */
export const NAMED_PERIODS = [
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'this-quarter',
  'this-year',
  'last-year',
  'last-28-days',
] as const;
export type NamedPeriod = (typeof NAMED_PERIODS)[number];

/** Days from the first to the last; null where a side is open. */
export interface OpenPeriod {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** The days of a named period; weeks begin on Monday. */
export function namedPeriod(name: NamedPeriod, today: IsoDate): Period {
  const { monday, sunday } = calendarWeek(today);
  const year = yearOf(today);
  const quarter = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
  const firstOfQuarter = isoDate(`${year}-${String(quarter).padStart(2, '0')}-01`);
  switch (name) {
    case 'this-week':
      return { from: monday, to: sunday };
    case 'last-week':
      return { from: addDays(monday, -7), to: addDays(sunday, -7) };
    case 'this-month':
      return monthOf(today);
    case 'last-month':
      return monthOf(addMonths(today, -1));
    case 'this-quarter':
      return { from: firstOfQuarter, to: monthOf(addMonths(firstOfQuarter, 2)).to };
    case 'this-year':
      return periodOfYear(year);
    case 'last-year':
      return periodOfYear(year - 1);
    case 'last-28-days':
      return { from: addDays(today, -27), to: today };
  }
}

/** Whether two periods share a day. */
export function overlaps(one: Period, { from, to }: OpenPeriod): boolean {
  return (to === null || one.from <= to) && (from === null || one.to >= from);
}
