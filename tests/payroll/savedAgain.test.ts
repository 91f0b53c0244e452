import { type PDFPage, PDFDocument, PDFName, PDFString, degrees } from '@cantoo/pdf-lib';
import { describe, expect, test, vi } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { receiptOf, rowWith, rowsOf, work } from '@/features/time-sheets/report/testing/reports';
import { judgementOf } from './readSheets';
import { type Bytes, changed, dataOf, sheetOf, twoDays, withFile, withoutData } from './sheetFiles';

vi.mock('@/shared/files/readPdf', async (original) => ({
  ...(await original<object>()),
  ...(await import('./readPdfInThread')),
}));

/** A sheet of several pages, on each of which are other rows. */
const many = rowsOf(60, (index) => ({ ...work(index), date: isoDate('2026-11-02') }));
const sheets = [await sheetOf(twoDays), await sheetOf(many)];
const other = await sheetOf([rowWith({ date: isoDate('2026-11-05'), hours: 3 })]);

/** Another program does the same with each page. */
const withPages = async (bytes: Bytes, change: (page: PDFPage, pdf: PDFDocument) => void) =>
  changed(bytes, (pdf) => {
    for (const page of pdf.getPages()) change(page, pdf);
  });

/** Prints each page onto a sheet of paper of another size. */
const printed = async (bytes: Bytes, scale: number) =>
  changed(bytes, async (pdf) => {
    const pages = await pdf.embedPages(pdf.getPages());
    for (const { width, height } of pages) pdf.addPage([width * scale + 30, height * scale + 30]);
    while (pdf.getPageCount() > pages.length) pdf.removePage(0);
    for (const [index, page] of pages.entries())
      pdf.getPage(index).drawPage(page, { x: 20, y: 10, xScale: scale, yScale: scale });
  });

/** The sheets of one file behind those of another. */
const merged = async (bytes: Bytes, more: Bytes) =>
  changed(bytes, async (pdf) => {
    const second = await PDFDocument.load(more);
    for (const page of await pdf.copyPages(second, second.getPageIndices())) pdf.addPage(page);
  });

const saved: Readonly<Record<string, (bytes: Bytes) => Promise<Bytes>>> = {
  'turned to the right': async (bytes) => withPages(bytes, (page) => page.setRotation(degrees(90))),
  'turned upside down': async (bytes) => withPages(bytes, (page) => page.setRotation(degrees(180))),
  'turned to the left': async (bytes) => withPages(bytes, (page) => page.setRotation(degrees(270))),
  'with only its last page turned': async (bytes) =>
    changed(bytes, (pdf) => pdf.getPage(pdf.getPageCount() - 1).setRotation(degrees(180))),
  'cropped at its margins': async (bytes) =>
    withPages(bytes, (page) => page.setCropBox(20, 30, page.getWidth() - 40, page.getHeight() - 40)),
  'on larger paper': async (bytes) =>
    withPages(bytes, (page) => page.setMediaBox(-50, -30, page.getWidth() + 80, page.getHeight() + 50)),
  'in units of another size': async (bytes) =>
    withPages(bytes, ({ node }, { context }) => node.set(PDFName.of('UserUnit'), context.obj(2))),
  'printed to fit another paper': async (bytes) => printed(bytes, 0.94),
  'printed at half its size': async (bytes) => printed(bytes, 0.5),
  'printed larger': async (bytes) => printed(bytes, 1.4),
  'printed smaller and turned': async (bytes) =>
    withPages(await printed(bytes, 0.7), (page) => page.setRotation(degrees(90))),
  'with its pages in reverse': async (bytes) => {
    const pdf = await PDFDocument.load(bytes);
    return changed(bytes, async (file) => {
      for (const page of (await file.copyPages(pdf, pdf.getPageIndices())).toReversed()) file.addPage(page);
      while (file.getPageCount() > pdf.getPageCount()) file.removePage(0);
    });
  },
  'behind a page of the mail that brought it': async (bytes) =>
    changed(bytes, (pdf) => pdf.insertPage(0, [595, 842]).drawText('Anbei mein Stundenzettel')),
};

