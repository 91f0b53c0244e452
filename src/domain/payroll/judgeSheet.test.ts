import { describe, expect, test } from 'vitest';
import type { AttachedSheet } from '../sheets/sheetData';
import { sheetData } from '../sheets/sheetData';
import { isoDate } from '../time/period';
import { rowWith } from '../sheets/timeSheet.fixture';
import { type SheetReading, judgeSheet } from './judgeSheet';
import { type PrintedSheet, type PrintedValues } from './printedSheet';

const day = (number: number) => isoDate(`2026-11-${String(number).padStart(2, '0')}`);

/** The data of a sheet with a row for each number of hours. */
function dataOf(hours: readonly (number | null)[], signedAt: string | null = '2026-12-01'): AttachedSheet {
  const data = sheetData(
    {
      company: 'Nordfeld GmbH',
      person: { guid: 'u-17', username: 'jalbrecht', name: 'Jana Albrecht', mail: '' },
      id: '412',
      period: { from: day(1), to: day(30) },
      rows: hours.map((one, index) => rowWith({ date: day(index + 1), hours: one })),
      signature: signedAt === null ? null : { image: '', signedAt, mail: 'jana@nordfeld.example' },
    },
    '',
  );
  return { ...data, createdAt: '', fingerprint: '' };
}

const only = (hours: number | string | null, zero: number | null = null): PrintedValues => ({
  hours,
  travel: zero,
  km: zero,
  food: zero,
  expenses: zero,
});

/** Where a page has a head, so many rows, sums and the signature: 10 points below each other. */
const placesOf = (rows: number): PrintedSheet['places'] => ({
  head: { page: 1, rotation: 0, y: 10 },
  rows: Array.from({ length: rows }, (_, at) => ({ page: 1, rotation: 0, y: 20 + at * 10 })),
  sums: { page: 1, rotation: 0, y: 20 + rows * 10 },
  signature: { page: 1, rotation: 0, y: 40 + rows * 10 },
});

/** The print of such a sheet. */
function printOf(hours: readonly (number | string)[], changes: Partial<PrintedSheet> = {}): PrintedSheet {
  const sum = hours.reduce<number>((total, one) => total + Number(one), 0);
  return {
    name: 'Jana Albrecht',
    period: { from: day(1), to: day(30) },
    rows: hours.map((one, index) => ({ date: day(index + 1), values: only(one) })),
    sums: only(sum, 0),
    signature: { moment: 'am 2026-12-01', mail: 'jana@nordfeld.example' },
    places: placesOf(hours.length),
    ...changes,
  };
}

const rules = { company: 'Nordfeld GmbH', printedMoment: (at: string) => `am ${at}` };
const sheet = (data: AttachedSheet, printed: PrintedSheet, fingerprintAgrees = true): SheetReading => ({
  kind: 'sheet',
  attachment: { kind: 'data', data, fingerprintAgrees },
  printed,
});
const judge = (...of: Parameters<typeof sheet>) => judgeSheet(sheet(...of), rules);

describe('the first failing test decides', () => {
  const data = dataOf([8, 7]);
  const wrong = printOf([8, 6], { signature: null });

  test('company, then attachment, then print, then signature (R-18.45)', () => {
    const unsigned = dataOf([8, 7], null);
    const states = [
      judge({ ...data, company: 'Südfeld AG', state: 'prepared' }, wrong, false),
      judge(data, wrong, false),
      judge({ ...data, state: 'prepared' }, wrong),
      judge(unsigned, wrong),
      judge(unsigned, printOf([8, 7], { signature: null })),
      judge(data, printOf([8, 7])),
    ].map(({ state }) => state);
    expect(states).toEqual(['otherCompany', 'altered', 'altered', 'differs', 'unsigned', 'checked']);
  });

  test('sums are those of the rows to a millionth (R-18.44)', () => {
    const thirds = dataOf([0.333333, 0.333333, 0.333333]);
    expect(thirds.sums.hours).toBe(0.999999);
    expect(judge(thirds, printOf([0.333, 0.333, 0.333], { sums: only(1, 0) })).state).toBe('checked');
    const rounded = { ...thirds, sums: { ...thirds.sums, hours: 1 } };
    expect(judge(rounded, printOf([0.333, 0.333, 0.333], { sums: only(1, 0) })).state).toBe('altered');
  });
});

