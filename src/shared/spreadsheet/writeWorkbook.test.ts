import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type WorkSheet, read } from 'xlsx';
import type { FileTable, FileValue } from '@/domain/find/exportTable';
import type { AnswerColumn, MessageFromExportWorker } from './exportMessages';
import { readAnswer } from './readAnswer';
import { serveExport } from './serveExport';
import { writeSheets, writeWorkbook } from './writeWorkbook';

const texts = { sheet: 'Hours', total: 'Total' };

const columns: readonly AnswerColumn[] = [
  { title: 'Date', field: 'Date', kind: 'date' },
  { title: 'Employee', field: 'Employee', kind: 'text' },
  { title: 'Customer', field: 'Customer', kind: 'text' },
  { title: 'Project', field: 'Project', kind: 'text' },
  { title: 'Description', field: 'Description', kind: 'text' },
  { title: 'Location', field: 'Location', kind: 'text' },
  { title: 'Hours', field: 'HoursWorked', kind: 'hours' },
  { title: 'Travel time', field: 'TravelTime', kind: 'hours', isOptional: true },
];

const row = {
  date: '2026-11-18',
  employee: 'Jana Albrecht',
  customer: 'Kessler',
  project: 'MES',
  description: 'Workshop',
  location: 'Augsburg',
  hours: 7.5,
  travelTime: null,
};

const rowWith = (change: Partial<Record<keyof typeof row, FileValue>> = {}): readonly FileValue[] =>
  Object.values({ ...row, ...change });

const tableOf = (rows: FileTable['rows']): FileTable => ({ columns, rows, notes: [] });

function sheetOf(rows: FileTable['rows']): WorkSheet {
  const sheet = read(writeWorkbook(tableOf(rows), texts), { cellNF: true, cellFormula: true }).Sheets[
    'Hours'
  ];
  if (!sheet) throw new Error('there is no sheet');
  return sheet;
}

