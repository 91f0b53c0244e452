import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { entriesTable } from './entriesTable';
import { type PivotQuestion, type PivotRow, pivot } from './pivot';
import { DEFAULT_SETTINGS } from './reportAddress';
import { NO_FILTERS } from './reportFilters';
import { reportTable, shownRows } from './reportTable';
import { personOf, reportRow } from './report.fixture';
import type { FiguresByProject } from './projectFigures';
import type { Measure } from './sums';
import { type TableColumn, tableColumns } from './tableColumns';

const titlesOf = {
  time: '',
  total: 'Summe',
  measure: 'Wert',
  share: 'Anteil',
  before: 'September',
  change: 'Veränderung',
  budget: 'Budget',
  used: 'verbraucht',
  revenue: 'Umsatz',
  hours: 'Stunden',
  unpaid: 'ohne Umsatz',
  unknownRevenue: 'Umsatz unbekannt',
};

const words = {
  person: 'Person',
  customer: 'Kunde',
  project: 'Projekt',
  rowName: ({ name }: PivotRow) => (name === null ? 'ohne Projekt' : (name ?? 'unbekannt')),
  titleOf: ({ id, time }: TableColumn) => time?.key ?? titlesOf[id],
  sum: 'Bisher',
};

const rows = [
  reportRow('2026-09-10', 2),
  reportRow('2026-09-11', 4, { customer: '7', customerName: 'Hansen', project: 'Route' }),
  reportRow('2026-10-05', 3),
  reportRow('2026-10-06', 1.25, { project: null }),
  reportRow('2026-10-07', 4, { customer: '7', customerName: 'Hansen', project: 'Route' }),
];

const question = {
  rows: 'customer-project',
  columns: 'total',
  period: { from: isoDate('2026-10-01'), to: isoDate('2026-10-31') },
  compared: { from: isoDate('2026-09-01'), to: isoDate('2026-09-30') },
  filters: NO_FILTERS,
} as const satisfies PivotQuestion;

const figures: FiguresByProject = new Map([
  ['12:MES', { customer: '12', project: 'MES', budget: 1000, rate: 10_000, usedByEnd: 500 }],
  ['7:Route', { customer: '7', project: 'Route', budget: null, rate: null, usedByEnd: 0 }],
]);

const tableOf = (
  asked: Partial<PivotQuestion> = {},
  { measure = DEFAULT_SETTINGS.measure, open = ['12'] as readonly string[] } = {},
) => {
  const whole = { ...question, ...asked };
  const result = pivot(rows, whole, figures, personOf);
  return reportTable(result, whole, { measure, open }, words);
};

const titles = ({ columns }: ReturnType<typeof tableOf>) => columns.map(({ title }) => title);

