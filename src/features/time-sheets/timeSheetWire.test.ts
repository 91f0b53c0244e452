import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { timeSheetContentFromWire, timeSheetContentWire } from './timeSheetWire';

const png = 'data:image/png;base64,iVBORw0KGgo=';
const plain = {
  Datum: '2026-11-03',
  Ort: 'Augsburg',
  Von: '07:30',
  Bis: '18:45',
  AStd: 8,
  RStd: 1.5,
  Kunde: 'Kessler',
  Projekt: 'MES',
  Tätigkeit: 'Workshop',
  kM: 124,
  VSatz: 16,
};
const signed = { signature: png, signatureTimestamp: '2026-12-01T08:15:00.000Z', mail: 'j@nordfeld.example' };

const read = (answer: unknown) => timeSheetContentFromWire(v.parse(timeSheetContentWire, answer));
const readRow = (fields: object) => read({ signature: [], data: [{ ...plain, ...fields }] }).rows[0];

describe('answers that differ from the usual', () => {
  test('numbers as text, full timestamps, seconds and unknown fields give the same row', () => {
    const varied = {
      Datum: '2026-11-02T23:00:00.000Z',
      Von: '07:30:00',
      Bis: '2026-11-03T18:45:00',
      AStd: '8.00',
      RStd: '1.50',
      kM: '124',
      VSatz: '16.00',
      Zeile: 7,
    };
    expect(readRow(varied)).toEqual(readRow({}));
    expect(readRow({})).toMatchObject({
      date: '2026-11-03',
      departure: '07:30',
      hours: 8,
      foodAllowance: 1600,
    });
  });

  test.each([0, '0.00', null])(
    'a food allowance of %j counts as none, so that such rows print the same (R-8.42)',
    (VSatz) => {
      expect(readRow({ VSatz })?.foodAllowance).toBeNull();
    },
  );

  test.each([null, '', undefined])('optional fields that are %j are empty', (nothing) => {
    const fields = ['Ort', 'Von', 'Bis', 'AStd', 'RStd', 'Kunde', 'Projekt', 'Tätigkeit', 'kM', 'VSatz'];
    const row = readRow({
      ...Object.fromEntries(fields.map((field) => [field, nothing])),
      BelNr: nothing,
      Art: nothing,
      Betrag: nothing,
      FileLink: nothing,
    });
    expect(row).toEqual({
      date: '2026-11-03',
      location: '',
      departure: null,
      arrival: null,
      hours: null,
      travelHours: null,
      customer: '',
      project: '',
      activity: '',
      distanceKm: null,
      foodAllowance: null,
      receiptNumber: '',
      expenseType: '',
      amount: null,
      receipt: null,
    });
  });

  test('amounts become cents, and receipt numbers become text (R-8.11)', () => {
    expect(readRow({ BelNr: 1042, Art: 'Reisekosten', Betrag: '1.005' })).toMatchObject({
      receiptNumber: '1042',
      expenseType: 'Reisekosten',
      amount: 101,
    });
  });

  test('lists can be values or JSON text; a missing list is empty', () => {
    const usual = read({ signature: [signed], data: [plain] });
    expect(read({ signature: JSON.stringify([signed]), data: JSON.stringify([plain]) })).toEqual(usual);
    expect(usual.signature).toEqual({ image: png, signedAt: signed.signatureTimestamp, mail: signed.mail });
    for (const nothing of [null, '', []]) {
      expect(read({ signature: nothing, data: nothing })).toEqual({ rows: [], signature: null });
    }
    expect(read({ data: [plain] }).signature).toBeNull();
  });

  test('every field of a row is read (R-8.11)', () => {
    expect(readRow({})).toEqual({
      date: '2026-11-03',
      location: 'Augsburg',
      departure: '07:30',
      arrival: '18:45',
      hours: 8,
      travelHours: 1.5,
      customer: 'Kessler',
      project: 'MES',
      activity: 'Workshop',
      distanceKm: 124,
      foodAllowance: 1600,
      receiptNumber: '',
      expenseType: '',
      amount: null,
      receipt: null,
    });
  });

  test('a signature counts with its picture or its time alone; the first one is that of the sheet (R-8.11)', () => {
    const only = (fields: object) => read({ signature: [fields, signed], data: [] }).signature;
    expect(only({ signature: png })).toEqual({ image: png, signedAt: '', mail: '' });
    expect(only({ signatureTimestamp: 'now', mail: null })).toEqual({ image: '', signedAt: 'now', mail: '' });
  });

  test('a signature with empty fields counts as none (R-8.11)', () => {
    const empty = { signature: null, signatureTimestamp: null, mail: 'j@nordfeld.example' };
    expect(read({ signature: [empty], data: [] }).signature).toBeNull();
  });

  test('times with a zone belong to the day of their row, an arrival also to the one after it', () => {
    const arrival = (Bis: string) => readRow({ Bis })?.arrival;
    expect([arrival('2026-11-03T18:00:00Z'), arrival('2026-11-04T01:00:00Z')]).toEqual(['19:00', '02:00']);
    const pathOf = (times: object) =>
      v.safeParse(timeSheetContentWire, { data: [{ ...plain, ...times }] }).issues?.[0].path?.at(-1)?.key;
    expect(pathOf({ Von: '2026-11-04T08:00:00Z' })).toBe('Von');
    expect(pathOf({ Bis: '2026-11-05T08:00:00Z' })).toBe('Bis');
  });

  test('a broken answer names the first wrong field', () => {
    const pathOf = (answer: unknown) =>
      v.safeParse(timeSheetContentWire, answer).issues?.[0].path?.map(({ key }) => key);
    expect(pathOf({ signature: [], data: [plain, { ...plain, Datum: 'gestern' }] })).toEqual([
      'data',
      1,
      'Datum',
    ]);
    expect(pathOf({ signature: [], data: [{ ...plain, AStd: 'acht' }] })).toEqual(['data', 0, 'AStd']);
    expect(pathOf({ signature: [], data: '<html>' })).toEqual(['data']);
  });
});

