import { PDFDocument, type PDFPage, StandardFonts, degrees } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { cents } from '@/domain/money/money';
import { isoDate } from '@/domain/time/period';
import { jpegFile } from '@/shared/pdf/testing/pictureFiles';
import { type ReadPage, readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { draw, receiptOf, rowWith } from './testing/reports';

const A4 = [595.28, 841.89] as const;

/** A PDF with a page for each of the given functions, which draws it. */
async function pdfOf(...writers: readonly ((page: PDFPage) => void)[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const write of writers) {
    const page = document.addPage([...A4]);
    page.setFont(font);
    write(page);
  }
  return document.save();
}

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/** A hand-written PDF of one page with an empty cross-reference table; readers find the objects themselves. */
function plainPdf(packing = '', kids = '/Kids [3 0 R]'): Uint8Array {
  const drawing = 'BT /F1 12 Tf 60 760 Td (Kassenbon) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages ${kids} /Count 1 >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} ${packing} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return latin1(
    `%PDF-1.4\n${objects.join('')}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
  );
}

const writing = (text: string) => (page: PDFPage) => page.drawText(text, { x: 60, y: 760, size: 12 });

async function reportOf(...files: readonly Uint8Array[]) {
  const rows = files.map((file, index) =>
    rowWith({
      date: isoDate('2026-11-05'),
      activity: 'Hotel',
      receiptNumber: String(1042 + index),
      expenseType: 'Reisekosten',
      amount: cents(14_300),
      receipt: receiptOf(file, 'rechnung.pdf'),
    }),
  );
  const { bytes, pages: count, flaws } = await draw(rows);
  const { pages, info } = await readPdf(bytes);
  expect(pages).toHaveLength(count);
  return { pages: pages.slice(1), flaws, info };
}

function placeOf(page: ReadPage | undefined, text: string) {
  const found = page?.texts.find((one) => one.text === text);
  if (!found) throw new Error(`no text ${text}`);
  return found;
}

describe('a receipt that is a PDF', () => {
  test('has a report page for each of its pages, titled with the number and counted', async () => {
    const { pages, flaws, info } = await reportOf(
      await pdfOf(writing('Hotel Lindenhof'), writing('Zimmer 12'), () => undefined),
      jpegFile(),
    );
    expect(flaws).toEqual([]);
    expect(pages.map(({ width, height }) => width < height)).toEqual([true, true, true, true]);
    const texts = pages.map(textOf);
    expect(texts[0]).toContain('Beleg 1042');
    expect(texts[0]).toContain('143,00 EUR · Blatt 1 von 3 · Hotel');
    expect(texts[0]).toContain('Hotel Lindenhof');
    expect(texts[0]).toContain('Seite 2 von 5');
    expect(texts[1]).toContain('Zimmer 12');
    expect(texts[1]).toContain('Seite 3 von 5');
    // An empty page stays empty.
    expect(texts[2]).toContain('Blatt 3 von 3');
    expect(texts[3]).toContain('Beleg 1043');
    expect(pages[3]?.pictures).toHaveLength(1);
    // The metadata of the report are still there.
    expect(info).toMatchObject({ Title: 'Timesheet', Author: 'Jana Albrecht', Language: 'de-DE' });
  });

  test('stays between header and footer, smaller but not distorted', async () => {
    const { pages } = await reportOf(
      await pdfOf((page) => {
        page.drawText('links oben', { x: 0, y: A4[1] - 12, size: 12 });
        page.drawText('links unten', { x: 0, y: 0, size: 12 });
      }),
    );
    const top = placeOf(pages[0], 'links oben');
    const bottom = placeOf(pages[0], 'links unten');
    expect(top.x).toBeGreaterThan(14);
    expect(top.x).toBeCloseTo(bottom.x, 1);
    expect(top.y).toBeGreaterThan(38);
    expect(bottom.y).toBeLessThan(280.5);
    // As high as the room: 829.89 points are between the two texts.
    const scale = (bottom.y - top.y) / ((829.89 * 25.4) / 72);
    expect(scale).toBeGreaterThan(0.75);
    expect(scale).toBeLessThan(0.9);
    expect(top.x).toBeCloseTo(105 - (scale * 210) / 2, 0);
  });

  test.each([90, 180, 270])('that is rotated by %i degrees is drawn upright', async (angle) => {
    // Written so that the text is upright, at the upper left, once the page is rotated.
    const [width, height] = A4;
    const place = {
      90: { x: 30, y: 20 },
      180: { x: width - 20, y: 30 },
      270: { x: width - 30, y: height - 20 },
    }[angle] ?? { x: 0, y: 0 };
    const { pages } = await reportOf(
      await pdfOf((page) => {
        page.setRotation(degrees(angle));
        page.drawText('oben', { ...place, size: 12, rotate: degrees(angle) });
      }),
    );
    const { x, y, width: length } = placeOf(pages[0], 'oben');
    expect(length).toBeGreaterThan(4);
    expect(x).toBeLessThan(60);
    expect(x).toBeGreaterThan(14);
    expect(y).toBeLessThan(60);
    expect(y).toBeGreaterThan(38);
  });

  test('shows only its crop box, at its own size', async () => {
    const { pages } = await reportOf(
      await pdfOf((page) => {
        page.setCropBox(200, 400, 200, 200);
        page.drawText('Kassenbon', { x: 210, y: 580, size: 12 });
      }),
    );
    const { x, y } = placeOf(pages[0], 'Kassenbon');
    // 200 points are 70.6 mm, in the middle of 210 mm.
    expect(x).toBeCloseTo(105 - 70.56 / 2 + 3.53, 0);
    expect(y).toBeLessThan(55);
  });

  test.each([
    ['end mark', '%%EOF'],
    ['table', 'startxref'],
    ['trailer', 'trailer'],
  ])('without its %s is still shown', async (_part, mark) => {
    const whole = Buffer.from(plainPdf());
    const { pages, flaws } = await reportOf(whole.subarray(0, whole.indexOf(mark)));
    expect(flaws).toEqual([]);
    expect(placeOf(pages[0], 'Kassenbon')).toBeDefined();
  });

  test.each([
    ['nothing', {}],
    ['printing', { permissions: { printing: false as const } }],
  ])(
    'that only its owner may change (%s is forbidden) is shown like any other',
    async (_what, permissions) => {
      const document = await PDFDocument.load(await pdfOf(writing('Bahnfahrt')));
      document.encrypt({ ownerPassword: 'geheim', userPassword: '', ...permissions });
      const { pages, flaws } = await reportOf(await document.save());
      expect(flaws).toEqual([]);
      expect(placeOf(pages[0], 'Bahnfahrt')).toBeDefined();
    },
  );

  test('that is locked by a password is named on its page', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.encrypt({ userPassword: 'geheim', ownerPassword: 'geheim' });
    const { pages, flaws } = await reportOf(await document.save());
    expect(flaws).toEqual([{ kind: 'receipt', row: 0, reason: 'pdf' }]);
    expect(textOf(pages[0])).toContain('Sie ist durch ein Kennwort geschützt.');
  });

  const damaged = async () => (await pdfOf(writing('x'))).subarray(0, 400);

  test.each([
    ['damaged', damaged],
    ['nothing but its mark', async () => Promise.resolve(latin1('%PDF-1.4'))],
    ['a web page that names it', async () => Promise.resolve(latin1('<html>%PDF-1.4</html>'))],
    ['packed in an unknown way', async () => Promise.resolve(plainPdf('/Filter /Unknown'))],
    ['packed and damaged', async () => Promise.resolve(plainPdf('/Filter /FlateDecode'))],
    ['of pages that hold each other', async () => Promise.resolve(plainPdf('', '/Kids [2 0 R]'))],
  ])('that is %s is named on its page with the reason, and the others are shown', async (_kind, file) => {
    const { pages, flaws } = await reportOf(await file(), await pdfOf(writing('Zimmer 12')));
    expect(flaws).toEqual([{ kind: 'receipt', row: 0, reason: 'pdf' }]);
    expect(pages).toHaveLength(2);
    const [first = '', second] = pages.map(textOf);
    expect(first).toContain('Dieser Beleg liegt als eigene PDF-Datei vor');
    expect(first).toContain('Die PDF-Datei lässt sich nicht lesen');
    expect(second).toContain('Zimmer 12');
  });
});