describe.each(Object.entries(saved))('a sheet %s', (_how, save) => {
  test('has the same text and is checked (R-18.105)', async () => {
    for (const sheet of sheets) {
      const { state, differences } = await judgementOf(await save(sheet));
      expect({ state, differences }).toEqual({ state: 'checked', differences: [] });
    }
  });

  test('has without its data the same name, period and sums (R-18.105)', async () => {
    for (const sheet of sheets) {
      const { person, period, printed: sums } = await judgementOf(await withoutData(sheet));
      expect(sums).not.toBeNull();
      expect(await judgementOf(await withoutData(await save(sheet)))).toMatchObject({
        state: 'withoutData',
        person,
        period,
        printed: sums,
      });
    }
  });

  test('still differs if its hours are not those of its data (R-18.105)', async () => {
    const [sheet = other] = sheets;
    const [monday = rowWith({}), ...others] = twoDays;
    const longer = await sheetOf([{ ...monday, hours: 9.5 }, ...others]);
    const state = await judgementOf(await save(await withFile(longer, JSON.stringify(await dataOf(sheet)))));
    expect(state).toMatchObject({ state: 'differs', differences: [{ printed: 9.5, attached: 8.5 }, {}] });
  });
});

test('a file with another sheet behind it, of whomever, differs and has no sums (R-18.106)', async () => {
  for (const sheet of sheets) {
    const both = await merged(sheet, other);
    expect(await judgementOf(both)).toMatchObject({ state: 'differs', printed: null });
    expect((await judgementOf(both)).differences[0]).toMatchObject({ date: '2026-11-05' });
    expect(await judgementOf(await withoutData(both))).toMatchObject({ state: 'withoutData', printed: null });
  }
  const [sheet = other] = sheets;
  expect(await judgementOf(await merged(sheet, sheet))).toMatchObject({ state: 'differs', printed: null });
});

describe('what a program adds without a change of the text leaves a sheet checked:', () => {
  /** Appends to the file, as viewers do, instead of writing it anew. */
  const appended = async (bytes: Bytes, change: (pdf: PDFDocument) => void) => {
    const pdf = await PDFDocument.load(bytes, { forIncrementalUpdate: true, updateMetadata: false });
    change(pdf);
    return new Uint8Array(await pdf.commit());
  };
  const comment = (pdf: PDFDocument) => {
    const { context } = pdf;
    const note = context.obj({ Type: 'Annot', Subtype: 'FreeText', Rect: [40, 380, 300, 410] });
    note.set(PDFName.of('Contents'), PDFString.of('02.11.2026 9,50'));
    pdf.getPage(0).node.addAnnot(context.register(note));
  };

  test.each<[string, (bytes: Bytes) => Promise<Bytes>]>([
    ['a comment over the table', async (bytes) => appended(bytes, comment)],
    [
      'a field for a signature',
      async (bytes) =>
        appended(bytes, (pdf) => {
          pdf.getForm().createTextField('Unterschrift').addToPage(pdf.getPage(0), { x: 300, y: 50 });
        }),
    ],
    ['another attachment', async (bytes) => changed(bytes, (pdf) => pdf.attach('x', 'a.txt'))],
    [
      'a password that is empty',
      async (bytes) => changed(bytes, (pdf) => pdf.encrypt({ userPassword: '', ownerPassword: 'geheim' })),
    ],
  ])('%s (R-18.107)', async (_what, change) => {
    for (const sheet of sheets)
      expect(await judgementOf(await change(sheet))).toMatchObject({ state: 'checked' });
  });

  test('a receipt behind it that is damaged (R-18.107)', async () => {
    const receipt = await PDFDocument.create();
    receipt.addPage([400, 400]);
    const bytes = await sheetOf([...twoDays, rowWith({ receipt: receiptOf(await receipt.save()) })]);
    const withoutPage = async (index: number) =>
      changed(bytes, (pdf) => pdf.context.delete(pdf.getPage(index).ref));
    expect(await judgementOf(await withoutPage(1))).toMatchObject({ state: 'checked' });
    expect(await judgementOf(await withoutPage(0))).toMatchObject({ state: 'differs', printed: null });
  });
});
