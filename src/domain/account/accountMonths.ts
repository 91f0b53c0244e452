import type { Hundredths } from '../hundredths';
import {
  type CalendarWeek,
  type IsoDate,
  type IsoMonth,
  addDays,
  calendarWeek,
  isoDate,
  monthOfDay,
} from '../time/period';
import type { LedgerDay } from './ledger';

/** Sums of days; all of them hours. */
export interface AccountFigures {
  readonly target: Hundredths;
  readonly worked: Hundredths;
  /** Credited for absences. */
  readonly credit: Hundredths;
  /** Work and credit without the target; from today on with the work that is expected. */
  readonly change: Hundredths;
  readonly booked: Hundredths;
  readonly lapsed: Hundredths;
}

/** A month of the account. */
export interface AccountMonth {
  readonly month: IsoMonth;
  /** `ahead` if none of its days is over; on the first of a month that month is `ahead`. */
  readonly state: 'over' | 'running' | 'ahead';
  /** The first and last day of the figures: from the start of the account, up to yesterday in the running month. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** The sums of the days `from` to `to`; in a month ahead they are expected ones. */
  readonly figures: AccountFigures;
  /** In the morning of the first day. */
  readonly before: Hundredths;
  /** In the evening of the last day. */
  readonly balance: Hundredths;
  /** At the end of the month, or of the ledger if that ends earlier; the same as `balance` unless the month is running. */
  readonly expected: { readonly balance: Hundredths; readonly lapsed: Hundredths };
}

function figuresOf(days: readonly LedgerDay[]): AccountFigures {
  const sum = (of: (entry: LedgerDay) => Hundredths) => days.reduce((total, entry) => total + of(entry), 0);
  return {
    target: sum(({ day }) => day.target),
    worked: sum(({ day }) => day.worked),
    credit: sum(({ day }) => day.credit),
    change: sum(({ change }) => change),
    booked: sum(({ booked }) => booked),
    lapsed: sum(({ lapsed }) => lapsed),
  };
}

function beforeOf({ balance, lapsed, booked, change }: LedgerDay): Hundredths {
  return balance + lapsed - booked - change;
}

function monthOfLedger(month: IsoMonth, days: readonly LedgerDay[]): readonly AccountMonth[] {
  const over = days.filter(({ isExpected }) => !isExpected);
  const shown = over.length > 0 ? over : days;
  const [first, last, end] = [shown[0], shown.at(-1), days.at(-1)];
  if (first === undefined || last === undefined || end === undefined) return [];
  return [
    {
      month,
      state: over.length === 0 ? 'ahead' : over.length < days.length ? 'running' : 'over',
      from: first.day.date,
      to: last.day.date,
      figures: figuresOf(shown),
      before: beforeOf(first),
      balance: last.balance,
      expected: { balance: end.balance, lapsed: figuresOf(days).lapsed },
    },
  ];
}

/** The months of a ledger, the oldest first. */
export function accountMonths(ledger: readonly LedgerDay[]): readonly AccountMonth[] {
  const months = new Map<IsoMonth, LedgerDay[]>();
  for (const entry of ledger) {
    const month = monthOfDay(entry.day.date);
    const days = months.get(month);
    if (days) days.push(entry);
    else months.set(month, [entry]);
  }
  return [...months].flatMap(([month, days]) => monthOfLedger(month, days));
}

/** A year of the account: the sums of its days that are over. */
export interface AccountYear {
  readonly figures: AccountFigures;
  /** In the morning of the year's first day, or of the account's. */
  readonly before: Hundredths;
  /** In the evening of the last day that is over. */
  readonly balance: Hundredths;
}

/** @returns `undefined` if no day of the year is over */
export function accountYear(ledger: readonly LedgerDay[], year: number): AccountYear | undefined {
  const days = ledger.filter(({ day, isExpected }) => !isExpected && yearOf(day.date) === year);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { figures: figuresOf(days), before: beforeOf(first), balance: last.balance };
}

function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}

/** The balance at the end of a week. */
export interface WeekBalance {
  readonly week: CalendarWeek;
  readonly balance: Hundredths;
  /** The week is not over. */
  readonly isExpected: boolean;
}

/**
 * The balance at the end of each ISO week of a year (52 or 53), as far as the account has days of it. The last week may
 * end in the next year; if the ledger ends before, its last day counts.
 */
export function weekBalances(ledger: readonly LedgerDay[], year: number): readonly WeekBalance[] {
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
    isExpected,
  }));
}

/** The days of a month that differ from the target. */
export interface OffTarget {
  readonly days: readonly LedgerDay[];
  /** How many days with a target have exactly this, with work or credit. */
  readonly exact: number;
}

/** The days of a month that are over, by whether work and credit are the target. */
export function offTarget(ledger: readonly LedgerDay[], month: IsoMonth): OffTarget {
  const days = ledger.filter(({ day, isExpected }) => !isExpected && day.date.startsWith(month));
  return {
    days: days.filter(({ change }) => change !== 0),
    exact: days.filter(({ day, change }) => day.target > 0 && change === 0).length,
  };
}
