import { expect, test } from 'vitest';
import type { AttachedSheet } from '../sheets/sheetData';
import { sheetData } from '../sheets/sheetData';
import { rowWith } from '../sheets/timeSheet.fixture';
import { isoDate } from '../time/period';
import type { PrintedSheet } from './printedSheet';
import { differencesOf, placeOfFirst } from './sheetDifferences';

type Row = readonly [day: string, hours: number | null];
const dayOf = (day: string) => isoDate(`2026-11-${day}`);
const november = { from: dayOf('01'), to: dayOf('30') };
const none = { travel: null, km: null, food: null, expenses: null };

function dataOf(rows: readonly Row[]): AttachedSheet {
  const data = sheetData(
    {
      company: 'Nordfeld',
      person: { guid: 'g', username: 'u', name: 'Jana Albrecht', mail: '' },
      id: '1',
      period: november,
      rows: rows.map(([day, hours]) => rowWith({ date: dayOf(day), hours })),
      signature: null,
    },
    '',
  );
  return { ...data, createdAt: '', fingerprint: '' };
}

const printOf = (rows: readonly Row[], changes: Partial<PrintedSheet> = {}): PrintedSheet => ({
  name: 'Jana Albrecht',
  period: november,
  rows: rows.map(([day, hours]) => ({ date: dayOf(day), values: { hours, ...none } })),
  sums: {
    hours: rows.reduce((sum, [, hours]) => sum + (hours ?? 0), 0),
    travel: 0,
    km: 0,
    food: 0,
    expenses: 0,
  },
  signature: null,
  places: {
    head: { page: 1, rotation: 0, y: 1 },
    rows: rows.map((_, at) => ({ page: 1, rotation: 0, y: 10 + at })),
    sums: { page: 1, rotation: 0, y: 90 },
    signature: { page: 1, rotation: 0, y: 99 },
  },
  ...changes,
});

/** The rows that differ, and where the first difference is printed. */
function compared(printed: readonly Row[], attached: readonly Row[], changes: Partial<PrintedSheet> = {}) {
  const [print, data] = [printOf(printed, changes), dataOf(attached)];
  const differences = differencesOf(print, data, String).filter(({ where }) => where !== 'sum');
  const place = differences[0] && placeOfFirst(differences[0], print, data);
  return { differences, y: place?.y };
}
const rows = [
  ['02', 8],
  ['03', 7],
  ['04', 6],
] as const satisfies readonly Row[];
const [first, middle, last] = rows;

test('the same rows have no difference, and neither have rows without values (R-18.50)', () => {
  expect(compared(rows, rows).differences).toEqual([]);
  expect(compared([], []).differences).toEqual([]);
  expect(compared(rows, [...rows, ['05', null]]).differences).toEqual([]);
});

test('a row of another day or with another value is one difference each (R-18.50)', () => {
  const row = (value: string, printed: unknown, attached: unknown) => ({
    where: 'row',
    date: '2026-11-03',
    value,
    printed,
    attached,
  });
  expect(
    compared(
      [
        ['02', 8],
        ['05', 7],
        ['04', 6],
      ],
      rows,
    ),
  ).toEqual({
    differences: [row('date', '2026-11-05', '2026-11-03')],
    y: 11,
  });
  expect(
    compared(
      [
        ['02', 8],
        ['03', 7.5],
        ['04', 6],
      ],
      rows,
    ).differences,
  ).toEqual([row('hours', 7.5, 7)]);
  expect(
    compared(
      [
        ['02', 8],
        ['03', 7.0004],
        ['04', 6],
      ],
      rows,
    ).differences,
  ).toEqual([]);
  expect(
    compared(
      [
        ['02', 8],
        ['05', 1],
        ['04', 6],
      ],
      rows,
    ).differences,
  ).toHaveLength(2);
});

test('a row that is missing or added is one difference, wherever it is (R-18.50)', () => {
  const values = { hours: 7, ...none };
  const missing = { where: 'missingRow', date: '2026-11-03', values };
  expect(compared([first, last], rows)).toEqual({ differences: [missing], y: 11 });
  expect(compared(rows, [first, last]).differences).toEqual([{ ...missing, where: 'extraRow' }]);
  expect(compared([middle, last], rows).differences).toMatchObject([
    { where: 'missingRow', date: '2026-11-02' },
  ]);
  expect(compared([first, middle], rows).differences).toMatchObject([
    { where: 'missingRow', date: '2026-11-04' },
  ]);
  expect(compared([], rows).differences).toHaveLength(3);
  // Rows that are the same are not set aside twice.
  expect(compared([first, first], [first]).differences).toMatchObject([{ where: 'extraRow' }]);
  expect(compared([first], [first, first, first]).differences).toHaveLength(2);
});

test('a period differs in its first or its last day, and is looked for in the head (R-18.50)', () => {
  const periods = [{ ...november, from: dayOf('02') }, { ...november, to: dayOf('29') }, null];
  for (const period of periods)
    expect(compared(rows, rows, { period })).toEqual({
      differences: [{ where: 'period', printed: period, attached: november }],
      y: 1,
    });
  expect(compared(rows, rows, { name: 'Jana' })).toMatchObject({ differences: [{ where: 'name' }], y: 1 });
});

test('moment and mail are looked for at the signature, a sum at the line Summe (R-18.84)', () => {
  const signature = { moment: 'm', mail: 'x' };
  expect(compared(rows, rows, { signature })).toMatchObject({
    differences: [{ where: 'moment' }, { where: 'mail' }],
    y: 99,
  });
  expect(compared(rows, rows, { signature: { moment: '', mail: 'x' } })).toMatchObject({
    differences: [{ where: 'mail', printed: 'x', attached: null }],
    y: 99,
  });
  const [print, data] = [printOf(rows, { sums: null }), dataOf(rows)];
  const [sum] = differencesOf(print, data, String);
  expect(sum).toEqual({ where: 'sum', value: 'hours', printed: null, attached: 21 });
  expect(sum && placeOfFirst(sum, print, data)).toEqual({ page: 1, rotation: 0, y: 90 });
});
