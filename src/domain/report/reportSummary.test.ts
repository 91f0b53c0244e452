import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { personOf, reportRow } from './report.fixture';
import { NO_FILTERS } from './reportFilters';
import { reportNames, reportSummary } from './reportSummary';

const rows = [
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
    people: 2,
    everyone: 12,
    customers: 2,
    withoutProject: 425,
  });
  const filters = { ...NO_FILTERS, customers: { isExcluding: true, values: ['13'] } };
  expect(reportSummary(rows, { ...question, filters }, personOf, 12)).toMatchObject({
    customers: 1,
    withoutProject: 300,
  });
});

test('filters offer each project and person of what was read, by name', () => {
  const { projects, people } = reportNames(rows, personOf);
  expect(projects).toEqual([
    { key: '14:Amt', name: 'Amt', customerName: 'Tannwald' },
    { key: '12:MES', name: 'MES', customerName: 'Kessler' },
  ]);
  expect(people.map(({ name }) => name)).toEqual(['david', 'jana', 'lea']);
});
