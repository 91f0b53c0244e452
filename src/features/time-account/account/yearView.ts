import { type LedgerDay, accountLedger } from '@/domain/account/ledger';
import { type AccountMonth, accountMonths } from '@/domain/account/accountMonths';
import type { TimeAccount } from '@/domain/account/timeAccount';
import {
  type IsoDate,
  type IsoMonth,
  addDays,
  isoDate,
  monthOf,
  monthOfDay,
  shiftMonth,
  yearOf,
} from '@/domain/time/period';
import type { OwnAccount } from '../useOwnAccount';

/** An account that is set up. */
export interface KnownAccount extends OwnAccount {
  readonly account: TimeAccount;
}

/** A row of the table of months; `figures` is null until all records of the month are read. */
export interface YearMonth {
  readonly month: IsoMonth;
  readonly figures: AccountMonth | null;
}

/** What the parts of the page show. */
export interface YearProps {
  readonly view: YearView;
  readonly own: KnownAccount;
}

/** The first day of the first month that is read completely, or the account's start if all is read. */
function firstWholeDay(knownFrom: IsoDate, start: IsoDate): IsoDate {
  if (knownFrom <= start) return start;
  const { from, to } = monthOf(knownFrom);
  return knownFrom === from ? from : addDays(to, 1);
}

/** The days of the months that are read completely. Their balances are not used, so opening balance, bookings and cap are left out. */
function readDays({ account, asOf, days, knownFrom }: KnownAccount): readonly LedgerDay[] {
  if (knownFrom === null) return [];
  const start = firstWholeDay(knownFrom, account.start);
  return accountLedger(days, { ...account, start, opening: 0, cap: null, bookings: [] }, asOf);
}

/** The months of a year, the newest first. */
export function monthsOfYear(year: number): readonly IsoMonth[] {
  const last = monthOfDay(isoDate(`${year}-12-01`));
  return Array.from({ length: 12 }, (_, back) => shiftMonth(last, -back));
}

/**
 * The year that the page shows.
 *
 * @param asked the year in the address; for a year before the account begins, its first year is shown
 */
export function yearViewOf(own: KnownAccount, asked: number) {
  const { account, asOf } = own;
  const year = Math.max(asked, yearOf(account.start));
  const current = yearOf(asOf);
  const ledger = own.ledger ?? readDays(own);
  const known = accountMonths(ledger.filter(({ day }) => day.date.startsWith(`${year}-`)));
  return {
    year,
    state: year === current ? ('current' as const) : year < current ? ('past' as const) : ('future' as const),
    /** Whether all records are read, so that balances can be shown. */
    isComplete: own.ledger !== null,
    /** The days whose records are read. Their balances are wrong unless `isComplete`. */
    ledger,
    /** The months that are read, the oldest first. */
    known,
    /** The months from the first one of the account on, the newest first. */
    months: monthsOfYear(year)
      .filter((month) => month >= monthOfDay(account.start))
      .map((month): YearMonth => ({
        month,
        figures: known.find((one) => one.month === month) ?? null,
      })),
  };
}

export type YearView = ReturnType<typeof yearViewOf>;
