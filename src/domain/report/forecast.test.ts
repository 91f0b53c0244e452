import { describe, expect, test } from 'vitest';
import { addDays, isoDate } from '../time/period';
import {
  type ForecastProject,
  attentionCount,
  customerForecasts,
  groupFigures,
  projectForecasts,
} from './forecast';
import { reportRow } from './report.fixture';
import type { ReportRow } from './reportRow';

const today = isoDate('2026-11-20');

const project = (name: string, timeBudget: number | null, state = 'active'): ForecastProject => ({
  id: name,
  customerId: 12,
  customerName: 'Kessler',
  name,
  state,
  timeBudget,
});

/** Eight weeks of hours, the last one ending on 15 November. */
const weeks = (name: string, hours: readonly number[]): readonly ReportRow[] =>
  hours.map((each, at) => reportRow(addDays(isoDate('2026-09-21'), at * 7), each, { project: name }));

const forecast = (projects: readonly ForecastProject[], rows: readonly ReportRow[], isWithPending = false) =>
  projectForecasts(projects, rows, today, isWithPending);

describe('forecast of projects', () => {
  const tens = [10, 10, 10, 10, 10, 10, 10, 10];
  test.each([
    ['used up', project('A', 80), tens, 'usedUp', 0],
    ['used up and verified', project('A', 60, 'verified'), tens, 'usedUp', -2000],
    ['30 days are left', project('A', 122.9), tens, 'soon', 4290],
    ['31 days are left', project('A', 124.3), tens, 'later', 4430],
    ['no budget', project('A', null), tens, 'noBudget', null],
    ['a budget of 0 is none', project('A', 0), tens, 'noBudget', null],
    ['too few hours for an estimate', project('A', 100), [0, 0, 0, 0, 0, 0, 1, 1], 'later', 9800],
    ['active and no hours ever', project('A', 100), [], 'dormant', 10_000],
    ['active, no budget and no hours', project('A', null), [], 'dormant', null],
    ['verified and no hours', project('A', 100, 'verified'), [], 'later', 10_000],
    ['used up and still', project('A', 5), [10], 'usedUp', -500],
  ])('a project is in its group: %s (R-16.52)', (_name, one, hours, group, rest) => {
    expect(forecast([one], weeks('A', hours))).toEqual([expect.objectContaining({ group, rest })]);
  });

  test('a customer whose rows do not name their projects has no forecast (R-16.95)', () => {
    const other = { ...project('B', 100), customerId: 13 };
    const rows = [
      reportRow('2026-11-02', 1, { project: undefined }),
      reportRow('2026-11-02', 1, { project: 'A' }),
    ];
    expect(forecast([project('A', 100), other], rows).map(({ project: { name } }) => name)).toEqual(['B']);
  });

  test.each([
    ['2026-09-22', 'later'],
    ['2026-09-21', 'dormant'],
  ])('with its last hours on %s it is %s (R-16.52)', (last, group) => {
    const [found] = forecast([project('A', 100)], [reportRow(last, 1, { project: 'A' })]);
    expect([found?.group, found?.lastDay]).toEqual([group, last]);
  });

  test.each([
    ['active', false, 1],
    ['verified', false, 1],
    ['pending', false, 0],
    ['pending', true, 1],
    ['closed', true, 0],
    ['failed', true, 0],
  ])('%s projects, with pending ones: %s (R-16.50, R-16.55)', (state, isWithPending, count) => {
    expect(forecast([project('A', 1, state)], [], isWithPending)).toHaveLength(count);
  });

  test('a used-up budget has the day on which it was reached; hours after today do not count (R-16.50, R-16.52)', () => {
    const rows = [...weeks('A', tens), reportRow('2026-11-21', 99, { project: 'A' })];
    expect(forecast([project('A', 75)], rows)[0]).toMatchObject({ usedUpOn: '2026-11-09', used: 8000 });
    expect(forecast([project('A', 81)], rows)[0]?.usedUpOn).toBeNull();
  });

  test('a budget may be used up by the first day with hours (R-16.50)', () => {
    const [found] = forecast([project('A', 5)], [reportRow('2026-11-20', 8, { project: 'A' })]);
    expect(found).toMatchObject({ group: 'usedUp', rest: -300, usedUpOn: '2026-11-20', end: null });
  });

  test('projects of one name are one row without a budget (R-16.50)', () => {
    expect(forecast([project('A', 10), project('A ', 10)], weeks('A', tens))).toEqual([
      expect.objectContaining({ group: 'noBudget', budget: null, used: 8000 }),
    ]);
  });

  const several = [
    project('Later', 500),
    project('Soon', 100),
    project('Over', 70),
    project('Far over', 60),
    project('Sooner', 90),
    project('Still', 90),
  ];
  const rows = several.flatMap(({ name }) => (name === 'Still' ? [] : weeks(name, tens)));

  test('the largest excess comes first, then the earliest end (R-16.52)', () => {
    const found = forecast(several, rows);
    expect(found.map((one) => one.project.name)).toEqual([
      'Far over',
      'Over',
      'Sooner',
      'Soon',
      'Later',
      'Still',
    ]);
    expect(attentionCount(found)).toBe(4);
  });

  test.each([
    ['usedUp', 2, 3000],
    ['soon', 2, 3000],
    ['later', 1, 42_000],
    ['noBudget', 1, 8000],
    ['dormant', 1, 9000],
  ] as const)('the group %s has its count and its hours (R-16.51)', (group, count, hours) => {
    const found = forecast([...several, project('None', null)], [...rows, ...weeks('None', tens)]);
    expect(groupFigures(found, group)).toEqual({ count, hours });
  });

  test('only a budget with something left has an end, and only one that is reached has the day of it (R-16.50, R-16.52)', () => {
    const ends = (budget: number | null) => {
      const [found] = forecast([project('A', budget)], weeks('A', tens).toReversed());
      return [found?.end?.from ?? null, found?.usedUpOn, found?.lastDay];
    };
    expect(ends(null)).toEqual([null, null, '2026-11-09']);
    expect(ends(60)).toEqual([null, '2026-10-26', '2026-11-09']);
    expect(ends(80)).toEqual([null, '2026-11-09', '2026-11-09']);
    expect(ends(81)).toEqual(['2026-11-21', null, '2026-11-09']);
  });

  test('hours that were taken back are no work of their day (R-16.52)', () => {
    const back = ['2026-09-20', '2026-11-18', '2026-11-19'].map((date, at) =>
      reportRow(date, [8, -1, 0][at] ?? 0, { project: 'A' }),
    );
    expect(forecast([project('A', 100)], back)[0]).toMatchObject({ group: 'dormant', lastDay: '2026-09-20' });
  });

  test('groups come in their order, whatever the names and what is left; a budget without an estimate is late (R-16.52)', () => {
    const all = [
      project('A dormant', 10),
      project('B none', null),
      project('C no estimate', 3),
      project('D later', 500),
      project('E later too', 500),
      project('F soon', 100),
      project('G over', 70),
      project('H far over', 60),
    ];
    const own = all.flatMap(({ name }) =>
      weeks(name, name.startsWith('C') ? [0, 0, 0, 0, 0, 0, 1, 1] : tens),
    );
    const found = forecast(
      all.toReversed(),
      own.filter((row) => row.project !== 'A dormant'),
    );
    expect(found.map((one) => one.project.name.slice(0, 1)).join('')).toBe('HGFDECBA');
    expect(attentionCount(found)).toBe(3);
    expect(attentionCount(found.slice(1))).toBe(2);
  });

  test('customers are in the order of their groups, then of their names; no budget is no part of theirs (R-16.60)', () => {
    const of = (customerId: number, name: string, budget: number | null) => ({
      ...project(name, budget),
      customerId,
      customerName: `${name} AG`,
    });
    const all = [of(1, 'B', 500), of(2, 'C', 60), of(3, 'A', 500), of(1, 'B none', null)];
    const own = all.flatMap(({ customerId, name }) =>
      Array.from(weeks(name, tens), (row) => ({ ...row, customer: String(customerId) })),
    );
    const found = customerForecasts(forecast(all, own), today);
    expect(found.map(({ customerName, used }) => [customerName, used])).toEqual([
      ['C AG', 8000],
      ['A AG', 8000],
      ['B AG', 8000],
    ]);
  });

  test('a customer comes in the order of its own group, wherever its first project is (R-16.60)', () => {
    const of = (customerName: string, name: string, budget: number) => ({
      ...project(name, budget),
      customerId: customerName.length,
      customerName,
    });
    const all = [
      of('Late', 'a over', 60),
      of('Late', 'b far', 5000),
      of('Soon it is', 'c', 81),
      of('Equal', 'd', 5060),
    ];
    const own = all.flatMap(({ customerId, name }) =>
      Array.from(weeks(name, tens), (row) => ({ ...row, customer: String(customerId) })),
    );
    const found = customerForecasts(forecast(all, own), today);
    expect(found.map(({ customerName }) => customerName)).toEqual(['Soon it is', 'Equal', 'Late']);
  });

  test('a customer has the sums of its projects with a budget, without dormant ones (R-16.60)', () => {
    const [customer, ...others] = customerForecasts(
      forecast([...several, project('None', null)], rows),
      today,
    );
    expect(others).toEqual([]);
    expect(customer).toMatchObject({ used: 40_000, budget: 82_000, rest: 42_000, group: 'later' });
    expect(customer?.weeks).toEqual(tens.map(() => 5000));
    expect(customer?.first.project.name).toBe('Far over');
    expect(customer?.end?.from).toBe('2027-01-18');
  });
});
