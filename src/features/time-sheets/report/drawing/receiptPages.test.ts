import { describe, expect, test } from 'vitest';
import type { Receipt } from '@/domain/money/expense';
import { cents } from '@/domain/money/money';
import { isoDate } from '@/domain/time/period';
import {
  jpegFile,
  plainPng,
  resizedJpegFile,
  signaturePng,
  turnedJpegFile,
} from '@/shared/pdf/testing/pictureFiles';
import { readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { draw, receiptOf, rowWith, rowsOf } from '../testing/reports';

const expense = (receipt: Receipt | null, receiptNumber = '1042') =>
  rowWith({
    date: isoDate('2026-11-05'),
    activity: 'Taxi zum Bahnhof',
    receiptNumber,
    expenseType: 'Reisekosten',
    amount: cents(3720),
    receipt,
  });

async function pageOf(receipt: Receipt, receiptNumber?: string) {
  const { bytes, flaws } = await draw([expense(receipt, receiptNumber)]);
  const { pages } = await readPdf(bytes);
  expect(pages).toHaveLength(2);
  const [, page] = pages;
  if (!page) throw new Error('no page of a receipt');
  return { page, flaws, text: textOf(page) };
}

describe('the page of a receipt', () => {
  test.each([
    ['jpeg', jpegFile(), 2],
    ['png', plainPng(30, 90), 1 / 3],
    ['png with transparency', signaturePng(90, 30), 3],
    ['wide png', plainPng(4000, 20), 200],
  ])(
    'is portrait, titled with its number, and shows a %s without distortion (R-8.27)',
    async (_kind, file, ratio) => {
      const { page, flaws, text } = await pageOf(receiptOf(file));
      expect(flaws).toEqual([]);
      expect([page.width, page.height]).toEqual([expect.closeTo(210, 1), expect.closeTo(297, 1)]);
      expect(text).toContain('Beleg 1042');
      expect(text).toContain('05.11.2026 · Reisekosten · 37,20 EUR · Taxi zum Bahnhof');
      expect(text).toContain('Seite 2 von 2');
      expect(page.pictures).toHaveLength(1);
      const [picture] = page.pictures;
      if (!picture) throw new Error('no picture');
      expect(picture.width / picture.height).toBeCloseTo(ratio, 1);
      expect(picture.x).toBeGreaterThan(13.9);
      expect(picture.x + picture.width).toBeLessThan(196.1);
      expect(picture.y).toBeGreaterThan(35);
      expect(picture.y + picture.height).toBeLessThan(281);
    },
  );

  test.each([
    [3, 40, 20],
    [6, 20, 40],
    [8, 20, 40],
  ])('shows a photo with orientation %i upright', async (orientation, width, height) => {
    const { page } = await pageOf(receiptOf(turnedJpegFile(orientation)));
    const { page: untouched } = await pageOf(receiptOf(jpegFile()));
    const [picture] = page.pictures;
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(width / height, 2);
    expect((picture?.x ?? 0) + (picture?.width ?? 0) / 2).toBeCloseTo(105, 1);
    expect(picture?.y).toBeCloseTo(untouched.pictures[0]?.y ?? 0, 3);
  });

  test.each([
    [
      'a truncated JPEG',
      jpegFile().subarray(0, 250),
      'beleg.jpg',
      'Die Datei ist unvollständig.',
      'truncated',
    ],
    [
      'a truncated PNG',
      plainPng(20, 20).subarray(0, 50),
      'a.png',
      'Die Datei ist unvollständig.',
      'truncated',
    ],
    ['an empty file', new Uint8Array(), 'beleg.jpg', 'Die Datei ist leer.', 'empty'],
    [
      'text named as picture',
      new TextEncoder().encode('Quittung'),
      'b.png',
      'Die Datei ist kein Bild',
      'unknown',
    ],
    ['0 by 0 pixels', resizedJpegFile(0, 0), 'beleg.jpg', 'keine oder zu viele Bildpunkte', 'size'],
  ])('says why %s cannot be shown', async (_kind, file, filename, sentence, reason) => {
    const { page, flaws, text } = await pageOf(receiptOf(file, filename));
    expect(flaws).toEqual([{ kind: 'receipt', row: 0, reason }]);
    expect(text).toContain('Beleg 1042');
    expect(text).toContain('Der Beleg kann nicht gezeigt werden.');
    expect(text).toContain(sentence);
    expect(text).toContain(`Datei: ${filename}`);
    expect(page.pictures).toEqual([]);
  });

  test('names a PDF that cannot be opened', async () => {
    const { flaws, text } = await pageOf(receiptOf(new TextEncoder().encode('%PDF-1.4 …'), 'Rechnung ő.pdf'));
    expect(flaws).toEqual([{ kind: 'receipt', row: 0, reason: 'pdf' }]);
    expect(text).toContain('Dieser Beleg liegt als eigene PDF-Datei vor');
    expect(text).toContain('Datei: Rechnung ő.pdf');
  });

  test('depends on the bytes and not on the file name', async () => {
    const { page } = await pageOf(receiptOf(jpegFile(), 'beleg.pdf'));
    expect(page.pictures).toHaveLength(1);
  });

  test('needs no receipt number', async () => {
    expect((await pageOf(receiptOf(jpegFile()), '')).text).toContain('Beleg ohne Nummer');
  });
});

test('a report with 1,000 rows and 40 receipts is drawn', async () => {
  const rows = rowsOf(1000, (index) =>
    index % 25 === 0
      ? expense(receiptOf(plainPng(20, 30)), `B${index}`)
      : { hours: 8, activity: `Arbeit ${index}` },
  );
  const { bytes, pages: count, flaws } = await draw(rows);
  const { pages } = await readPdf(bytes);
  expect(flaws).toEqual([]);
  expect(pages).toHaveLength(count);
  const portrait = pages.filter(({ width, height }) => width < height);
  expect(portrait.map((page) => /Beleg (B\d+)/u.exec(textOf(page))?.[1])).toEqual(
    Array.from({ length: 40 }, (_, n) => `B${n * 25}`),
  );
  expect(portrait.every(({ pictures }) => pictures.length === 1)).toBe(true);
});
