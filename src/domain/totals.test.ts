import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inSuite } from '../../tests/suite';
import { accountDays } from './account/accountDays';
import { accountLedger, balanceNow } from './account/ledger';
import { accountMonths, accountYear } from './account/accountMonths';
import { hoursByMonth } from './customers/evaluation';
import { sharesOf } from './customers/shares';
import { columnSum, fileTable, isRoundedApart, withRoundingNote } from './find/exportTable';
import { hoursOfHundredths } from './hundredths';
import { cleanUp } from './report/cleanUp';
import { burnUp } from './report/burnUp';
import { evaluationCheck } from './report/evaluationCheck';
import { projectForecasts } from './report/forecast';
import { pivot } from './report/pivot';
import { usedHours } from './report/projectFigures';
import { personOf } from './report/report.fixture';
import { NO_FILTERS } from './report/reportFilters';
import { readReportRows } from './report/reportRows';
import { isoDate, monthOfDay } from './time/period';
import { DEFAULT_WORK_DAYS } from './time/targets';
import { sumHours } from './work/workRecord';
import { weekGrid } from './work/weekGrid';
import { workOn } from './work/weekGrid.fixture';
import { weekStrip } from './work/weekStrip';

const monday = isoDate('2026-10-05');
const week = { from: monday, to: isoDate('2026-10-11') };
const later = isoDate('2026-11-20');
const free = { from: monday, targets: [0, 0, 0, 0, 0, 0, 0] as const };
const workDays = { ...DEFAULT_WORK_DAYS, rows: [free] };

/** The same records, added up by everything that shows a total. */
function totalsOf(hours: readonly number[]): Readonly<Record<string, number | undefined>> {
  const records = hours.map((own, at) =>
    workOn(at, `2026-10-${String(5 + (at % 7)).padStart(2, '0')}`, own, {
      travelHours: own,
      projectId: at % 3,
    }),
  );
  const { rows } = readReportRows(
    records.map(({ date, hours: own, travelHours }) => ({
      Date: date,
      Employee: 'jana',
      Project: 'MES',
      HoursWorked: own,
      TravelTime: travelHours,
      Description: '',
      Location: '',
    })),
    { customer: '1', customerName: 'Kessler', span: week, dayOf: (text) => isoDate(text) },
  );
  const question = {
    rows: 'customer-project',
    columns: 'week',
    period: week,
    compared: null,
    filters: NO_FILTERS,
  } as const;
  const { total } = pivot(rows, question, new Map(), personOf).total;
  const account = {
    start: monday,
    opening: 0,
    cap: null,
    travelShare: 0,
    bookings: [],
    entitlements: [],
    changedAt: 0,
  } as const;
  const days = accountDays(week, { workDays, travelShare: 0, records, absences: [], mapped: [] });
  const ledger = accountLedger(days, account, later);
  const project = {
    id: 1,
    customerId: 1,
    customerName: 'Kessler',
    name: 'MES',
    state: 'active',
    timeBudget: null,
  } as const;
  const evaluation = [{ month: monthOfDay(monday), hours: hours.reduce((sum, own) => sum + own, 0) }];
  const table = fileTable([{ title: 'Hours', kind: 'hours', valueOf: (own: number) => own }], hours);
  return {
    list: sumHours(records),
    grid: weekGrid(records, monday, []).hours,
    strip: weekStrip(records, monday, workDays, later).hours,
    file: columnSum(table, 0) ?? undefined,
    customer: sumHours(hoursByMonth(evaluation, week)),
    ring: sharesOf([{ name: '', hours: 0 }, ...hours.map((own) => ({ name: '', hours: own }))], 1)[0]?.hours,
    ...Object.fromEntries(
      Object.entries({
        report: total.hours,
        travel: total.travel,
        budget: usedHours(rows, later).get('1:MES'),
        forecast: projectForecasts([project], rows, later, false)[0]?.used,
        burnUp: burnUp(new Set(['1:MES']), rows, later).at(-1)?.used,
        account: balanceNow(ledger, account),
        year: accountYear(ledger, 2026)?.figures.worked,
        month: accountMonths(ledger)[0]?.figures.worked,
      }).map(([name, sum]) => [name, sum === undefined ? sum : hoursOfHundredths(sum)]),
    ),
    unexplained: sumHours(
      (evaluationCheck(rows, evaluation, week) ?? []).map(({ difference }) => ({ hours: difference })),
    ),
  };
}

