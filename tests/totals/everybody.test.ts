import { expect, test } from 'vitest';
import { type PivotRow, ROW_KINDS } from '@/domain/report/pivot';
import { NO_FILTERS } from '@/domain/report/reportFilters';
import { isoDate } from '@/domain/time/period';
import { answerOf } from '@/features/report/reading/answers';
import type { Company, OtherRow } from './company';
import { AGREED, type Differences } from './differences';
import * as loop from './plainLoop';
import { allRows, always, millionthsOf, reportOf } from './reportOf';
import { LONG, companies, differencesOf } from './visit';

const summer = { from: isoDate('2026-07-01'), to: isoDate('2026-09-30') };
const autumn = { from: isoDate('2026-10-01'), to: isoDate('2026-12-31') };
const travelOf = (rows: readonly OtherRow[]) => {
  let sum = 0;
  for (const row of rows) sum += loop.millionths(row.TravelTime);
  return sum;
};

/** How the rows of a report are grouped, by the names that its exports have. */
const groups: Readonly<Record<(typeof ROW_KINDS)[number], readonly ((row: OtherRow) => string)[]>> = {
  person: [({ Employee }) => Employee],
  customer: [({ customer }) => `${customer}`],
  project: [({ customer, Project }) => `${customer}:${Project ?? ''}`],
  'customer-project': [
    ({ customer }) => `${customer}`,
    ({ customer, Project }) => `${customer}:${Project ?? ''}`,
  ],
  'person-project': [({ Employee }) => Employee, ({ customer, Project }) => `${customer}:${Project ?? ''}`],
};
const columnOf = {
  total: () => '',
  week: (day: string) => loop.mondayOf(day),
  month: (day: string) => day.slice(0, 7),
  quarter: (day: string) => `${day.slice(0, 4)} ${Math.ceil(Number(day.slice(5, 7)) / 3)}`,
} as const;

/** The sums of the rows of a level, whatever their names are, and those of their children. */
const sumsIn = (rows: readonly PivotRow[]): readonly unknown[] =>
  rows
    .map((row) => [millionthsOf(row.total.hours), row.children.length > 0 ? sumsIn(row.children) : []])
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

function groupedSums(
  rows: readonly OtherRow[],
  [keyOf, ...deeper]: readonly ((row: OtherRow) => string)[],
): readonly unknown[] {
  if (!keyOf) return [];
  return loop
    .each(rows.map(keyOf))
    .map((key) => {
      const own = rows.filter((row) => keyOf(row) === key);
      return [loop.hoursOf(own), groupedSums(own, deeper)];
    })
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

const PLACES = [
  'unreadable',
  'sum',
  'travel',
  'rows',
  'columns',
  'compared',
  'entries of a row',
  'without a project',
];

function compareReport(all: Differences, company: Company): void {
  const data = reportOf(company);
  all.compare('unreadable', data.unreadable, 0);
  const own = loop.between(allRows(company), autumn.from, autumn.to);
  const before = loop.between(allRows(company), summer.from, summer.to);
  const none = own.filter(({ Project }) => Project === null);
  for (const rows of ROW_KINDS)
    for (const columns of ['total', 'week', 'month', 'quarter'] as const) {
      const question = { rows, columns, period: autumn, compared: null, filters: NO_FILTERS };
      const report = answerOf(data, { kind: 'report', question });
      const where = `${rows} ${columns}`;
      all.compare('sum', millionthsOf(report.total.total.hours), loop.hoursOf(own), where);
      all.compare('travel', millionthsOf(report.total.total.travel), travelOf(own), where);
      all.compare('rows', sumsIn(report.rows), groupedSums(own, groups[rows]), where);
      all.compare(
        'columns',
        report.total.cells.flatMap((cell) => (cell ? [millionthsOf(cell.hours)] : [])),
        [...loop.hoursBy(own, ({ Date: day }) => columnOf[columns](day))]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([, sum]) => sum),
        where,
      );
      const beside = answerOf(data, {
        kind: 'report',
        question: { ...question, compared: summer },
      });
      all.compare('compared', millionthsOf(beside.total.before.hours), loop.hoursOf(before), where);
      all.compare(
        'without a project',
        millionthsOf(report.summary.withoutProject),
        loop.hoursOf(none),
        where,
      );
      for (const { path, total } of [report.total, ...report.rows.slice(0, 2)]) {
        const cell = { path, column: 'total' };
        let sum = 0;
        for (const { hours } of answerOf(data, { kind: 'entries', question, cell }))
          sum += millionthsOf(hours);
        all.compare('entries of a row', sum, millionthsOf(total.hours), `${where} ${path}`);
      }
    }
}

test(
  'the report has the sums of all exports, however it is grouped (R-23.7)',
  async () => {
    expect(await differencesOf(PLACES, companies, compareReport)).toEqual(AGREED);
  },
  LONG,
);

test('two people of one name stay one row of the report, because exports do not tell them apart (R-23.7)', () => {
  const company = companies.find(({ name }) => name.startsWith('two people'));
  if (!company) throw new Error('there is no such company');
  const question = {
    rows: 'person',
    columns: 'total',
    period: always,
    compared: null,
    filters: NO_FILTERS,
  } as const;
  const { rows } = answerOf(reportOf(company), { kind: 'report', question });
  expect(rows.map(({ name, total }) => [name, millionthsOf(total.hours)])).toEqual([
    ['Jana Albrecht', 2_666_000],
    ['Kim Weber', 666_666],
    ['Tobias Frick', 125_000],
    ['', -500_000],
  ]);
});