const xmlOf = (rows: FileTable['rows']) =>
  strFromU8(unzipSync(writeWorkbook(tableOf(rows), texts))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

describe('export dialog: the spreadsheet', () => {
  test('the sheet has a header row, one row per record, dates as dates and hours as numbers', () => {
    const sheet = sheetOf([rowWith(), rowWith({ date: '2024-02-29', travelTime: 1.25 })]);
    const titles = columns.map(({ title }) => title);
    expect(titles.map((_title, at) => sheet[`${'ABCDEFGH'.charAt(at)}1`]?.v)).toEqual(titles);
    expect(sheet['A2']).toMatchObject({ t: 'n', v: 46_344, w: '18.11.2026' });
    expect(sheet['A3']).toMatchObject({ t: 'n', w: '29.02.2024' });
    expect(sheet['G2']).toMatchObject({ t: 'n', v: 7.5, z: '#,##0.00' });
    expect(sheet['H2']).toBeUndefined();
    expect(sheet['H3']).toMatchObject({ t: 'n', v: 1.25 });
  });

  test('the sheet ends with totals of hours and travel time: formulas with cached values', () => {
    const sheet = sheetOf([rowWith({ hours: 0.1 }), rowWith({ hours: 0.2, travelTime: 2 })]);
    expect(sheet['A4']).toMatchObject({ t: 's', v: 'Total' });
    expect(sheet['G4']).toMatchObject({ t: 'n', f: 'SUM(G2:G3)', v: 0.3 });
    expect(sheet['H4']).toMatchObject({ t: 'n', f: 'SUM(H2:H3)', v: 2 });
  });

  test('amounts are euros with their sum, and notes are below the totals (R-15.20)', () => {
    const money: FileTable = {
      columns: [
        { title: 'Name', kind: 'text' },
        { title: 'Amount', kind: 'euro' },
        { title: 'Count', kind: 'number' },
      ],
      rows: [
        ['Taxi', 1999, 2],
        ['Hotel', 10_001, null],
      ],
      notes: ['Entries before 01.10.2026 are missing.'],
    };
    const sheet = read(writeWorkbook(money, { sheet: 'A/B: money', total: 'Total' }), {
      cellNF: true,
      cellFormula: true,
    }).Sheets['A B  money'];
    expect(sheet?.['B2']).toMatchObject({ t: 'n', v: 19.99 });
    expect(sheet?.['B4']).toMatchObject({ t: 'n', v: 120, f: 'SUM(B2:B3)', w: '120.00 €' });
    expect(sheet?.['C4']).toMatchObject({ t: 'n', v: 2, f: 'SUM(C2:C3)' });
    expect(sheet?.['A6']).toMatchObject({ v: 'Entries before 01.10.2026 are missing.' });
  });

  test('the sheet has a frozen header, a filter over the rows and column widths', () => {
    const xml = xmlOf([rowWith(), rowWith()]);
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain('<autoFilter ref="A1:H3"/>');
    expect(xml.match(/<col /gu)).toHaveLength(8);
  });

  test.each(['=HYPERLINK("https://evil.example","Bonus")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', "'=1"])(
    'user input never becomes a formula: %j',
    (typed) => {
      const sheet = sheetOf([
        rowWith({ employee: typed, customer: typed, project: typed, description: typed, location: typed }),
      ]);
      for (const column of 'BCDEF') {
        expect(sheet[`${column}2`]).toMatchObject({ t: 's', v: typed });
        expect(sheet[`${column}2`]?.f).toBeUndefined();
      }
    },
  );

  test('the sheet keeps quotes, markup, emoji and any script; text too long for a cell is cut', () => {
    const typed = '„Kessler“ & <b>Söhne</b> 🙂 株式会社 \u0007';
    const sheet = sheetOf([rowWith({ description: typed, customer: 'x'.repeat(40_000) })]);
    expect(sheet['E2']).toMatchObject({ v: typed });
    expect(sheet['C2']?.v).toHaveLength(32_767);
  });

  test.each(['_x0041_', 'a_x0041_x0042_', '_x005F_', '_x00e4_', '_x41_'])(
    'what looks like an escaped character stays as it was typed: %s (R-15.20)',
    (typed) => expect(sheetOf([rowWith({ description: typed })])['E2']).toMatchObject({ v: typed }),
  );

  test('writing a workbook reports its progress', () => {
    const shares: number[] = [];
    writeWorkbook(tableOf(Array.from({ length: 12_000 }, () => rowWith())), texts, (share) =>
      shares.push(share),
    );
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.length).toBeGreaterThan(3);
  });
});

