import { describe, expect, test } from 'vitest';
import { hundredthsOf } from '../hundredths';
import { isoDate, monthOfDay } from '../time/period';
import { absenceDays, vacationOf } from './absenceYear';
import { accountDays } from './accountDays';
import { accountMonths, accountYear, offTarget, weekBalances } from './accountMonths';
import { accountLedger, balanceNow, balanceOn, emptyDays } from './ledger';
import {
  oracleAbsences,
  oracleAccount,
  oracleInputs,
  oracleRecordsSoFar,
  oracleWorkDays,
} from './oracle.fixture';

const days2026 = { from: isoDate('2026-01-01'), to: isoDate('2027-01-03') };
const h = hundredthsOf;

/** Target, worked, absent, balance of the month, lapsed, account, days of vacation. */
const TABLE: readonly (readonly [string, number, number, number, number, number, number, number])[] = [
  ['2026-01', 120, 100.5, 24, 4.5, 0, 16.5, 1],
  ['2026-02', 128, 126, 8, 6, 0, 22.5, 0],
  ['2026-03', 160, 163.5, 4, 7.5, 0, 30, 0.5],
  ['2026-04', 160, 125, 40, 5, 0, 35, 4],
  ['2026-05', 144, 142.5, 8, 6.5, 1.5, 40, 1],
  ['2026-06', 168, 88, 80, 0, 0, 40, 9],
  ['2026-07', 184, 184, 0, 0, 0, 40, 0],
  ['2026-08', 168, 152, 8, -8, 0, 32, 1],
  ['2026-09', 176, 163, 16, 3, 0, 35, 0],
  ['2026-10', 176, 181, 0, 5, 0, 40, 0],
  ['2026-11', 168, 164.5, 0, -3.5, 0, 36.5, 0],
  ['2026-12', 168, 114.5, 56, 2.5, 0, 39, 7],
];

describe('the year 2026', () => {
  const today = isoDate('2027-01-01');
  const days = accountDays(days2026, oracleInputs);
  const ledger = accountLedger(days, oracleAccount, today);

  test('each month has the hours of the oracle, to the hundredth (R-17.20)', () => {
    const months = accountMonths(ledger).slice(0, 12);
    expect(
      months.map(({ month, figures: f, balance }) => [
        month,
        f.target,
        f.worked,
        f.credit,
        f.change,
        f.lapsed,
        balance,
      ]),
    ).toEqual(TABLE.map(([month, ...hours]) => [month, ...hours.slice(0, 6).map(h)]));
    expect(months.every(({ state }) => state === 'over')).toBe(true);
  });

  test('the year has the sums of the oracle (R-17.21)', () =>
    expect(accountYear(ledger, 2026)).toEqual({
      figures: {
        target: h(1920),
        worked: h(1704.5),
        credit: h(244),
        change: h(28.5),
        booked: 0,
        lapsed: h(1.5),
      },
      before: h(12),
      balance: h(39),
    }));

  test('each month has the days of vacation of the oracle, 23.5 in all (R-17.16)', () => {
    const taken = (from: string) => {
      const own = days.filter(({ date }) => date.startsWith(from));
      return absenceDays({ year: 2026, days: own, workDays: oracleWorkDays, today }).vacation.taken;
    };
    expect(TABLE.map(([month]) => taken(month))).toEqual(TABLE.map((row) => row[7]));
    expect(taken('2026')).toBe(23.5);
  });

  test('days that differ from the target are named, and the others are counted (R-17.27)', () => {
    const october = offTarget(ledger, monthOfDay(isoDate('2026-10-01')));
    expect(october.days.map(({ day, change }) => [day.date.slice(8), change])).toEqual([
      ['05', h(0.5)],
      ['07', h(1)],
      ['09', h(-2)],
      ['12', h(2.5)],
      ['14', h(0.5)],
      ['21', h(0.5)],
      ['27', h(1)],
      ['28', h(0.5)],
      ['29', h(0.5)],
    ]);
    expect(october.exact).toBe(13);
  });
});

describe('the year 2026 in the morning of 20 November', () => {
  const today = isoDate('2026-11-20');
  const days = accountDays(days2026, { ...oracleInputs, records: oracleRecordsSoFar });
  const ledger = accountLedger(days, oracleAccount, today);
  const months = accountMonths(ledger);

  test('the balance is that of yesterday, and the empty day is named (R-17.23)', () => {
    expect(balanceNow(ledger, oracleAccount)).toBe(h(36.5));
    expect(emptyDays(ledger).map(({ day, change }) => [day.date, change])).toEqual([['2026-11-18', h(-8)]]);
  });

  test('the running month counts up to yesterday, and those ahead are expected (R-17.22)', () => {
    expect(months[10]).toMatchObject({
      state: 'running',
      from: '2026-11-01',
      to: '2026-11-19',
      figures: { target: h(112), worked: h(108.5), credit: 0, change: h(-3.5) },
      before: h(40),
      balance: h(36.5),
    });
    expect(months[11]).toMatchObject({ state: 'ahead', figures: { target: h(168), credit: h(56) } });
    expect(accountYear(ledger, 2026)).toMatchObject({
      figures: { target: h(1696), worked: h(1534), credit: h(188), change: h(26), lapsed: h(1.5) },
      balance: h(36.5),
    });
  });

  test('the forecast is + 28.5 at the end of November and of December (R-17.24)', () => {
    expect(months[10]?.expected).toEqual({ balance: h(28.5), lapsed: 0 });
    expect(months[11]?.expected).toEqual({ balance: h(28.5), lapsed: 0 });
    expect(balanceOn(ledger, isoDate('2026-12-31'))).toBe(h(28.5));
  });

  test('of the vacation 16.5 days are taken, 7 planned and 6.5 left; other kinds are counted, too (R-17.17)', () => {
    const content = { year: 2026, days, workDays: oracleWorkDays, today };
    expect(vacationOf(content, oracleAccount.entitlements[0])).toEqual({
      entitled: 28,
      carriedOver: 2,
      lapsed: 0,
      taken: 16.5,
      planned: 7,
      left: 6.5,
    });
    expect(absenceDays(content)).toMatchObject({
      sick: { taken: 4, planned: 0 },
      childSick: { taken: 1, planned: 0 },
      training: { taken: 1, planned: 0 },
      special: { taken: 1, planned: 0 },
      compensation: { taken: 2, planned: 1 },
    });
    expect(oracleAbsences).toHaveLength(15);
  });

  test('carried-over days that are not taken by 31 March lapse afterwards (R-17.18)', () => {
    const entitlement = { year: 2026, days: 28, carriedOver: 2, lapses: true, changedAt: 0 };
    const on = (day: string) =>
      vacationOf({ year: 2026, days, workDays: oracleWorkDays, today: isoDate(day) }, entitlement).lapsed;
    expect([on('2026-03-31'), on('2026-04-01'), on('2026-12-31')]).toEqual([0, 0.5, 0.5]);
  });

  test('each ISO week has a balance; those of weeks that are not over are expected ones (R-17.25)', () => {
    const weeks = weekBalances(ledger, 2026);
    expect(weeks.map(({ week }) => week.week)).toEqual(Array.from({ length: 53 }, (_, at) => at + 1));
    expect(weeks.filter(({ isExpected }) => !isExpected)).toHaveLength(46);
    expect(weeks[45]).toMatchObject({ week: { sunday: '2026-11-15' }, balance: h(42), isExpected: false });
    expect(weeks[52]).toMatchObject({ week: { sunday: '2027-01-03' }, balance: h(28.5), isExpected: true });
  });
});