describe('FileLink', () => {
  const file = { filename: 'taxi.png', contentType: 'image/png', encoding: 'base64', path: png };

  test.each([
    ['a data URL', png, { filename: '', contentType: 'image/png', path: png }],
    ['an object', file, { filename: 'taxi.png', contentType: 'image/png', path: png }],
    ['JSON text', JSON.stringify(file), { filename: 'taxi.png', contentType: 'image/png', path: png }],
    ['base64 alone', 'iVBORw0KGgo=', { filename: '', contentType: '', path: 'data:;base64,iVBORw0KGgo=' }],
    [
      'an object with base64 alone',
      { ...file, path: 'iVBORw0KGgo=' },
      { filename: 'taxi.png', contentType: 'image/png', path: png },
    ],
    ['a name without a file', 'C:\\taxi.png', { filename: 'C:\\taxi.png', contentType: '', path: '' }],
    [
      'JSON text after spaces',
      ` ${JSON.stringify(file)}`,
      { filename: 'taxi.png', contentType: 'image/png', path: png },
    ],
    ['JSON text of something else', '{"path":{}}', { filename: '{"path":{}}', contentType: '', path: '' }],
    ['a name before an address', `x ${png}`, { filename: `x ${png}`, contentType: '', path: '' }],
    ['a number as a name', '12', { filename: '', contentType: '', path: 'data:;base64,12' }],
    ['broken JSON text', '{"filename":', { filename: '{"filename":', contentType: '', path: '' }],
    [
      'an object without a file',
      { ...file, path: null },
      { filename: 'taxi.png', contentType: 'image/png', path: '' },
    ],
  ])('%s is read', (_form, FileLink, receipt) => expect(readRow({ FileLink })?.receipt).toEqual(receipt));

  test.each([null, '', {}, { filename: null, path: '' }])('%j means no receipt', (FileLink) => {
    expect(readRow({ FileLink })?.receipt).toBeNull();
  });
});
