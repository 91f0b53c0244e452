import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { personOf, reportRow } from './report.fixture';
import { NO_FILTERS } from './reportFilters';
import { reportNames, reportSummary } from './reportSummary';

const rows = [
  reportRow('2026-10-01', 1, { customer: '21', customerName: 'Anfang', project: null, person: 'anna' }),
  reportRow('2026-10-31', 2, { customer: '22', customerName: 'Ende', project: null, person: 'zoe' }),
  reportRow('2026-11-01', 8, { project: null, person: 'late' }),
  reportRow('2026-10-01', 8),
  reportRow('2026-10-02', 3, { project: null }),
  reportRow('2026-10-03', 2, { project: undefined, person: undefined }),
  reportRow('2026-10-04', 1.25, { customer: '13', customerName: 'Lindenau', project: null, person: 'david' }),
  reportRow('2026-09-30', 4, { customer: '14', customerName: 'Tannwald', project: 'Amt', person: 'lea' }),
];
const question = {
  rows: 'customer',
  columns: 'total',
  period: { from: isoDate('2026-10-01'), to: isoDate('2026-10-31') },
  compared: null,
  filters: NO_FILTERS,
} as const;

test('people and customers with hours in the period are counted, and hours without a project (R-16.37)', () => {
  expect(reportSummary(rows, question, personOf, 12)).toEqual({
    people: 4,
    everyone: 12,
    customers: 4,
    withoutProject: 725,
  });
  const filters = { ...NO_FILTERS, customers: { isExcluding: true, values: ['13'] } };
  expect(reportSummary(rows, { ...question, filters }, personOf, 12)).toMatchObject({
    customers: 3,
    withoutProject: 600,
  });
  const ofDavid = { ...NO_FILTERS, people: { isExcluding: false, values: ['david'] } };
  expect(reportSummary(rows, { ...question, filters: ofDavid }, personOf, 12)).toMatchObject({
    people: 1,
    customers: 1,
  });
});

test('filters offer each project and person of what was read, by name', () => {
  const { projects, people } = reportNames(rows, personOf);
  expect(projects).toEqual([
    { key: '14:Amt', name: 'Amt', customerName: 'Tannwald' },
    { key: '12:MES', name: 'MES', customerName: 'Kessler' },
  ]);
  expect(people.map(({ name }) => name)).toEqual(['anna', 'david', 'jana', 'late', 'lea', 'zoe']);
});
