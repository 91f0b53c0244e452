import {
  type IsoDate,
  type Period,
  addDays,
  addMonths,
  calendarWeek,
  isoDate,
  monthOf,
  isWithin,
} from '../time/period';

/** The divisions of a report's period, from fine to coarse. */
export const TIME_COLUMNS = ['week', 'month', 'quarter', 'total'] as const;
export type TimeColumns = (typeof TIME_COLUMNS)[number];

/** If a division has more columns than this, the next coarser one is used. */
const MAX_TIME_COLUMNS = 60;

/** A column of time: the days of a week, month or quarter that are within the report's period. */
export interface TimeColumn extends Period {
  /** `2026-W44`, `2026-10`, `2026-Q4` or `total`. */
  readonly key: string;
  /** Whether some of its days are outside of the report's period. */
  readonly isCut: boolean;
}

export interface ReportColumns {
  /** The division that is used: the wanted one, or a coarser one if that has too many columns. */
  readonly by: TimeColumns;
  /** The earliest first. */
  readonly columns: readonly TimeColumn[];
}

/** The columns of a period. */
export function reportColumns(period: Period, wanted: TimeColumns): ReportColumns {
  for (const by of TIME_COLUMNS.slice(TIME_COLUMNS.indexOf(wanted))) {
    const columns = columnsBy(period, by);
    if (columns.length <= MAX_TIME_COLUMNS) return { by, columns };
  }
  return { by: 'total', columns: columnsBy(period, 'total') };
}

/** The columns of one division. Beyond the limit it stops, because then a coarser one is used. */
function columnsBy({ from, to }: Period, by: TimeColumns): readonly TimeColumn[] {
  if (by === 'total') return [{ key: 'total', from, to, isCut: false }];
  const columns: TimeColumn[] = [];
  for (let day = from; day <= to && columns.length <= MAX_TIME_COLUMNS;) {
    const whole = wholeColumn(day, by);
    const isCut = whole.from < from || whole.to > to;
    columns.push({ key: whole.key, from: day, to: whole.to > to ? to : whole.to, isCut });
    day = addDays(whole.to, 1);
  }
  return columns;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function wholeColumn(day: IsoDate, by: Exclude<TimeColumns, 'total'>): Period & { readonly key: string } {
  if (by === 'week') {
    const { year, week, monday, sunday } = calendarWeek(day);
    return { key: `${year}-W${twoDigits(week)}`, from: monday, to: sunday };
  }
  if (by === 'month') return { key: day.slice(0, 7), ...monthOf(day) };
  const quarter = Math.ceil(Number(day.slice(5, 7)) / 3);
  const from = isoDate(`${day.slice(0, 4)}-${twoDigits(quarter * 3 - 2)}-01`);
  return { key: `${day.slice(0, 4)}-Q${quarter}`, from, to: monthOf(addMonths(from, 2)).to };
}

/** Finds the index of the column of a day; -1 outside of them. Each day is searched for only once. */
export function columnFinder(columns: readonly TimeColumn[]): (day: IsoDate) => number {
  const known = new Map<IsoDate, number>();
  return (day) => {
    let at = known.get(day);
    if (at === undefined) {
      at = columns.findIndex((column) => isWithin(day, column));
      known.set(day, at);
    }
    return at;
  };
}
