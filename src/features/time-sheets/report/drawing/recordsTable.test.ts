import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '@/domain/money/money';
import { isoDate } from '@/domain/time/period';
import { sumsOf } from '@/domain/sheets/timeSheet';
import { reportCells } from './reportColumns';
import {
  type ReadPdf,
  findText,
  misplaced,
  readPdf,
  textOf,
  withoutBlanks,
} from '@/shared/pdf/testing/readPdf';
import { draw, rowWith, rowsOf, work } from '../testing/reports';

const HEADINGS = 'Datum Ort Von Bis AStd RStd Kunde Projekt Tätigkeit kM VSatz BelNr Art Betrag';

async function read(...args: Parameters<typeof draw>): Promise<ReadPdf> {
  return readPdf((await draw(...args)).bytes);
}

describe('the table of records', () => {
  test.each([1, 2, 25])(
    'of %i pages repeats its header and ends with Summe and the signature line',

    async (count) => {
      const rows = rowsOf({ 1: 4, 2: 22, 25: 555 }[count] ?? 0, work);
      const { pages } = await read(rows);
      const tablePages = pages.filter((page) => textOf(page).includes(HEADINGS));
      expect(tablePages).toHaveLength(count);
      expect(pages.filter((page) => /\bSumme\b/u.test(textOf(page)))).toEqual(tablePages.slice(-1));
      expect(textOf(pages.at(-1))).toContain('Datum / Unterschrift');
    },
  );

  test('never leaves the sum without rows above it on its page', async () => {
    for (let count = 10; count <= 60; count += 1) {
      const { pages } = await read(rowsOf(count, (index) => ({ activity: `Arbeit ${index}.`, hours: 1 })));
      const last = textOf(pages.at(-1));
      expect(last).toContain('Datum / Unterschrift');
      expect(last).toContain(`Arbeit ${count - 1}.`);
      expect(last).toContain(`Arbeit ${count - 3}.`);
      expect(last.match(/Datum Ort Von/gu)).toHaveLength(1);
      expect(
        pages
          .map(textOf)
          .join('')
          .match(/Arbeit \d+\./gu),
      ).toHaveLength(count);
      expect(misplaced(pages)).toEqual([]);
    }
  });

  test('loses no text of any cell, and keeps the order of the rows', async () => {
    const rows = rowsOf(80, (index) => ({
      ...work(index),
      receiptNumber: index % 4 === 0 ? String(1000 + index) : '',
      expenseType: index % 4 === 0 ? 'Reisekosten' : '',
      amount: index % 4 === 0 ? cents(1250 + index) : null,
    }));
    const { pages } = await read(rows);
    const written = withoutBlanks(pages.map(textOf).join(''));
    let at = 0;
    for (const cells of reportCells(rows, sumsOf(rows)).body) {
      const row = withoutBlanks(cells.join(''));
      expect(written.slice(at)).toContain(row);
      at = written.indexOf(row, at) + row.length;
    }
  });

  test('loses no letter of any text, however long its words', async () => {
    const letter = fc.constantFrom(...'aßŁžőİşΔλ€„“–…-/ W.'.split(''), 'Straßenverkehr');
    const text = fc.array(letter, { maxLength: 120 }).map((letters) => letters.join('').trim());
    const row = fc
      .record({ location: text, customer: text, project: text, activity: text, receiptNumber: text })
      .map((fields) => rowWith(fields));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
        const { pages } = await read(rows);
        const written = withoutBlanks(pages.map(textOf).join(''));
        for (const cells of reportCells(rows, sumsOf(rows)).body) {
          for (const cell of cells) expect(written).toContain(withoutBlanks(cell).slice(0, 30));
          expect(written).toContain(withoutBlanks(cells.join('')));
        }
        expect(misplaced(pages)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test('continues over several pages with a long description, without losing a word', async () => {
    const words = Array.from({ length: 2500 }, (_, n) => `Wort${n}`);
    const { pages } = await read([rowWith({ activity: words.join(' ') }), rowWith({ activity: 'danach' })]);
    expect(pages.length).toBeGreaterThan(2);
    expect(textOf(pages.at(-1))).toContain('danach');
    const written = new Set(pages.flatMap((page) => page.texts.flatMap(({ text }) => text.split(' '))));
    expect(words.filter((word) => !written.has(word))).toEqual([]);
    expect(misplaced(pages)).toEqual([]);
  });

  test('never splits a row that fits on a page', async () => {
    const rows = rowsOf(70, (index) => ({
      activity: `Anfang${index} ${'lang und länger '.repeat(12)} Ende${index}.`,
    }));
    const { pages } = await read(rows);
    for (let index = 0; index < 70; index += 1) {
      const page = pages.find(({ texts }) => texts.some(({ text }) => text.startsWith(`Anfang${index} `)));
      expect(textOf(page)).toContain(`Ende${index}.`);
    }
  });

  test('keeps its columns apart, and long numbers in one piece', async () => {
    const rows = rowsOf(40, (index) => ({
      ...work(index),
      departure: null,
      hours: 123.456,
      distanceKm: 1_234_567,
      foodAllowance: cents(123_456_789),
      amount: cents(-1_234_567_890),
      receiptNumber: '20261234567',
    }));
    const { pages } = await read(rows);
    expect(misplaced(pages)).toEqual([]);
    expect(findText(pages[0], '-12.345.678,90').text).toBe('-12.345.678,90');
    expect(textOf(pages.at(-1))).toContain('-493.827.156,00');
  });

  test('says so when there are no records', async () => {
    const { pages } = await read([]);
    expect(pages).toHaveLength(1);
    expect(textOf(pages[0])).toContain('Keine Einträge im Zeitraum');
    expect(textOf(pages[0])).toMatch(/Summe 0,00 0,00 0 0,00 0,00/u);
    expect(textOf(pages[0])).toContain('Gesamt 0,00 EUR');
  });

  test('leaves hours empty if none were entered', async () => {
    const { pages } = await read([
      rowWith({ date: isoDate('2026-11-03'), hours: null, travelHours: 1, customer: 'Kessler' }),
      rowWith({ date: isoDate('2026-11-04'), hours: 2, travelHours: 1, customer: 'Kessler' }),
    ]);
    expect(textOf(pages[0])).toContain(
      '03.11.2026 1,00 Kessler 04.11.2026 2,00 1,00 Kessler Summe 2,00 2,00',
    );
  });

  test('prints a sign for characters that its fonts lack, and the rest of the text', async () => {
    const { bytes, flaws } = await draw([
      rowWith({ activity: 'Team 你好 🚀 ﬁnal ① a\u00ADb\tc', customer: 'شركة ✓\uFE0F 你' }),
    ]);
    const { pages } = await readPdf(bytes);
    expect(textOf(pages[0])).toContain('Team \uFFFD\uFFFD \uFFFD final 1 ab c');
    // The report lists the words that have them.
    expect(flaws).toEqual([{ kind: 'letters', words: ['شركة', '✓', '你', '你好', '🚀'] }]);
  });
});