describe('the table of a report', () => {
  test('a table has the shown rows with the children of open ones, shares, the comparison and a last row with the sums (R-16.80)', () => {
    const table = tableOf();
    expect(titles(table)).toEqual(['Kunde', 'Projekt', 'Wert', 'Anteil', 'September', 'Veränderung']);
    expect(table.rows).toEqual([
      ['Kessler', '', 4.25, 4.25 / 8.25, 2, 2.25],
      ['Kessler', 'MES', 3, 3 / 8.25, 2, 1],
      ['Kessler', 'ohne Projekt', 1.25, 1.25 / 8.25, null, 1.25],
      ['Hansen', '', 4, 4 / 8.25, 4, 0],
      ['Bisher', '', 8.25, 1, 6, 2.25],
    ]);
    expect(titles(tableOf({}, { open: [] }))).toEqual([
      'Kunde',
      'Wert',
      'Anteil',
      'September',
      'Veränderung',
    ]);
  });

  test('a sum names the rows that it adds up, and none of them twice (R-16.81)', () => {
    const sums = tableOf().sums?.filter(({ column }) => column === 2);
    expect(sums).toEqual([
      {
        row: 4,
        column: 2,
        of: [
          { rows: [0, 0], columns: [2, 2] },
          { rows: [3, 3], columns: [2, 2] },
        ],
      },
      { row: 0, column: 2, of: [{ rows: [1, 2], columns: [2, 2] }] },
    ]);
    expect(tableOf().sums?.some(({ column }) => column === 3)).toBe(false);
  });

  test('columns of time add up to the total of each row (R-16.81)', () => {
    const table = tableOf({
      columns: 'month',
      period: { from: isoDate('2026-08-01'), to: question.period.to },
    });
    expect(titles(table)).toEqual(['Kunde', 'Projekt', '2026-08', '2026-09', '2026-10', 'Summe', 'Anteil']);
    expect(table.rows.at(-1)).toEqual(['Bisher', '', null, 6, 8.25, 14.25, 1]);
    expect(table.sums?.filter(({ column }) => column === 5)).toEqual(
      [0, 1, 2, 3, 4].map((row) => ({ row, column: 5, of: [{ rows: [row, row], columns: [2, 4] }] })),
    );
  });

  test.each([
    [
      'budget',
      ['Kunde', 'Wert', 'September', 'Veränderung', 'Budget', 'verbraucht'],
      ['Kessler', 0.3, 0.2, 0.1, 10, 0.5],
      [],
    ],
    [
      'rate',
      ['Kunde', 'Wert', 'Umsatz', 'Stunden', 'ohne Umsatz', 'September', 'Veränderung'],
      ['Kessler', 10_000, 30_000, 4.25, 1.25, 10_000, 0],
      [2, 3, 4],
    ],
  ] as const)(
    'the measure %s has its own columns; only amounts are added up (R-16.81)',
    (measure, heads, row, added) => {
      const table = tableOf({}, { measure, open: [] });
      expect(titles(table)).toEqual(heads);
      expect(table.rows[0]).toEqual(row);
      expect(table.sums?.map(({ column }) => column)).toEqual(added);
    },
  );

  test('projects have their customers beside them; without rows there is nothing to add up (R-16.80)', () => {
    const byProject = tableOf({ rows: 'project', compared: null });
    expect(titles(byProject)).toEqual(['Projekt', 'Kunde', 'Wert', 'Anteil']);
    expect(byProject.rows[0]?.slice(0, 2)).toEqual(['MES', 'Kessler']);
    const empty = tableOf({
      period: { from: isoDate('2030-01-01'), to: isoDate('2030-01-31') },
      compared: null,
    });
    expect([empty.rows, empty.sums]).toEqual([[['Bisher', null, null]], []]);
  });

  test('people have the projects of open ones beside them, with their customers (R-16.80)', () => {
    const table = tableOf({ rows: 'person-project' }, { open: ['jana'] });
    expect(table.columns.slice(0, 4).map(({ title, kind }) => [title, kind])).toEqual([
      ['Person', 'text'],
      ['Projekt', 'text'],
      ['Kunde', 'text'],
      ['Wert', 'hours'],
    ]);
    expect(table.rows.map((row) => row.slice(0, 4))).toEqual([
      ['jana', '', '', 8.25],
      ['jana', 'MES', 'Kessler', 3],
      ['jana', 'Route', 'Hansen', 4],
      ['jana', 'ohne Projekt', 'Kessler', 1.25],
      ['Bisher', '', '', 8.25],
    ]);
    const heads = (['person', 'customer'] as const).map((kind) => titles(tableOf({ rows: kind }))[0]);
    expect(heads).toEqual(['Person', 'Kunde']);
    const people = pivot(rows, { ...question, rows: 'person-project' }, figures, personOf).rows;
    const open = people.flatMap(({ path, children }) => [path, ...children.map((child) => child.path)]);
    expect(shownRows(people, open).map(({ isOpen }) => isOpen)).toEqual([true, false, false, false]);
    const flat = pivot(rows, { ...question, rows: 'customer' }, figures, personOf).rows;
    expect(shownRows(flat, ['12']).map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });

  test('each measure has its columns, of their kinds; hours whose revenue is unknown have one of theirs (R-16.81)', () => {
    const unknown = reportRow('2026-10-08', 1, { customer: '9', customerName: 'Ohne', project: undefined });
    const whole = pivot([...rows, unknown], question, figures, personOf);
    const columns = (measure: Measure) =>
      tableColumns(whole, measure, true).map(({ id, key, kind, isSum }) => [id, key, kind, isSum].join(' '));
    const compared = (kind: string, isSum: boolean) => [
      `before before ${kind} ${isSum}`,
      `change change ${kind} ${isSum}`,
    ];
    expect(columns('travel')).toEqual([
      'measure total hours true',
      'share  percent false',
      ...compared('hours', true),
    ]);
    expect(columns('budget')).toEqual([
      'measure total percent false',
      ...compared('percent', false),
      'budget  hours false',
      'used used percent false',
    ]);
    expect(columns('rate')).toEqual([
      'measure total euro false',
      'revenue  euro true',
      'hours  hours true',
      'unpaid  hours true',
      'unknownRevenue  hours true',
      ...compared('euro', false),
    ]);
    expect(tableColumns(whole, 'travel', false)[1]?.valueOf(whole.total)).toBeNull();
    const [, ...amounts] = tableColumns(whole, 'rate', false);
    expect(whole.rows.map((row) => amounts.map(({ valueOf }) => valueOf(row)))).toEqual([
      [30_000, 425, 125, 0],
      [null, 400, 400, 0],
      [null, 100, 0, 100],
    ]);
  });
});

describe('the entries behind a report', () => {
  const heads = {
    date: 'Datum',
    person: 'Person',
    customer: 'Kunde',
    project: 'Projekt',
    description: 'Text',
    place: 'Ort',
    hours: 'Stunden',
    travel: 'Reise',
    withoutProject: 'ohne Projekt',
    unknown: 'unbekannt',
  };
  const entries = [
    { ...reportRow('2026-10-05', 3, { description: '=1+1', travel: 50 }), by: { name: 'Jana' } },
    {
      ...reportRow('2026-10-04', 1, { project: undefined, travel: undefined, description: undefined }),
      by: { name: '' },
    },
    { ...reportRow('2026-10-03', 1, { project: null, place: undefined }), by: { name: 'Jana' } },
  ];

  test('values that an export lacks are unknown, never 0 (R-16.82)', () => {
    const table = entriesTable(entries, heads);
    expect(table.columns.map(({ kind }) => kind).join(' ')).toBe('date text text text text text hours hours');
    expect(table.rows).toEqual([
      ['2026-10-05', 'Jana', 'Kessler', 'MES', '=1+1', '', 3, 0.5],
      ['2026-10-04', 'unbekannt', 'Kessler', 'unbekannt', 'unbekannt', '', 1, 'unbekannt'],
      ['2026-10-03', 'Jana', 'Kessler', 'ohne Projekt', '', 'unbekannt', 1, 0],
    ]);
  });

  test('if the report is without people, entries have no names (R-16.82)', () => {
    const { columns, rows: written } = entriesTable(entries, { ...heads, person: undefined });
    expect(columns).toHaveLength(7);
    expect(written.flat()).not.toContain('Jana');
  });
});
