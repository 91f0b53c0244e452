import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { openPdf } from '@/shared/files/openPdf';
import { readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { draw, receiptOf, rowWith } from './testing/reports';

const file = (name: string) =>
  new Uint8Array(readFileSync(path.resolve(import.meta.dirname, '../../../../tests/receipts', name)));

const rowsWith = (...names: readonly string[]) =>
  names.map((name) => rowWith({ date: isoDate('2026-11-05'), receipt: receiptOf(file(name), name) }));

describe('what is not in the contents of a page', () => {
  test.each([
    ['form-filled.pdf', /248,90 EUR/u],
    ['stamp.pdf', /BEZAHLT/u],
    ['note-typed-on-page.pdf', /Trinkgeld 3,00/u],
    ['signature-field.pdf', /Signiert: A\. Muster/u],
    ['stamp-hidden.pdf', /^(?!.*BEZAHLT).*BON 12,50/u],
  ])('of %s is on the sheet as text, unless it is hidden (R-8.54)', async (name, shown) => {
    const { bytes, flaws } = await draw(rowsWith(name));
    expect(flaws).toEqual([]);
    expect(textOf((await readPdf(bytes)).pages[1])).toMatch(shown);
  });

  test.each([
    ['form-without-appearance.pdf', false],
    ['layer-off-content.pdf', false],
    ['layer-on.pdf', true],
    ['stamp.pdf', true],
    ['form-filled.pdf', true],
  ])('of %s has to be drawn if the library cannot take it over', async (name, isWhole) => {
    expect(await openPdf(file(name))).toMatchObject({ kind: 'open', pages: [{ isWhole }], isComplete: true });
  });

  test('is named if no page shows it', async () => {
    expect(await openPdf(file('portfolio.pdf'))).toMatchObject({ kind: 'open', lack: 'cover' });
    const form = await PDFDocument.create();
    form.addPage();
    form.catalog.set(PDFName.of('AcroForm'), form.context.obj({ Fields: [], XFA: [] }));
    expect(await openPdf(await form.save())).toMatchObject({ kind: 'open', lack: 'form' });
  });

  test('is drawn where the library would leave out a page, or decode it wrongly', async () => {
    const text = new TextDecoder('latin1').decode(file('contents-dangling.pdf')).replace(' 77 0 R', '');
    const latin1 = (changed: string) => Uint8Array.from(changed, (letter) => letter.codePointAt(0) ?? 0);
    expect(await openPdf(latin1(text))).toMatchObject({ kind: 'open', isComplete: true });
    const another = text.replace('/Count 1 /Kids [5 0 R]', '/Count 2 /Kids [5 0 R 3 0 R]');
    expect(await openPdf(latin1(another))).toMatchObject({ kind: 'open', isComplete: false });
    const predicted = text.replace('/Filter', '/DecodeParms << /Predictor 12 >> /Filter');
    expect(await openPdf(latin1(predicted))).toEqual({ kind: 'damaged' });
  });
});

test('what the pages of a receipt share is stored once, and each page lists only its own (R-8.55)', async () => {
  const { bytes } = await draw(rowsWith('forty-pages-one-letterhead.pdf', 'stamp.pdf'));
  const { bytes: without } = await draw([]);
  expect(bytes.byteLength - without.byteLength).toBeLessThan(150_000);
  const report = await PDFDocument.load(bytes);
  const listed = report
    .getPages()
    .map((page) => page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).keys().length ?? 0);
  expect(Math.max(...listed)).toBeLessThanOrEqual(2);
});

test.each([
  ['a larger unit', 'user-unit.pdf', 600 / 840],
  ['a crop box beyond its paper', 'crop-beyond-media.pdf', 295 / 442],
])('a page with %s has the size of what is seen (R-8.54)', async (_what, name, ratio) => {
  const reading = await openPdf(file(name));
  if (reading.kind !== 'open') throw new Error(reading.kind);
  const [page] = reading.pages;
  expect((page?.width ?? 0) / (page?.height ?? 1)).toBeCloseTo(ratio, 2);
  expect(page?.height).toBeGreaterThan(400);
});
