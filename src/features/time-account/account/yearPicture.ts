import { weekBalances } from '@/domain/account/accountMonths';
import { balanceNow } from '@/domain/account/ledger';
import type { Hundredths } from '@/domain/hundredths';
import { type IsoDate, calendarWeek, isoDate } from '@/domain/time/period';
import { yesterdayOf } from '../useOwnAccount';
import type { KnownAccount, YearView } from './yearView';

/** The bar of a week. Places are in percent of the picture's width and height. */
export interface BalanceBar {
  readonly left: number;
  /** The place of the lower edge. */
  readonly bottom: number;
  readonly height: number;
  readonly isNegative: boolean;
  readonly kind: 'over' | 'now' | 'expected';
}

/** The factor by which the picture is higher than its highest bar. */
const HEADROOM = 1.05;
/** The least height of the picture, so that a balance near zero is a low bar. */
const LEAST: Hundredths = 800;
/** The height of a number in percent of the lowest picture. */
const TEXT = 15;
/** How many months two numbers are apart at least. */
const APART = 3;

/** The index of a day's week. Days in weeks of the years before and after belong to the first or last week. */
function weekAt(date: IsoDate, year: number, weeks: number): number {
  const { year: own, week } = calendarWeek(date);
  return own < year ? 0 : own > year ? weeks - 1 : week - 1;
}

/** The cap of a year; null if there is none by its end. */
function capOf({ account: { cap } }: KnownAccount, year: number) {
  return cap !== null && cap.since <= `${year}-12` ? cap : null;
}

/** The months in which hours have lapsed, the newest first, without those whose numbers would overlap. */
function lapsedMonths({ known, state }: YearView, asOf: IsoDate) {
  const position = (month: string) => Number(month.slice(5, 7));
  let last = state === 'current' ? position(asOf) : Infinity;
  return known
    .filter((one) => one.state === 'over' && one.figures.lapsed > 0)
    .toReversed()
    .filter(({ month }) => {
      const isFree = last - position(month) >= APART;
      if (isFree) last = position(month);
      return isFree;
    });
}

/** Computes the shapes of the picture: the balance at the end of each week, and in the present week that of yesterday. */
export function yearPicture(view: YearView, own: KnownAccount) {
  const { year, ledger } = view;
  const yesterday = yesterdayOf(own);
  const weeks = calendarWeek(isoDate(`${year}-12-28`)).week;
  const cap = capOf(own, year);
  const current = balanceNow(ledger, own.account);
  const balances = weekBalances(ledger, year).map(({ week, balance, isExpected }) => {
    const isNow = yesterday >= own.account.start && yesterday >= week.monday && yesterday <= week.sunday;
    return {
      at: week.week - 1,
      balance: isNow ? current : balance,
      kind: isNow ? ('now' as const) : isExpected ? ('expected' as const) : ('over' as const),
    };
  });
  const values = [0, cap?.limit ?? 0, ...balances.map(({ balance }) => balance)];
  const [top, low] = [Math.max(...values), Math.min(...values)];
  const range = Math.max(LEAST, top - low) * HEADROOM;
  const place = (balance: Hundredths) => ((balance - low) / range) * 100;
  const bars = balances.map(({ at, balance, kind }): BalanceBar => ({
    left: (at / weeks) * 100,
    bottom: place(Math.min(0, balance)),
    height: (Math.abs(balance) / range) * 100,
    isNegative: balance < 0,
    kind,
  }));
  const at = balances.findIndex(({ kind }) => kind === 'now');
  const high = Math.max(
    ...balances.slice(Math.max(0, at - 1), at + 2).map(({ balance }) => place(balance)),
    place(0),
  );
  const line = cap && place(cap.limit);
  const week = balances[at];
  return {
    /** How many weeks the year has: 52 or 53. */
    weeks,
    bars,
    zero: place(0),
    /** The line of the cap, which begins in the month since which there is one. */
    cap: cap && {
      left: cap.since < `${year}-01` ? 0 : (weekAt(isoDate(`${cap.since}-01`), year, weeks) / weeks) * 100,
      bottom: place(cap.limit),
      hours: cap.limit,
    },
    /** The numbers of months in which hours have lapsed, each above its place. */
    lapsed: lapsedMonths(view, own.asOf).map(({ month, to, figures, balance }) => ({
      month,
      left: ((weekAt(to, year, weeks) + 0.5) / weeks) * 100,
      bottom: place(balance),
      hours: figures.lapsed,
    })),
    now: week
      ? {
          left: ((week.at + 0.5) / weeks) * 100,
          // The number must not cross the line of the cap, so it is drawn above the line instead.
          bottom: line !== null && high < line && line < high + TEXT ? line : high,
          hours: week.balance,
        }
      : null,
  };
}
