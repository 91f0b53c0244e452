import { expect, test } from 'vitest';
import { accountDays } from '@/domain/account/accountDays';
import { accountLedger } from '@/domain/account/ledger';
import { oracleAccount, oracleInputs } from '@/domain/account/oracle.fixture';
import { isoDate } from '@/domain/time/period';
import { type KnownAccount, yearViewOf } from './yearView';
import { yearPicture } from './yearPicture';

const today = isoDate('2026-11-20');
const nothing = () => undefined;

/** The oracle's account, of which the records are read back to a day; null: all of them. */
function account(knownFrom: string | null, changes: Partial<typeof oracleAccount> = {}): KnownAccount {
  const days = accountDays({ from: isoDate('2026-01-01'), to: isoDate('2027-12-31') }, oracleInputs);
  const set = { ...oracleAccount, ...changes };
  return {
    account: set,
    workDays: oracleInputs.workDays,
    absences: oracleInputs.absences,
    mapped: [],
    today,
    asOf: today,
    reading: {
      records: knownFrom === null ? [] : null,
      readAt: null,
      isOld: false,
      unreadable: 0,
      waitingCount: 0,
      state: knownFrom === null ? 'known' : 'reading',
      error: undefined,
      progress: { count: 0, backTo: null },
      partial: null,
      readOn: nothing,
      readAnew: nothing,
    },
    inputs: oracleInputs,
    knownFrom: knownFrom === null ? set.start : isoDate(knownFrom),
    days,
    ledger: knownFrom === null ? accountLedger(days, set, today) : null,
  };
}

const read = ({ months }: ReturnType<typeof yearViewOf>) =>
  months.filter(({ figures }) => figures !== null).map(({ month }) => month);

test.each([
  ['2026-10-01', '2026-10'],
  ['2026-10-02', '2026-11'],
  ['2026-11-19', '2026-12'],
])('while records are read back to %s, the months from %s on are known (R-17.76)', (knownFrom, first) => {
  const view = yearViewOf(account(knownFrom), 2026);
  expect(view.isComplete).toBe(false);
  expect(view.months).toHaveLength(12);
  expect(read(view).at(-1)).toBe(first);
});

test('a week is a bar; yesterday’s has the balance of yesterday, later ones are expected (R-17.72)', () => {
  const own = account(null);
  const { weeks, bars, cap, lapsed, now } = yearPicture(yearViewOf(own, 2026), own);
  expect(weeks).toBe(53);
  expect(bars.filter(({ kind }) => kind === 'over')).toHaveLength(46);
  expect(bars.findIndex(({ kind }) => kind === 'now')).toBe(46);
  expect(bars.filter(({ kind }) => kind === 'expected')).toHaveLength(6);
  expect(cap).toMatchObject({ left: 0, hours: 4000 });
  expect(lapsed.map(({ month, hours }) => [month, hours])).toEqual([['2026-05', 150]]);
  expect(now?.hours).toBe(4450);
});

test('negative balances hang below the line of zero', () => {
  const own = account(null, { opening: -10_000, cap: null });
  const { bars, zero, cap } = yearPicture(yearViewOf(own, 2026), own);
  expect(cap).toBeNull();
  for (const { isNegative, bottom, height } of bars) {
    expect(isNegative).toBe(true);
    expect(bottom + height).toBeCloseTo(zero);
  }
});
