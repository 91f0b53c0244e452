import { describe, expect, test } from 'vitest';
import type { PrintedText } from './printedLines';
import { readPrintedSheet } from './printedSheet';

/** The width of a letter. */
const LETTER = 2.5;
const at = (text: string, x: number, y: number): PrintedText => ({ text, x, y, width: text.length * LETTER });
/** A text that ends at x. */
const before = (text: string, x: number, y: number) => at(text, x - text.length * LETTER, y);

/** Edges of the columns AStd, RStd, kM, VSatz, Betrag. */
const EDGES = [235, 260, 677, 706, 798];
const MARGIN = 39.69;
const LEFT = MARGIN + 3.97;

/** A line of the table: a label, and the texts of the five columns. */
function line(y: number, label: string, ...values: string[]): PrintedText[] {
  const cells = values.flatMap((text, index) => (text === '' ? [] : [before(text, EDGES[index] ?? 0, y)]));
  return [at(label, LEFT, y), ...cells];
}

const above = [
  at('Arbeitszeitnachweis', MARGIN, 116),
  at('Name', MARGIN, 140),
  at('Jana Albrecht', MARGIN + 22, 140),
  at('Zeitraum', MARGIN + 100, 140),
  at('01.11.2026 – 30.11.2026', MARGIN + 138, 140),
];
const head = (y = 175) => line(y, 'Datum', 'AStd', 'RStd', 'kM', 'VSatz', 'Betrag');
const table = [
  ...head(),
  ...line(191, '02.11.2026', '8,50', '0,50', '26', '16,00', ''),
  ...line(207, '03.11.2026', '', '', '', '', '-1.234,56'),
  ...line(223, '04.11.2026', '', '', '', '', ''),
  ...line(239, 'Summe', '8,50', '0,50', '26', '16,00', '-1.234,56'),
];
const closing = [
  at('Datum / Unterschrift', MARGIN, 382),
  at('01.12.2026, 09:15 Uhr MEZ', MARGIN, 363.6),
  at('jana.albrecht@', MARGIN + 130.4, 382),
  at('nordfeld.example', MARGIN + 130.4, 392),
];
const page = [...above, ...table, ...closing];

/** Pages of upright texts. */
const pagesOf = (...pages: (readonly PrintedText[])[]) => pages.map((texts) => ({ texts, rotation: 0 }));
const placeAt = (y: number) => ({ page: 1, rotation: 0, y });

const values = (hours: unknown, travel: unknown, km: unknown, food: unknown, expenses: unknown) => ({
  hours,
  travel,
  km,
  food,
  expenses,
});
const read = {
  name: 'Jana Albrecht',
  period: { from: '2026-11-01', to: '2026-11-30' },
  rows: [
    { date: '2026-11-02', values: values(8.5, 0.5, 26, 1600, null) },
    { date: '2026-11-03', values: values(null, null, null, null, -123_456) },
  ],
  sums: values(8.5, 0.5, 26, 1600, -123_456),
  signature: { moment: '01.12.2026, 09:15 Uhr MEZ', mail: 'jana.albrecht@nordfeld.example' },
  places: {
    head: placeAt(175),
    rows: [placeAt(191), placeAt(207)],
    sums: placeAt(239),
    signature: placeAt(382),
  },
};

/** The texts of a page letter by letter, as some readers and printers have them. */
const letters = page.flatMap(({ text, x, y }) =>
  Array.from(text, (letter, index) => at(letter, x + index * LETTER, y)),
);

