import { describe, expect, test } from 'vitest';
import { centsOfEuros } from '../money/money';
import { isoDate, monthOfDay } from '../time/period';
import { evaluationCheck } from './evaluationCheck';
import { type PivotQuestion, type PivotRow, entriesOf, pivot } from './pivot';
import { type ReportProject, projectFigures } from './projectFigures';
import { personOf, reportRow } from './report.fixture';
import { NO_FILTERS } from './reportFilters';
import { comparedDays, reportDays } from './reportPeriods';
import { hoursOfHundredths } from '../hundredths';
import { sortedRows } from './sortedRows';
import { tableColumns } from './tableColumns';
import { changeOf, measured, unpaidHours, wholePercent } from './sums';

const today = isoDate('2026-11-20');
const october = reportDays('last-month', today);

const asked = (fields: Partial<PivotQuestion> = {}): PivotQuestion => ({
  rows: 'customer-project',
  columns: 'total',
  period: october,
  compared: comparedDays('last-month', 'prev', today),
  filters: NO_FILTERS,
  ...fields,
});

const project = (name: string, timeBudget: number | null, euros: number | null): ReportProject => ({
  customerId: 12,
  name,
  state: 'active',
  timeBudget,
  revenue: euros === null ? null : centsOfEuros(euros),
});

const kessler = [
  reportRow('2026-10-01', 96),
  reportRow('2026-10-02', 45, { project: 'Shop', person: 'lukas' }),
  reportRow('2026-10-31', 16, { project: 'Wartung' }),
  reportRow('2026-10-15', 11, { project: null }),
  reportRow('2026-09-30', 152),
  reportRow('2026-09-01', 338, { project: 'MES', customer: '13', customerName: 'Lindenau' }),
  reportRow('2026-10-20', 1515.5, { project: 'MES', customer: '13', customerName: 'Lindenau' }),
];
/** Older hours, so that MES has 486 and Shop 229 hours up to today. */
const older = [reportRow('2026-05-04', 238), reportRow('2026-05-04', 184, { project: 'Shop' })];
const projects = [project('MES', 675, 74_400), project('Shop', 229, 40_000), project('Wartung', 200, 48_000)];
const figures = projectFigures(projects, [...older, ...kessler], { today, end: october.to });

const rowOf = (rows: readonly PivotRow[], path: string): PivotRow => {
  const all = rows.flatMap((row) => [row, ...row.children]);
  const found = all.find((row) => row.path === path);
  if (!found) throw new Error(`no row ${path} in ${all.map((row) => row.path).join()}`);
  return found;
};

describe('worked examples', () => {
  test('the hours of Kessler in October are grouped and compared', () => {
    const report = pivot(kessler, asked(), figures, personOf);
    const row = rowOf(report.rows, '12');
    expect(row.children.map(({ name, total }) => [name, hoursOfHundredths(total.hours)])).toEqual([
      ['MES', 96],
      ['Shop', 45],
      ['Wartung', 16],
      [null, 11],
    ]);
    expect(hoursOfHundredths(row.total.hours)).toBe(168);
    expect(hoursOfHundredths(row.before.hours)).toBe(152);
    expect(changeOf(row.total.hours, row.before.hours)).toEqual({ difference: 1600, percent: 11 });
    expect(hoursOfHundredths(report.total.total.hours)).toBe(1683.5);
    expect(wholePercent(row.total.hours, report.total.total.hours)).toBe(10);
    const ofKessler = kessler.filter(({ customer }) => customer === '12');
    expect(evaluationCheck(ofKessler, [{ month: monthOfDay(october.from), hours: 169.5 }], october)).toEqual([
      { month: '2026-10', evaluated: 16_950, inRows: 16_800, difference: 150 },
    ]);
  });

  test('the rate is the revenue divided by the hours', () => {
    const rates = ['12:MES', '12:Shop', '12:Wartung'].map(
      (key) => Math.round(figures.get(key)?.rate ?? 0) / 100,
    );
    expect(rates).toEqual([110.22, 174.67, 240]);
    const row = rowOf(pivot(kessler, asked(), figures, personOf).rows, '12');
    expect(row.total.paidHours).toBe(15_700);
    expect(Math.round(row.total.paid)).toBe(2_228_160);
    expect(Math.round(measured(row.total, 'rate', null) ?? 0)).toBe(14_192);
    expect(unpaidHours(row.total)).toBe(1100);
  });
});

