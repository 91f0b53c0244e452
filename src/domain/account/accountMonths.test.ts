import { expect, test } from 'vitest';
import { hundredthsOf } from '../hundredths';
import { type IsoDate, isoDate, monthOfDay } from '../time/period';
import { DEFAULT_WORK_DAYS } from '../time/targets';
import { accountDays } from './accountDays';
import { MONTH_COLUMNS, accountMonths, accountYear, monthFigure, weekBalances } from './accountMonths';
import { accountLedger } from './ledger';
import type { TimeAccount } from './timeAccount';

const h = hundredthsOf;
const account: TimeAccount = {
  start: isoDate('2025-12-29'),
  opening: h(10),
  cap: null,
  travelShare: 0,
  bookings: [{ id: 'b', date: isoDate('2026-01-01'), hours: h(3), reason: '', changedAt: 0 }],
  entitlements: [],
  changedAt: 0,
};
/** A ledger without any target, so that only bookings and what is recorded change the balance. */
function ledgerOf(
  to: string,
  today: string,
  own: Partial<TimeAccount> = {},
  hours: Record<string, number> = {},
) {
  const rows = [{ from: isoDate('2000-01-01'), targets: [0, 0, 0, 0, 0, 0, 0] as const }];
  const records = Object.entries(hours).map(([date, worked]) => ({
    date: isoDate(date),
    hours: worked,
    travelHours: null,
    customerId: 1,
    projectId: 2,
  }));
  const inputs = {
    workDays: { ...DEFAULT_WORK_DAYS, rows },
    travelShare: 0 as const,
    records,
    absences: [],
    mapped: [],
  };
  const days = accountDays({ from: isoDate('2025-12-01'), to: isoDate(to) }, inputs);
  return accountLedger(days, { ...account, ...own }, isoDate(today));
}

test('the balance before a month is the one in its first morning, without what is booked and lapses on that day (R-17.29)', () => {
  const [december, january] = accountMonths(ledgerOf('2026-01-31', '2026-02-01'));
  expect([december?.before, december?.balance]).toEqual([h(10), h(10)]);
  expect([january?.before, january?.balance]).toEqual([h(10), h(13)]);
  expect(accountYear(ledgerOf('2026-01-31', '2026-02-01'), 2026)).toMatchObject({
    before: h(10),
    balance: h(13),
  });
});

test('each column of the table of months has its figure (R-17.20)', () => {
  const figures = { target: 1, worked: 2, credit: 3, change: 4, booked: 5, lapsed: 6 };
  expect(MONTH_COLUMNS.map((column) => monthFigure(column, { figures, balance: 7 }))).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
});

test('the weeks of a year begin with week 1 and end before the next week 1 (R-17.25)', () => {
  const weeks = (to: string) => weekBalances(ledgerOf(to, to), 2026).map(({ week }) => week.monday);
  expect(weeks('2025-12-28')).toEqual([]);
  // 29 December 2025 is the Monday of week 1.
  expect(weeks('2025-12-29')).toEqual(['2025-12-29']);
  expect(weeks('2027-01-05')).toHaveLength(53);
  expect(weeks('2027-01-04').at(-1)).toBe('2026-12-28');
  expect(weekBalances([], 999)).toEqual([]);
});

const months = (limit: number, hours: Record<string, number>) => {
  const cap = { limit: h(limit), since: monthOfDay(isoDate('2025-12-01')) };
  const ledger = ledgerOf('2026-03-31', '2026-04-01', { cap, bookings: [] }, hours);
  return ledger
    .filter(({ lapsed }) => lapsed > 0)
    .map(({ day, lapsed }): [IsoDate, number] => [day.date, lapsed]);
};

test('hours above the cap lapse on the last day of a month, which may be a 28th (R-17.26)', () => {
  expect(months(10, { '2026-02-02': 4 })).toEqual([['2026-02-28', h(4)]]);
  // On 28, 29 and 30 January the balance is above the cap, too, but the month is not over.
  expect(months(10, { '2026-01-28': 4, '2026-01-31': 1 })).toEqual([['2026-01-31', h(5)]]);
});
