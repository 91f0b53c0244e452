import { describe, expect, test } from 'vitest';
import { cents } from '../money/money';
import type { AttachedSheet } from '../sheets/sheetData';
import { sheetData } from '../sheets/sheetData';
import { rowWith } from '../sheets/timeSheet.fixture';
import { isoDate } from '../time/period';
import { type SheetReading, judgeSheet } from './judgeSheet';
import type { PrintedSheet } from './printedSheet';

const rules = { company: 'Nordfeld', printedMoment: (at: string) => `am ${at}` };
const row = rowWith({ hours: 8, foodAllowance: cents(1600) });
const november = { from: isoDate('2026-11-01'), to: isoDate('2026-11-30') };
const person = { guid: 'u-17', username: 'jalbrecht', name: 'Jana Albrecht', mail: 'm' };
const signature = { image: '', signedAt: '2026-12-01', mail: 'jana@nordfeld.example' };

function dataOf(days: readonly string[], changes: Partial<AttachedSheet> = {}): AttachedSheet {
  const rows = days.map((date) => Object.assign({}, row, { date: isoDate(date) }));
  const data = sheetData({ company: 'Nordfeld', person, id: '1', period: november, rows, signature }, '');
  return { ...data, createdAt: '', fingerprint: 'f', ...changes };
}

const nothing = { hours: null, travel: null, km: null, food: null, expenses: null };
const blank: PrintedSheet = {
  name: null,
  period: null,
  rows: [],
  sums: null,
  signature: null,
  places: { head: null, rows: [], sums: null, signature: null },
};
const reading = (attachment: Extract<SheetReading, { kind: 'sheet' }>['attachment'], printed = blank) =>
  judgeSheet({ kind: 'sheet', attachment, printed }, rules);
const judged = (data: AttachedSheet) => reading({ kind: 'data', data, fingerprintAgrees: true });

test('a file that is no sheet says why, and nothing else (R-18.45)', () => {
  const empty = {
    company: '',
    person: null,
    period: null,
    days: [],
    fingerprint: null,
    signedAt: null,
    printed: null,
    differences: [],
    place: null,
  };
  expect(judgeSheet({ kind: 'unreadable', reason: 'locked' }, rules)).toEqual({
    ...empty,
    state: 'unreadable',
    reason: 'locked',
  });
  expect(judgeSheet({ kind: 'foreign' }, rules)).toEqual({ ...empty, state: 'foreign', reason: null });
  expect(reading({ kind: 'newer' })).toEqual({ ...empty, state: 'newer', reason: null });
  expect(reading({ kind: 'damaged' }).state).toBe('damaged');
});

test('a sheet without data has the name, the period and the sums of its print (R-18.41)', () => {
  expect(reading(null)).toMatchObject({ state: 'withoutData', person: null, period: null, printed: null });
  const sums = { hours: 8, travel: 0, km: 0, food: 1600, expenses: 0 };
  const place = { page: 1, rotation: 0, y: 5 };
  const printed = { ...blank, name: 'Jana Albrecht', period: november, sums };
  expect(reading(null, { ...printed, places: { ...blank.places, sums: place } })).toMatchObject({
    person: { guid: '', username: '', name: 'Jana Albrecht', mail: '' },
    period: november,
    printed: sums,
    place,
  });
  expect(reading(null, { ...printed, sums: { ...sums, km: null } }).printed).toBeNull();
  expect(reading(null, { ...printed, sums: { ...sums, food: '16,00 x' } }).printed).toBeNull();
});

describe('data of a sheet', () => {
  test('say whose they are, of which days, and their values; an empty one is 0 (R-18.45)', () => {
    expect(judged(dataOf(['2026-11-02']))).toMatchObject({
      state: 'differs',
      company: 'Nordfeld',
      person,
      period: november,
      fingerprint: 'f',
      signedAt: '2026-12-01',
      days: [{ date: '2026-11-02', values: { hours: 8, travel: 0, km: 0, food: 1600, expenses: 0 } }],
    });
    expect(judged(dataOf([], { signature: null, state: 'prepared' })).signedAt).toBeNull();
    expect(judged(dataOf([], { company: 'Other' })).state).toBe('otherCompany');
  });

  test.each<[string, readonly string[], Partial<AttachedSheet>, boolean]>([
    ['the first and the last day', ['2026-11-01', '2026-11-30'], {}, false],
    ['no rows', [], {}, false],
    ['a period of one day', [], { from: november.from, to: november.from }, false],
    ['a day before the period', ['2026-11-02', '2026-10-31'], {}, true],
    ['a day after the period', ['2026-12-01', '2026-11-02'], {}, true],
    ['a period that ends before it begins', [], { from: november.to, to: november.from }, true],
    ['signed without a signature', [], { signature: null }, true],
    ['a signature on a sheet that is not signed', [], { state: 'prepared' }, true],
    [
      'another sum',
      ['2026-11-02'],
      { sums: { hours: 9, travel: 0, km: 0, foodCents: 1600, amountCents: 0 } },
      true,
    ],
  ])('are altered if they contradict themselves: %s (R-18.44)', (_, days, changes, isAltered) => {
    expect(judged(dataOf(days, changes)).state === 'altered').toBe(isAltered);
  });

  test('are altered if their fingerprint is another, before the print is looked at (R-18.44)', () => {
    const data = dataOf(['2026-11-02']);
    expect(reading({ kind: 'data', data, fingerprintAgrees: false })).toMatchObject({
      state: 'altered',
      differences: [],
    });
  });

  test('and print that differ in a row have the place of the row, and one row that is not there has none (R-18.84)', () => {
    const printed = {
      ...blank,
      rows: [{ date: '2026-11-02', values: { ...nothing, hours: 7, food: 1600 } }],
      places: {
        ...blank.places,
        rows: [{ page: 2, rotation: 0, y: 7 }],
        sums: { page: 3, rotation: 0, y: 9 },
      },
    };
    const data = dataOf(['2026-11-02']);
    expect(reading({ kind: 'data', data, fingerprintAgrees: true }, printed)).toMatchObject({
      state: 'differs',
      place: { page: 2, rotation: 0, y: 7 },
      differences: [
        { where: 'row', value: 'hours', printed: 7, attached: 8 },
        ...[8, 0, 0, 1600, 0].map((attached) => ({ where: 'sum', printed: null, attached })),
        { where: 'name', printed: null, attached: 'Jana Albrecht' },
        { where: 'period', printed: null, attached: november },
        { where: 'moment', printed: null, attached: 'am 2026-12-01' },
        { where: 'mail', printed: null, attached: 'jana@nordfeld.example' },
      ],
    });
    const none = { ...printed, rows: [], places: { ...printed.places, rows: [] } };
    expect(reading({ kind: 'data', data, fingerprintAgrees: true }, none).place).toEqual({
      page: 3,
      rotation: 0,
      y: 9,
    });
  });
});