describe('rows of a report', () => {
  const paths = (rows: PivotQuestion['rows']) =>
    pivot(kessler, asked({ rows }), figures, personOf).rows.flatMap(({ path, children }) =>
      [path].concat(children.map((child) => child.path)),
    );

  test.each([
    ['person', ['jana', 'lukas']],
    ['customer', ['12', '13']],
    ['project', ['12:MES', '12:Shop', '12:Wartung', '12:', '13:MES']],
    ['customer-project', ['12', '12/12:MES', '12/12:Shop', '12/12:Wartung', '12/12:', '13', '13/13:MES']],
    [
      'person-project',
      ['jana', 'jana/12:MES', 'jana/12:Wartung', 'jana/12:', 'jana/13:MES', 'lukas', 'lukas/12:Shop'],
    ],
  ] as const)('%s', (rows, expected) => {
    expect(paths(rows)).toEqual(expected);
  });

  test('a row of a person names no customer and has no budget, nor have the projects below it', () => {
    const known = (text = '') => ({
      ...personOf(text),
      ...(text === 'lukas' && { isUnlisted: true as const }),
    });
    const { rows, total } = pivot(kessler, asked({ rows: 'person-project' }), figures, known);
    const [jana, lukas, shop] = ['jana', 'lukas', 'lukas/12:Shop'].map((path) => rowOf(rows, path));
    expect(jana).toMatchObject({ level: 'person', name: 'jana', customerName: '', budget: null });
    expect([jana, lukas, shop].map((row) => row?.isUnlisted)).toEqual([undefined, true, undefined]);
    expect(shop).toMatchObject({ name: 'Shop', customerName: 'Kessler', budget: null });
    expect(total).toMatchObject({ name: '', customerName: '', budget: null, children: [] });
  });

  test('days of neither period count nowhere, and the first of the compared ones counts', () => {
    const report = pivot([...older, ...kessler], asked(), figures, personOf);
    expect(['12', '13'].map((path) => rowOf(report.rows, path).before.hours)).toEqual([15_200, 33_800]);
    expect(report.total.total.hours).toBe(168_350);
  });

  test('rows add up to the total, in each column of time', () => {
    const report = pivot(kessler, asked({ columns: 'week' }), figures, personOf);
    expect(report.columns.map(({ key }) => key)).toEqual([
      '2026-W40',
      '2026-W41',
      '2026-W42',
      '2026-W43',
      '2026-W44',
    ]);
    const hours = (row: PivotRow) => report.columns.map((_, at) => row.cells[at]?.hours);
    expect(hours(rowOf(report.rows, '12'))).toEqual([14_100, undefined, 1100, undefined, 1600]);
    expect(hours(report.total)).toEqual([14_100, undefined, 1100, 151_550, 1600]);
  });

  test.each([
    [{ customers: { isExcluding: false, values: ['12'] } }, 16_800],
    [{ customers: { isExcluding: true, values: ['12'] } }, 151_550],
    [{ projects: { isExcluding: false, values: [':none', '12:Shop'] } }, 5600],
    [{ projects: { isExcluding: true, values: [':none'] } }, 167_250],
    [{ projects: { isExcluding: false, values: ['12:'] } }, 1100],
    [{ people: { isExcluding: false, values: ['lukas'] } }, 4500],
    [{ people: { isExcluding: true, values: ['lukas'] } }, 163_850],
    [{ text: 'nothing has this' }, 0],
  ])('are narrowed by %j', (filters, hours) => {
    const question = asked({ filters: { ...NO_FILTERS, ...filters } });
    expect(pivot(kessler, question, figures, personOf).total.total.hours).toBe(hours);
  });

  test('the description is searched, whatever its case and accents', () => {
    const rows = [
      reportRow('2026-10-01', 1, { description: 'Störung Nachtlauf' }),
      reportRow('2026-10-01', 2, { description: undefined }),
    ];
    const question = asked({ filters: { ...NO_FILTERS, text: '"storung nacht"' } });
    expect(pivot(rows, question, figures, personOf).total.total.hours).toBe(100);
  });

  test('a cell has its entries, the newest first', () => {
    const dates = (path: string, column: string) =>
      entriesOf(kessler, asked({ columns: 'week' }), { path, column }, personOf).map(({ date }) => date);
    expect(dates('12', 'total')).toEqual(['2026-10-31', '2026-10-15', '2026-10-02', '2026-10-01']);
    expect(dates('12/12:Shop', '2026-W40')).toEqual(['2026-10-02']);
    expect(dates('', '2026-W43')).toEqual(['2026-10-20']);
    expect(dates('12', '2020-W01')).toEqual([]);
    const people = { isExcluding: false, values: ['lukas'] };
    const ofLukas = asked({ filters: { ...NO_FILTERS, people } });
    expect(entriesOf(kessler, ofLukas, { path: '12', column: 'total' }, personOf)).toEqual([kessler[1]]);
  });

  test('rows are in the order of their values; those without a project and without a value come last', () => {
    const report = pivot(kessler, asked({ rows: 'project' }), figures, personOf);
    const order = (by: string | null, isDown = false, isCompared = true) =>
      sortedRows(
        report.rows,
        tableColumns(report, 'hours', isCompared),
        by === null ? null : { by, isDown },
        'de',
      ).map(({ path }) => path);
    expect(order(null)).toEqual(['13:MES', '12:MES', '12:Shop', '12:Wartung', '12:']);
    expect(order('gone')).toEqual(order('total', true));
    expect(order('total')).toEqual(['12:Wartung', '12:Shop', '12:MES', '13:MES', '12:']);
    expect(order('before')).toEqual(['12:MES', '13:MES', '12:Shop', '12:Wartung', '12:']);
    // A column that the table does not show sorts nothing.
    for (const by of ['before', 'change', 'used']) expect(order(by, false, false)).toEqual(order(null));
    expect(order('name', true)[0]).toBe('12:Wartung');
  });
});

