import { type Hundredths, exactly, plus } from '../hundredths';
import { type IsoDate, addDays, monthOfDay } from '../time/period';
import { type AccountDay, absentShare } from './accountDays';
import type { TimeAccount } from './timeAccount';

/** A day with its effect on the balance. */
export interface LedgerDay {
  readonly day: AccountDay;
  /** Whether the day is today or later, so that its work is not the recorded but the expected one. */
  readonly isExpected: boolean;
  /** Work and credit minus the target. */
  readonly change: Hundredths;
  readonly booked: Hundredths;
  /** The hours above the cap, which lapse on the last day of a month. */
  readonly lapsed: Hundredths;
  /** In the evening, without the hours that have lapsed. */
  readonly balance: Hundredths;
}

/** The work of a day that is not over: the target beside its absences, or the recorded work if that is more. */
function expectedWork(day: AccountDay): Hundredths {
  return Math.max(day.worked, exactly(day.target * (1 - absentShare(day))));
}

/**
 * The balance of the account day by day, from its start on.
 *
 * @param days every day in order, from the start of the account or earlier; those before the start are ignored
 * @param today the local day; the days before it are over
 */
export function accountLedger(
  days: readonly AccountDay[],
  { start, opening, cap, bookings }: TimeAccount,
  today: IsoDate,
): readonly LedgerDay[] {
  const booked = new Map<IsoDate, Hundredths>();
  for (const { date, hours } of bookings) booked.set(date, (booked.get(date) ?? 0) + hours);
  let balance = opening;
  return days
    .filter(({ date }) => date >= start)
    .map((day) => {
      const isExpected = day.date >= today;
      const change = plus(isExpected ? expectedWork(day) : day.worked, day.credit, -day.target);
      const booking = booked.get(day.date) ?? 0;
      balance = plus(balance, change, booking);
      // A month has 28 days at least, so most of thousands of days need no date arithmetic.
      const isLast = day.date.slice(8) >= '28' && addDays(day.date, 1).endsWith('-01');
      const isCapped = cap !== null && isLast && monthOfDay(day.date) >= cap.since;
      const lapsed = isCapped ? Math.max(0, plus(balance, -cap.limit)) : 0;
      balance = plus(balance, -lapsed);
      return { day, isExpected, change, booked: booking, lapsed, balance };
    });
}

/** The balance after the last day that is over, usually yesterday; the opening balance if no day is over yet. */
export function balanceNow(
  ledger: readonly LedgerDay[],
  { opening }: Pick<TimeAccount, 'opening'>,
): Hundredths {
  return ledger.findLast(({ isExpected }) => !isExpected)?.balance ?? opening;
}

/** The balance in the evening of a day, which is an expected one from today on; `undefined` outside of the ledger. */
export function balanceOn(ledger: readonly LedgerDay[], date: IsoDate): Hundredths | undefined {
  return ledger.find(({ day }) => day.date === date)?.balance;
}

/**
 * The days that are over and have a target, but no absence and no record, the newest first. Each lowers the balance by its
 * target.
 */
export function emptyDays(ledger: readonly LedgerDay[]): readonly LedgerDay[] {
  return ledger
    .filter(
      ({ day, isExpected }) =>
        !isExpected && day.target > 0 && day.absences.length === 0 && day.records === 0,
    )
    .toReversed();
}