describe('a printed sheet', () => {
  test('has its name, period, rows with values, sums and signature (R-18.48)', () => {
    expect(readPrintedSheet(pagesOf(page))).toEqual(read);
  });

  test.each([
    ['in another order', page.toReversed()],
    ['letter by letter', letters],
    ['letter by letter in another order', letters.toSorted((one, other) => one.x - other.x)],
    ['with blanks between', page.flatMap((one) => [one, at(' ', one.x + one.width, one.y)])],
  ])('is the same with its texts %s (R-18.48)', (_how, texts) => {
    expect(readPrintedSheet(pagesOf(texts))).toEqual(read);
  });

  test('goes on below the head of the next page; a date that is repeated there has no values (R-18.48)', () => {
    const next = [...head(80), ...line(96, '03.11.2026'), ...line(112, '05.11.2026', '1,00', '', '', '', '')];
    const { rows, sums, signature, name, places } = readPrintedSheet(
      pagesOf([...above, ...table.slice(0, -6)], next),
    );
    expect(rows).toEqual([...read.rows, { date: '2026-11-05', values: values(1, null, null, null, null) }]);
    expect([sums, signature, name]).toEqual([null, null, 'Jana Albrecht']);
    expect(places.rows).toEqual([...read.places.rows, { ...placeAt(112), page: 2 }]);
  });

  test.each([
    ['without a head', page.filter(({ text }) => text !== 'RStd')],
    [
      'with two titles in one text',
      page.map((one) => (one.text === 'AStd' ? { ...one, text: 'AStd RStd' } : one)),
    ],
    ['with a title twice', [...page, at('kM', 400, 175)]],
    ['with nothing', []],
  ])('%s has no rows, sums or signature (R-18.49)', (_how, texts) => {
    expect(readPrintedSheet(pagesOf(texts))).toMatchObject({ rows: [], sums: null, signature: null });
  });

  test.each([
    ['8.50', '8.50'],
    ['8,5', '8,5'],
    ['8,5000', '8,5000'],
    ['1234,50', '1234,50'],
    ['12.34,50', '12.34,50'],
    ['8,50 h', '8,50 h'],
    ['–8,50', '–8,50'],
    ['1e3', '1e3'],
    ['1.234,567', 1234.567],
    ['-0,00', 0],
  ])('has %j as %j in a column of hours (R-18.49)', (text, value) => {
    const texts = [...head(), ...line(191, '02.11.2026', text)];
    expect(readPrintedSheet(pagesOf(texts)).rows[0]?.values.hours).toBe(value);
  });

  test('has no value whose right edge is not that of its head (R-18.49)', () => {
    for (const [by, value] of [
      [0.5, 8.5],
      [-0.5, 8.5],
      [0.8, null],
      [-0.8, null],
    ] as const) {
      const texts = [...head(), ...line(191, '02.11.2026', '', '1,00'), before('8,50', 235 + by, 191)];
      expect(readPrintedSheet(pagesOf(texts)).rows[0]?.values).toMatchObject({ hours: value, travel: 1 });
    }
  });

  test('has no number where texts lie over each other, and no sums with two lines Summe (R-18.49)', () => {
    const over = [
      ...page,
      before('9,50', 235, 192),
      at('05.11.2026', LEFT, 207),
      ...line(255, 'Summe', '1,00'),
    ];
    const { rows, sums } = readPrintedSheet(pagesOf(over));
    expect(rows[0]?.values).toEqual(values('8,50 9,50', 0.5, 26, 1600, null));
    expect(rows[1]?.date).toBe('03.11.2026 05.11.2026');
    expect(sums).toBeNull();
  });

  test('has a day that does not exist as it is written, and without its line neither name nor period (R-18.49)', () => {
    const texts = [...head(), ...line(191, '31.02.2026', '8,50')];
    expect(readPrintedSheet(pagesOf(texts))).toMatchObject({
      name: null,
      period: null,
      rows: [{ date: '31.02.2026' }],
    });
  });

  test('has a signature only beside its label, which only counts at the margin (R-18.48)', () => {
    const elsewhere = closing.map((one) => ({ ...one, x: one.x + 300 }));
    expect(readPrintedSheet(pagesOf([...above, ...table, ...elsewhere])).signature).toBeNull();
    expect(readPrintedSheet(pagesOf([...above, ...table], closing)).signature).toBeNull();
  });

  test('has the same rows if its last page comes first (R-18.105)', () => {
    const next = [...head(80), ...line(96, '05.11.2026', '1,00', '', '', '', ''), ...closing];
    const first = [...above, ...table.slice(0, -6)];
    const inOrder = readPrintedSheet(pagesOf(first, next));
    const { places, ...reversed } = readPrintedSheet(pagesOf(next, first));
    expect({ ...reversed, places: inOrder.places }).toEqual(inOrder);
    expect([places.head?.page, places.signature?.page]).toEqual([2, 1]);
  });
});