describe('measures', () => {
  test('a budget counts hours of projects with one; a customer has the budgets of all its projects', () => {
    const report = pivot(kessler, asked(), figures, personOf);
    const [customer, shop, none] = ['12', '12/12:Shop', '12/12:'].map((path) => rowOf(report.rows, path));
    const part = (row: PivotRow | undefined) => row && measured(row.total, 'budget', row.budget);
    expect(part(customer)).toBeCloseTo(157 / 1104, 10);
    expect(part(shop)).toBeCloseTo(45 / 229, 10);
    expect(part(none)).toBeNull();
    expect(shop?.budget).toEqual({ budget: 22_900, usedByEnd: 22_900 });
    expect(pivot(kessler, asked({ rows: 'person' }), figures, personOf).total.budget).toBeNull();
  });

  test.each([
    ['open, with more hours than planned', project('MES', 400, 4860), 1000],
    ['open, with less hours than planned', project('MES', 1000, 10_000), 1000],
    ['closed: the hours used count', { ...project('MES', 1000, 4860), state: 'closed' }, 1000],
    ['failed: the hours used count', { ...project('MES', 1000, 4860), state: 'failed' }, 1000],
    ['without a budget', project('MES', null, 4860), 1000],
    ['without revenue', project('MES', 1000, null), null],
    ['revenue of 0 is none', project('MES', 1000, 0), null],
  ])('the rate of a project, %s', (_name, one, rate) => {
    const rows = [reportRow('2026-10-01', 486), reportRow('2026-11-21', 100)];
    expect(projectFigures([one], rows, { today, end: today }).get('12:MES')?.rate).toBe(rate);
  });

  test('projects of one name are one row without a budget; their revenue is divided by the hours used', () => {
    const twins = [project('MES', 100, 1000), project(' MES ', 50, 2000)];
    const known = projectFigures(twins, [reportRow('2026-10-01', 30)], { today, end: today });
    expect(known.get('12:MES')).toMatchObject({ budget: null, rate: 10_000 });
    expect(known.size).toBe(1);
  });

  test('an unknown travel time is never 0', () => {
    const rows = [
      reportRow('2026-10-01', 1, { travel: 150 }),
      reportRow('2026-10-01', 1, { travel: undefined }),
    ];
    const sums = (some: typeof rows) => pivot(some, asked(), figures, personOf).total.total;
    expect(measured(sums(rows), 'travel', null)).toBe(150);
    expect(sums(rows).unknownTravel).toBe(1);
    expect(measured(sums(rows.slice(1)), 'travel', null)).toBeNull();
    expect(measured(sums(rows.slice(0, 1)), 'travel', null)).toBe(150);
  });
});