describe('several sheets', () => {
  const value = (title: string) => ({ title, kind: 'hours' as const });
  const times = Array.from({ length: 28 }, (_, at) => value(`Week ${at + 1}`));
  const wide: FileTable = {
    columns: [{ title: 'Name', kind: 'text' }, ...times],
    rows: [
      ['A', ...times.map(() => 1)],
      ['B', ...times.map(() => 2)],
      ['Sum', ...times.map(() => 3)],
    ],
    notes: [],
    sums: [
      {
        row: 2,
        column: 27,
        of: [
          { rows: [0, 0], columns: [27, 27] },
          { rows: [1, 1], columns: [27, 27] },
        ],
      },
      { row: 0, column: 28, of: [{ rows: [0, 0], columns: [1, 27] }] },
    ],
  };
  const few: FileTable = {
    columns: [
      { title: 'Name', kind: 'text' },
      { title: 'Travel', kind: 'hours' },
      { title: 'Share', kind: 'percent' },
    ],
    rows: [
      ['A', 1.5, 0.095],
      ['B', 'unknown', null],
    ],
    notes: [],
  };

  test('each has its name, its head, and sums as formulas wherever they are (R-16.83)', () => {
    const file = writeSheets([
      { name: 'Report', table: wide, total: null },
      { name: 'Entries', table: few, total: 'Total' },
    ]);
    const book = read(file, { cellFormula: true, cellNF: true });
    expect(book.SheetNames).toEqual(['Report', 'Entries']);
    const report = book.Sheets['Report'];
    expect(report?.['AB4']).toMatchObject({ f: 'SUM(AB2,AB3)', v: 3 });
    expect(report?.['AC2']).toMatchObject({ f: 'SUM(B2:AB2)', v: 1 });
    expect(report?.['!autofilter']).toEqual({ ref: 'A1:AC4' });
    expect(report?.['A5']).toBeUndefined();
    const files = unzipSync(file);
    for (const sheet of ['sheet1', 'sheet2'])
      expect(strFromU8(files[`xl/worksheets/${sheet}.xml`] ?? new Uint8Array())).toContain('state="frozen"');
  });

  test('a text among numbers stays a text and counts for nothing; parts are percent without a sum (R-16.85)', () => {
    const file = writeSheets([{ name: 'Entries', table: few, total: 'Total' }]);
    const sheet = read(file, { cellFormula: true, cellNF: true }).Sheets['Entries'];
    expect(sheet?.['B3']).toMatchObject({ t: 's', v: 'unknown' });
    expect(sheet?.['B4']).toMatchObject({ f: 'SUM(B2:B3)', v: 1.5 });
    expect(sheet?.['C2']).toMatchObject({ t: 'n', v: 0.095, w: '10%' });
    expect(sheet?.['C4']).toBeUndefined();
  });
});

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const wire = {
  Date: '2026-03-09T23:00:00.000Z',
  Employee: 'Jana',
  Customer: null,
  Description: 'Workshop',
  HoursWorked: '8.00',
  TravelTime: '',
};

describe('the answer of an export', () => {
  test('an export is read tolerantly: timestamps, numbers as text, missing fields, JSON in text, no hours (R-24.152)', () => {
    const read8 = { date: '2026-03-10', employee: 'Jana', customer: '', project: '', location: '', hours: 8 };
    const expected = { kind: 'rows', table: tableOf([rowWith(read8)]) };
    expect(readAnswer(bytesOf(JSON.stringify([wire])), columns)).toEqual(expected);
    expect(readAnswer(bytesOf(JSON.stringify(JSON.stringify([wire]))), columns)).toEqual(expected);
    for (const HoursWorked of [null, ''])
      expect(readAnswer(bytesOf(JSON.stringify([{ ...wire, HoursWorked }])), columns).kind).toBe('rows');
  });

  test.each([
    ['<h1>502</h1>', 'JSON'],
    [JSON.stringify([{ ...wire, HoursWorked: undefined }]), '0.HoursWorked'],
    ['{"message":"no"}', 'JSON'],
    [JSON.stringify([wire, { ...wire, HoursWorked: 'many' }]), '1.HoursWorked'],
    [JSON.stringify([{ ...wire, Date: 'yesterday' }]), '0.Date'],
  ])('an invalid export is reported as such: %s', (text, path) => {
    expect(readAnswer(bytesOf(text), columns)).toEqual({ kind: 'contract', path });
  });

  test.each<[string, MessageFromExportWorker['kind'][]]>([
    ['[]', ['empty']],
    ['', ['contract']],
    [JSON.stringify([wire]), ['progress', 'progress', 'done']],
  ])('for %s the worker posts %j', (text, kinds) => {
    const said: MessageFromExportWorker[] = [];
    serveExport({ bytes: bytesOf(text), columns, texts }, (message) => said.push(message));
    expect(said.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('tables are also taken as JSON; one that is broken is a failure (R-16.83)', () => {
    const said: MessageFromExportWorker[] = [];
    const table = JSON.stringify(tableOf([rowWith()]));
    for (const sent of [table, '{'])
      serveExport({ sheets: [{ name: 'A', table: sent, total: null }] }, (message) => said.push(message));
    serveExport({ csv: table, language: 'de' }, (message) => said.push(message));
    expect(said.map(({ kind }) => kind).filter((kind) => kind !== 'progress')).toEqual([
      'done',
      'failed',
      'done',
    ]);
  });
});