/** The sum, in whole millionths. */
function plainLoop(hours: readonly number[]): number {
  let sum = 0;
  for (const own of hours) sum += Math.round(own * 1e6);
  return sum / 1e6;
}

describe('totals', () => {
  test.each([
    ['twenty minutes as the product writes them', Array.from({ length: 30 }, () => 0.333), 9.99],
    ['twenty minutes as a program computes them', Array.from({ length: 30 }, () => 1 / 3), 9.99999],
    ['eighths', Array.from({ length: 30 }, () => 0.125), 3.75],
    ['steps of three minutes', Array.from({ length: 30 }, () => 0.05), 1.5],
    ['thirds that make a whole', [0.333, 0.333, 0.334], 1],
    ['with a correction', [8, 2.667, -0.333, 0.05, -1.125], 9.259],
  ])('are the same everywhere: %s (R-17.162)', (_name, hours, sum) => {
    const { unexplained, ...totals } = totalsOf(hours);
    const { customer, ...exact } = totals;
    expect(exact).toEqual(Object.fromEntries(Object.keys(exact).map((name) => [name, sum])));
    // The evaluation is what the service has added up.
    expect(customer).toBeCloseTo(sum, 4);
    expect(unexplained).toBe(0);
  });

  test('of any records are those of a plain loop (R-17.162)', () => {
    const own = fc.oneof(
      fc.constantFrom(0.333, 0.667, 1 / 3, 2 / 3, 0.167, 0.125, 0.05, 7.75, -0.333, -1.125),
      fc.integer({ min: -24_000, max: 24_000 }).map((value) => value / 1000),
    );
    fc.assert(
      fc.property(fc.array(own, { minLength: 1, maxLength: 60 }), (hours) => {
        const { unexplained, ring, ...totals } = totalsOf(hours);
        const sum = plainLoop(hours);
        expect(new Set(Object.values(totals).map((total) => (total ?? NaN).toFixed(4)))).toEqual(
          new Set([sum.toFixed(4)]),
        );
        expect(unexplained).toBe(0);
        expect(ring).toBe(sum);
      }),
      { numRuns: inSuite(50, 500) },
    );
  });

  test('a day that is shown with ten hours is not called longer (R-17.162)', () => {
    const content = { period: week, projects: [], personOf, state: null, everyone: null };
    const longDays = (hours: number) => {
      const { rows } = readReportRows(
        Array.from({ length: 6 }, () => ({ Date: monday, Employee: 'jana', HoursWorked: hours })),
        { customer: '1', customerName: '', span: week, dayOf: (text) => isoDate(text) },
      );
      return cleanUp({ ...content, rows }).filter(({ kind }) => kind === 'longDay').length;
    };
    const isLong = (hours: number) =>
      weekStrip(
        Array.from({ length: 6 }, () => ({ date: monday, hours })),
        monday,
        workDays,
        later,
      ).days[0]?.isLong;
    expect([longDays(1.667), isLong(1.667)]).toEqual([0, false]);
    expect([longDays(1.67), isLong(1.67)]).toEqual([1, true]);
  });
});

test('a sum on paper that differs from the rounded hours above it is named (R-17.163)', () => {
  const columns = [{ title: 'Hours', kind: 'hours', valueOf: (own: number) => own }] as const;
  const notes = (hours: readonly number[]) => withRoundingNote(fileTable(columns, hours), 'exact').notes;
  expect(notes([0.333, 0.333, 0.333])).toEqual(['exact']);
  expect(notes([0.333, 0.333, 0.334])).toEqual(['exact']);
  expect(notes([0.25, 7.75, -1])).toEqual([]);
  expect(isRoundedApart([])).toBe(false);
  const table = fileTable(columns, [0.333, 0.333, 0.666]);
  const sums = [{ row: 2, column: 0, of: [{ rows: [0, 1], columns: [0, 0] }] }] as const;
  expect(withRoundingNote({ ...table, sums }, 'exact').notes).toEqual(['exact']);
});