describe('differences', () => {
  const differencesOf = (attached: readonly (number | null)[], printed: PrintedSheet) => {
    const judgement = judge(dataOf(attached), printed);
    return judgement.state === 'differs' ? judgement.differences : judgement.state;
  };

  test('are rows, sums, name, period, moment and mail, in this order (R-18.50)', () => {
    const nothing = { name: null, period: null, rows: [], sums: null, signature: null, places: placesOf(0) };
    const found = differencesOf([8, null], nothing);
    expect(
      Array.isArray(found) && found.map((one) => [one.where, 'value' in one ? one.value : ''].join(' ')),
    ).toEqual([
      'missingRow ',
      ...['hours', 'travel', 'km', 'food', 'expenses'].map((kind) => `sum ${kind}`),
      'name ',
      'period ',
      'moment ',
      'mail ',
    ]);
  });

  test('name a text that is no number as it is printed (R-18.50)', () => {
    expect(differencesOf([8], printOf(['8,00 9,00'], { sums: only(8, 0) }))).toEqual([
      { where: 'row', date: day(1), value: 'hours', printed: '8,00 9,00', attached: 8 },
    ]);
  });

  test('are thousandths, and a value that is empty is not zero (R-18.53)', () => {
    expect(differencesOf([1.0004, 2.0005], printOf([1, 2.001], { sums: only(3.001, 0) }))).toBe('checked');
    expect(differencesOf([1.0006], printOf([1]))).toHaveLength(2);
    expect(differencesOf([0], printOf([], { sums: only(0, 0) }))).toHaveLength(1);
  });

  test('of a row in the middle and one at the end do not count the rows around them (R-18.50)', () => {
    const without = [1, 2, 4, 5, 6].map((hours) => ({ date: day(hours), values: only(hours) }));
    const printed = printOf([], { rows: without, sums: only(21, 0) });
    expect(differencesOf([1, 2, 3, 4, 5, 6], printed)).toEqual([
      { where: 'missingRow', date: day(3), values: only(3) },
    ]);
  });
});

test('a sheet without data has sums only if all five can be read (R-18.41)', () => {
  const judged = (sums: PrintedValues | null) =>
    judgeSheet({ kind: 'sheet', attachment: null, printed: printOf([8], { sums }) }, rules);
  expect(judged(only(8, 0))).toMatchObject({ state: 'withoutData', printed: only(8, 0) });
  expect(judged(only('8,00 9,00', 0))).toMatchObject({ printed: null });
  expect(judged(only(8))).toMatchObject({ printed: null });
  expect(judged(null)).toMatchObject({ printed: null });
});

describe('the place where one looks first', () => {
  const data = dataOf([8, 7, 6]);
  const lookAt = (printed: PrintedSheet) => judge(data, printed).place?.y;

  test('is the first row that differs, or the one after a row that is not printed (R-18.84)', () => {
    expect(lookAt(printOf([8, 7.5, 5.5]))).toBe(30);
    expect(lookAt(printOf([8, 7, 6, 5]))).toBe(50);
    const { rows } = printOf([8, 7, 6]);
    expect(lookAt(printOf([8, 6], { rows: rows.filter((_, at) => at !== 1) }))).toBe(30);
    expect(lookAt(printOf([8, 7]))).toBe(40);
  });

  test('is the line Summe, the head below name and period, or the signature if the rows agree (R-18.84)', () => {
    expect(lookAt(printOf([8, 7, 6], { sums: only(22, 0) }))).toBe(50);
    expect(lookAt(printOf([8, 7, 6], { name: 'Jonas Weidner' }))).toBe(10);
    expect(lookAt(printOf([8, 7, 6], { period: null }))).toBe(10);
    expect(lookAt(printOf([8, 7, 6], { signature: null }))).toBe(70);
  });

  test('is the line Summe of a sheet without differences or data (R-18.84)', () => {
    const printed = printOf([8, 7, 6]);
    expect(lookAt(printed)).toBe(50);
    expect(judgeSheet({ kind: 'sheet', attachment: null, printed }, rules).place?.y).toBe(50);
    expect(judgeSheet({ kind: 'foreign' }, rules).place).toBeNull();
  });
});
