import { type Group, grouped } from '../grouped';
import { type Hundredths, plus, roundHalfAway } from '../hundredths';
import {
  type IsoDate,
  type IsoMonth,
  addDays,
  calendarWeek,
  isoDate,
  monthOfDay,
  yearOf,
} from '../time/period';
import type { LedgerDay } from './ledger';

/** Sums over some days of the account. */
function figuresOf(days: readonly LedgerDay[]) {
  const sum = (of: (entry: LedgerDay) => Hundredths) => plus(...days.map(of));
  return {
    target: sum(({ day }) => day.target),
    worked: sum(({ day }) => day.worked),
    /** The hours credited for absences. */
    credit: sum(({ day }) => day.credit),
    /** Work and credit minus the target; from today on, with the expected work. */
    change: sum(({ change }) => change),
    booked: sum(({ booked }) => booked),
    lapsed: sum(({ lapsed }) => lapsed),
  };
}

export type AccountFigures = Readonly<ReturnType<typeof figuresOf>>;

function beforeOf({ balance, lapsed, booked, change }: LedgerDay): Hundredths {
  return plus(balance, lapsed, -booked, -change);
}

/** A month of the account. */
function monthOfLedger(month: IsoMonth, days: Group<LedgerDay>) {
  const over = days.filter(({ isExpected }) => !isExpected);
  const [first] = days;
  const end = days.at(-1) ?? first;
  const last = over.at(-1) ?? end;
  const isBegun = over.length < days.length ? ('running' as const) : ('over' as const);
  return {
    month,
    /** `ahead` if none of its days is over; so on its first day, a month is still `ahead`. */
    state: over.length === 0 ? ('ahead' as const) : isBegun,
    /** The days of the figures: not before the start of the account, and in the running month only up to yesterday. */
    from: first.day.date,
    to: last.day.date,
    /** The sums of the days from `from` to `to`; those of a month ahead are expected ones. */
    figures: figuresOf(over.length > 0 ? over : days),
    /** The balance in the morning of the first day. */
    before: beforeOf(first),
    /** The balance in the evening of the last day. */
    balance: last.balance,
    /** At the end of the month, or of the ledger if that ends earlier. It differs from `balance` only while the month runs. */
    expected: { balance: end.balance, lapsed: figuresOf(days).lapsed },
  };
}

export type AccountMonth = Readonly<ReturnType<typeof monthOfLedger>>;

/** The months of a ledger, the oldest first. */
export function accountMonths(ledger: readonly LedgerDay[]): readonly AccountMonth[] {
  const months = grouped(ledger, ({ day }) => monthOfDay(day.date));
  return [...months].map(([month, days]) => monthOfLedger(month, days));
}

/** The columns of the table of months in order, on the screen, on paper and in files. */
export const MONTH_COLUMNS = ['target', 'worked', 'absent', 'change', 'booked', 'lapsed', 'balance'] as const;

export type MonthColumn = (typeof MONTH_COLUMNS)[number];

/** The figure of a month or a year in a column. */
export function monthFigure(
  column: MonthColumn,
  { figures, balance }: Pick<AccountMonth, 'figures' | 'balance'>,
): Hundredths {
  return column === 'balance' ? balance : figures[column === 'absent' ? 'credit' : column];
}

/**
 * The sums of those days of a year that are over.
 *
 * @returns `undefined` if no day of the year is over
 */
export function accountYear(ledger: readonly LedgerDay[], year: number) {
  const days = ledger.filter(({ day, isExpected }) => !isExpected && yearOf(day.date) === year);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return {
    figures: figuresOf(days),
    /** The balance in the morning of the year's first day, or of the account's if it begins later. */
    before: beforeOf(first),
    /** The balance in the evening of the last day that is over. */
    balance: last.balance,
  };
}

export type AccountYear = NonNullable<ReturnType<typeof accountYear>>;

/**
 * The balance at the end of each ISO week of a year that has days in the ledger. The last week may end in the next year;
 * if the ledger ends before that, the balance of its last day counts.
 */
export function weekBalances(ledger: readonly LedgerDay[], year: number) {
  const last = new Map<IsoDate, LedgerDay>();
  const monday = calendarWeek(isoDate(`${String(year).padStart(4, '0')}-01-04`)).monday;
  const next = calendarWeek(isoDate(`${String(year + 1).padStart(4, '0')}-01-04`)).monday;
  let sunday = addDays(monday, 6);
  for (const entry of ledger) {
    const { date } = entry.day;
    if (date < monday || date >= next) continue;
    while (date > sunday) sunday = addDays(sunday, 7);
    last.set(sunday, entry);
  }
  return [...last].map(([end, { balance, isExpected }]) => ({
    week: calendarWeek(end),
    balance,
    /** Whether the week is not over yet. */
    isExpected,
  }));
}

/** Compares the days of a month that are over with their targets. */
export function offTarget(ledger: readonly LedgerDay[], month: IsoMonth) {
  const days = ledger.filter(({ day, isExpected }) => !isExpected && day.date.startsWith(month));
  return {
    /** The days that differ from their target by what can be shown. */
    days: days.filter(({ change }) => roundHalfAway(change) !== 0),
    /** How many days with a target have exactly as much work and credit. */
    exact: days.filter(({ day, change }) => day.target > 0 && roundHalfAway(change) === 0).length,
  };
}
