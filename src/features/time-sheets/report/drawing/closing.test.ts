import { describe, expect, test } from 'vitest';
import { dataUrl, jpegFile, signaturePng } from '@/shared/pdf/testing/pictureFiles';
import { findText, readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { draw, rowWith, rowsOf } from '../testing/reports';

const signed = (image: Uint8Array, mail = 'jana.albrecht@nordfeld.example') => ({
  signature: { image: dataUrl(image), signedAt: '2026-12-01T08:15:00.000Z', mail },
});

describe('the signature', () => {
  test.each([
    [300, 40],
    [60, 200],
  ])(
    'of %i by %i is drawn 60 by 30 millimetres on its line, with time and mail (R-8.20, R-8.26)',
    async (width, height) => {
      const { bytes, flaws } = await draw(
        rowsOf(3, () => ({ hours: 8 })),
        signed(signaturePng(width, height)),
      );
      const [page] = (await readPdf(bytes)).pages;
      expect(flaws).toEqual([]);
      expect(page?.pictures).toHaveLength(1);
      const [picture] = page?.pictures ?? [];
      expect(picture?.width).toBeCloseTo(60, 2);
      expect(picture?.height).toBeCloseTo(30, 2);

      const label = findText(page, 'Datum / Unterschrift');
      const moment = findText(page, '01.12.2026, 09:15 Uhr MEZ');
      const mail = findText(page, 'jana.albrecht@nordfeld.example');
      const bottom = (picture?.y ?? 0) + (picture?.height ?? 0);
      expect(moment.y).toBeLessThan(label.y);
      expect(bottom).toBeLessThan(label.y);
      expect(label.y - bottom).toBeLessThan(6);
      expect(mail.x).toBeCloseTo(picture?.x ?? 0, 1);
      expect(moment.x + moment.width).toBeLessThan(picture?.x ?? 0);
    },
  );

  test('keeps its aspect ratio if it is not a PNG', async () => {
    const { bytes } = await draw([], signed(jpegFile()));
    const [picture] = (await readPdf(bytes)).pages[0]?.pictures ?? [];
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(2, 3);
  });

  test('is reported as a flaw if it cannot be read; time and mail are still drawn', async () => {
    const { bytes, flaws } = await draw([], signed(signaturePng(90, 30).subarray(0, 70)));
    const text = textOf((await readPdf(bytes)).pages[0]);
    expect(flaws).toEqual([{ kind: 'signature' }]);
    expect(text).toContain('Die Unterschrift ist nicht lesbar.');
    expect(text).toContain('01.12.2026, 09:15 Uhr');
  });

  test('is an empty line for a pen while the sheet is not signed (R-8.26)', async () => {
    const [page] = (await readPdf((await draw([])).bytes)).pages;
    expect(textOf(page)).toContain('Datum / Unterschrift');
    expect(page?.pictures).toEqual([]);
  });

  test('stays with the summary on one page and above the footer', async () => {
    for (let count = 12; count <= 26; count += 1) {
      const { bytes } = await draw(
        rowsOf(count, () => ({ hours: 8 })),
        signed(signaturePng(90, 30)),
      );
      const page = (await readPdf(bytes)).pages.at(-1);
      for (const part of ['Erstattung Auslagen', 'Gesamt', 'Datum / Unterschrift', 'nordfeld.example']) {
        expect(findText(page, part).y).toBeLessThan(findText(page, 'Seite').y - 4);
      }
    }
  });
});

test("the time of the signature is in the company's time zone, with the zone, wherever the reader is", async () => {
  const { bytes } = await draw([], { ...signed(signaturePng(9, 9)), timeZone: 'Asia/Tokyo' });
  const [page] = (await readPdf(bytes)).pages;
  const moment = findText(page, '01.12.2026, 17:15 Uhr GMT+9');
  expect(moment.x + moment.width).toBeLessThan(page?.pictures[0]?.x ?? 0);
});

test('mail addresses of any length stay below the line and on the page', async () => {
  const mail = `${'vorname-'.repeat(8)}@${'abteilung.'.repeat(6)}example`;
  const [page] = (await readPdf((await draw([], signed(signaturePng(9, 9), mail))).bytes)).pages;
  const parts = page?.texts.filter(({ y }) => y >= findText(page, 'vorname-').y && y < 190) ?? [];
  const written = parts.filter(({ x }) => x > 50).map(({ text }) => text);
  expect(written.join('')).toBe(mail);
});

describe('the closing is never alone on a page', () => {
  const words = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => `${name}${n}`).join(' ');

  // Rows of many sizes, so that every distance between table and footer occurs.
  test.each([1, 2, 4])('after %i long rows', async (count) => {
    for (let length = 20; length <= 1000; length += 97) {
      const rows = rowsOf(count, (index) => ({ activity: words(length, `w${index}x`), hours: 8 }));
      const { pages } = await readPdf((await draw(rows, signed(signaturePng(90, 30)))).bytes);
      const last = textOf(pages.at(-1));
      expect(last).toContain('Datum / Unterschrift');
      expect(last).toContain('Summe');
      expect(last).toContain(`w${count - 1}x${length - 1}`);
      const written = new Set(pages.flatMap(({ texts }) => texts.flatMap(({ text }) => text.split(' '))));
      const missing = rows.flatMap(({ activity }) =>
        activity.split(' ').filter((word) => !written.has(word)),
      );
      expect(missing).toEqual([]);
    }
  });

  test('a row that continues after a page break repeats its date', async () => {
    const date = rowWith({}).date;
    const [year, month, day] = date.split('-');
    const rows = [rowWith({ activity: words(2500, 'w'), hours: 8 })];
    const { pages } = await readPdf((await draw(rows)).bytes);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(findText(page, `${day}.${month}.${year}`).x).toBeLessThan(17);
    expect(pages.filter((page) => page.texts.some(({ text }) => text === '8,00'))).toHaveLength(2);
  });
});
