import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { type PivotRow, pivot } from './pivot';
import { personOf, reportRow } from './report.fixture';
import { NO_FILTERS } from './reportFilters';
import { sortedRows } from './sortedRows';

const day = isoDate('2026-10-01');
const question = {
  rows: 'project',
  columns: 'total',
  period: { from: day, to: day },
  compared: null,
  filters: NO_FILTERS,
} as const;

/** A row for each project of these names, each of another customer. */
const rowsOf = (...names: readonly (string | null)[]) =>
  pivot(
    names.map((project, at) =>
      reportRow(day, 1, { project, customer: `${9 - at}`, customerName: `K${9 - at}` }),
    ),
    question,
    new Map(),
    personOf,
  ).rows;
const sorted = (rows: readonly PivotRow[]) => sortedRows(rows, [], null, 'de').map(({ path }) => path);

test('equal rows are in the order of their names, with their figures as numbers, and then of their customers', () => {
  expect(sorted(rowsOf('A10', null, 'A2', null))).toEqual(['7:A2', '9:A10', '6:', '8:']);
  const twins = Array.from(rowsOf('A', 'A'), (row) => ({ ...row, customerName: '' }));
  expect([sorted(twins), sorted(twins.toReversed())]).toEqual([
    ['8:A', '9:A'],
    ['8:A', '9:A'],
  ]);
});
