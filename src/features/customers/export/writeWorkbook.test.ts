import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type WorkSheet, read } from 'xlsx';
import { isoDate } from '@/domain/time/period';
import { type ExportRow, readExport } from './exportRows';
import type { MessageFromExportWorker } from './exportMessages';
import { serveExport } from './serveExport';
import { writeWorkbook } from './writeWorkbook';

const texts = {
  sheet: 'Hours',
  columns: ['Date', 'Employee', 'Customer', 'Project', 'Description', 'Location', 'Hours', 'Travel time'],
  total: 'Total',
};

function rowWith(change: Partial<ExportRow> = {}): ExportRow {
  return {
    date: isoDate('2026-11-18'),
    employee: 'Jana Albrecht',
    customer: 'Kessler',
    project: 'MES',
    description: 'Workshop',
    location: 'Augsburg',
    hours: 7.5,
    travelTime: null,
    ...change,
  };
}

function sheetOf(rows: readonly ExportRow[]): WorkSheet {
  const sheet = read(writeWorkbook(rows, texts), { cellNF: true, cellFormula: true }).Sheets['Hours'];
  if (!sheet) throw new Error('there is no sheet');
  return sheet;
}

const xmlOf = (rows: readonly ExportRow[]) =>
  strFromU8(unzipSync(writeWorkbook(rows, texts))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

describe('export dialog: the spreadsheet', () => {
  test('the sheet has a header row, one row per record, dates as dates and hours as numbers', () => {
    const sheet = sheetOf([rowWith(), rowWith({ date: isoDate('2024-02-29'), travelTime: 1.25 })]);
    expect(texts.columns.map((_title, at) => sheet[`${'ABCDEFGH'.charAt(at)}1`]?.v)).toEqual(texts.columns);
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

  test('writing a workbook reports its progress', () => {
    const shares: number[] = [];
    writeWorkbook(
      Array.from({ length: 12_000 }, () => rowWith()),
      texts,
      (share) => shares.push(share),
    );
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.length).toBeGreaterThan(3);
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
  test('an export is read tolerantly: timestamps, numbers as text, missing fields, JSON in text', () => {
    const expected = {
      kind: 'rows',
      rows: [
        rowWith({
          date: isoDate('2026-03-10'),
          employee: 'Jana',
          customer: '',
          project: '',
          location: '',
          hours: 8,
        }),
      ],
    };
    expect(readExport(bytesOf(JSON.stringify([wire])))).toEqual(expected);
    expect(readExport(bytesOf(JSON.stringify(JSON.stringify([wire]))))).toEqual(expected);
  });

  test.each([
    ['<h1>502</h1>', 'JSON'],
    ['{"message":"no"}', 'JSON'],
    [JSON.stringify([wire, { ...wire, HoursWorked: 'many' }]), '1.HoursWorked'],
    [JSON.stringify([{ ...wire, Date: 'yesterday' }]), '0.Date'],
  ])('an invalid export is reported as such: %s', (text, path) => {
    expect(readExport(bytesOf(text))).toEqual({ kind: 'contract', path });
  });

  test.each<[string, MessageFromExportWorker['kind'][]]>([
    ['[]', ['empty']],
    ['', ['contract']],
    [JSON.stringify([wire]), ['progress', 'progress', 'done']],
  ])('for %s the worker posts %j', (text, kinds) => {
    const said: MessageFromExportWorker[] = [];
    serveExport({ bytes: bytesOf(text), texts }, (message) => said.push(message));
    expect(said.map(({ kind }) => kind)).toEqual(kinds);
  });
});
