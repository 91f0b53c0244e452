import { describe, expect, test } from 'vitest';
import { centsOfEuros } from '../money/money';
import { isoDate } from '../time/period';
import { type ReportProject, projectFigures } from './projectFigures';
import { reportRow } from './report.fixture';
import { projectKey } from './reportRow';
import { MEASURES, addRow, isAdditive, changeIn, changeOf, noSums, unpaidHours, wholePercent } from './sums';

const today = isoDate('2026-11-20');
const listed = (customerId: number): ReportProject => ({
  customerId,
  name: 'MES',
  state: 'active',
  timeBudget: 100,
  revenue: centsOfEuros(1000),
});

test('the revenue of hours is unknown, not none, where their project could not be read (R-16.94)', () => {
  const rows = [
    reportRow('2026-10-01', 4),
    reportRow('2026-10-01', 2, { project: null }),
    reportRow('2026-10-01', 1, { project: 'Gone' }),
    reportRow('2026-10-01', 8, { customer: '13', project: undefined }),
    reportRow('2026-10-02', 16, { customer: '13' }),
  ];
  const figures = projectFigures([listed(12), listed(13)], rows, { today, end: today });
  const sums = noSums();
  for (const row of rows) addRow(sums, row, figures.get(projectKey(row.customer, row.project)));
  expect([sums.paidHours, unpaidHours(sums), sums.unknownRevenue]).toEqual([400, 200, 2500]);
});

test('hours count for a budget or a revenue only if their project has one', () => {
  const of = (fields: Partial<ReportProject>) => {
    const one = { ...listed(12), ...fields };
    const own = projectFigures([one], [], { today, end: today }).get(projectKey('12', 'MES'));
    const sums = noSums();
    addRow(sums, reportRow('2026-10-01', 4), own);
    return [sums.budgetedHours, sums.paidHours, sums.paid];
  };
  expect(of({})).toEqual([400, 400, 4000]);
  expect(of({ timeBudget: null, revenue: null })).toEqual([0, 0, 0]);
});

test('hours and travel times add up, shares of budgets and rates do not', () => {
  expect(MEASURES.filter(isAdditive)).toEqual(['hours', 'travel']);
});

describe('parts and changes', () => {
  test.each([
    [1600, 15_200, 11],
    [-1600, 15_200, -11],
    [1, 200, '<1'],
    [1, 100, 1],
    [0, 100, 0],
    [5, 0, null],
    [-5, -10, 50],
    [5, -10, -50],
    [1.005, 1, 101],
  ])('%d of %d is %s percent', (part, whole, percent) => {
    expect(wholePercent(part, whole)).toBe(percent);
  });

  test.each([
    [5, 0, { difference: 5, percent: 'new' }],
    [5, null, { difference: 5, percent: 'new' }],
    [null, 5, { difference: -5, percent: -100 }],
    [null, null, null],
    [0, 0, { difference: 0, percent: null }],
  ])('%s against %s', (value, before, change) => {
    expect(changeOf(value, before)).toEqual(change);
  });

  test('an unknown value is not 0: a rate without revenue, travel time that no entry has (R-16.32)', () => {
    const paid = { ...noSums(), rows: 1, hours: 100, paidHours: 100, paid: 14_192 };
    const unpaid = { ...noSums(), rows: 1, hours: 100, unknownTravel: 1 };
    const of = { total: unpaid, before: paid, budget: null };
    expect(changeIn(of, 'rate')).toBeNull();
    expect(changeIn(of, 'travel')).toBeNull();
    expect(changeIn({ ...of, total: paid, before: noSums() }, 'rate')).toBeNull();
    expect(changeIn(of, 'hours')).toEqual({ difference: 0, percent: 0 });
    expect(changeIn({ ...of, before: noSums() }, 'hours')).toEqual({ difference: 100, percent: 'new' });
  });
});
