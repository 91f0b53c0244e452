import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, test, vi } from 'vitest';
import { cents } from '@/domain/money/money';
import { SHEET_DATA_FILE } from '@/domain/sheets/sheetData';
import { readSheetPdf } from '@/features/payroll/reading/readSheetPdf';
import { rowWith } from '@/features/time-sheets/report/testing/reports';
import { sha256 } from '@/shared/pdf/fingerprint';
import { reader, readings } from './readPdfInThread';
import { judgementOf } from './readSheets';
import { changed, dataOf, sheetOf, signature, twoDays, withData, withFile, withoutData } from './sheetFiles';

vi.mock('@/shared/files/readPdf', async (original) => ({
  ...(await original<object>()),
  ...(await import('./readPdfInThread')),
}));

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What a PDF says about each file that it carries. */
function specificationsIn(pdf: PDFDocument): PDFDict[] {
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((one) => one instanceof PDFDict)
    .filter((one) => one.has(PDFName.of('EF')));
}

describe('a file that is no sheet', () => {
  test('is unreadable if it is no PDF, locked or damaged (R-18.40)', async () => {
    const locked = await changed(await sheetOf(twoDays), (pdf) => pdf.encrypt({ userPassword: 'geheim' }));
    expect(await judgementOf(bytesOf('%!PS'))).toMatchObject({ state: 'unreadable', reason: 'noPdf' });
    expect(await judgementOf(new Uint8Array())).toMatchObject({ state: 'unreadable', reason: 'noPdf' });
    expect(await judgementOf(locked)).toMatchObject({ state: 'unreadable', reason: 'locked' });
    expect(await judgementOf(bytesOf('%PDF-1.7 and no more'))).toMatchObject({
      state: 'unreadable',
      reason: 'damaged',
    });
  });

  test('that may only not be changed opens without a password (R-18.40)', async () => {
    const protectedSheet = await changed(await sheetOf(twoDays), (pdf) =>
      pdf.encrypt({ ownerPassword: 'geheim', permissions: { modifying: false } }),
    );
    expect(await judgementOf(protectedSheet)).toMatchObject({ state: 'checked' });
  });

  test('is foreign without data, unless title and heading are those of a sheet (R-18.41)', async () => {
    const invoice = await PDFDocument.create();
    invoice.addPage().drawText('Rechnung');
    expect(await judgementOf(new Uint8Array(await invoice.save()))).toMatchObject({ state: 'foreign' });
    invoice.setTitle('Timesheet');
    expect(await judgementOf(new Uint8Array(await invoice.save()))).toMatchObject({ state: 'foreign' });
    const renamed = await changed(await withoutData(await sheetOf(twoDays)), (pdf) => pdf.setTitle('Scan'));
    expect(await judgementOf(renamed)).toMatchObject({ state: 'foreign' });
  });

  test('is no sheet with data only because a program gave it an attachment of another name (R-18.41)', async () => {
    const other = await changed(await withoutData(await sheetOf(twoDays)), async (pdf) =>
      pdf.attach(bytesOf('{}'), 'factur-x.xml'),
    );
    expect(await judgementOf(other)).toMatchObject({ state: 'withoutData' });
  });
});

test('a sheet without data says name, period and sums from its print (R-18.41)', async () => {
  const rows = [...twoDays, rowWith({ foodAllowance: cents(1600), amount: cents(123_450) })];
  expect(await judgementOf(await withoutData(await sheetOf(rows)))).toMatchObject({
    state: 'withoutData',
    person: { name: 'Jana Albrecht' },
    period: { from: '2026-11-01', to: '2026-11-30' },
    printed: { hours: 15.5, travel: 0.5, km: 26, food: 1600, expenses: 123_450 },
  });
});

describe('the attachment', () => {
  test('of a later version asks for a reload (R-18.42)', async () => {
    const bytes = await sheetOf(twoDays);
    expect(await judgementOf(await withData(bytes, { version: 2 }))).toMatchObject({ state: 'newer' });
    expect(await judgementOf(await withFile(bytes, '{"format":"tagwerk-sheet","version":3}'))).toMatchObject({
      state: 'newer',
    });
  });

  test.each([
    ['another program', '{"format":"zeitmeister","version":2}'],
    ['another schema', '{"format":"tagwerk-sheet","version":1,"rows":[]}'],
    ['no JSON', '<xml/>'],
    ['nothing', ''],
    ['bytes that are no text', Uint8Array.of(0x22, 0xff, 0x22)],
    ['more than 10 MB', `"${'x'.repeat(10 * 1024 * 1024)}"`],
  ])('is damaged if it is of %s (R-18.42)', async (_what, file) => {
    expect(await judgementOf(await withFile(await sheetOf(twoDays), file))).toMatchObject({
      state: 'damaged',
    });
  });

  test('is damaged if what it says is nested too deeply to be compared (R-18.42)', async () => {
    const bytes = await sheetOf(twoDays);
    const nest = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const json = JSON.stringify({ ...(await dataOf(bytes)), note: 0 }).replace('"note":0', `"note":${nest}`);
    expect(await judgementOf(await withFile(bytes, json))).toMatchObject({ state: 'damaged' });
  });

  test('is damaged if its contents are missing, or if there are two of its name (R-18.42)', async () => {
    const bytes = await sheetOf(twoDays);
    const empty = await changed(bytes, (pdf) => specificationsIn(pdf)[0]?.delete(PDFName.of('EF')));
    expect(await judgementOf(empty)).toMatchObject({ state: 'damaged' });
    const added = await changed(bytes, async (pdf) => pdf.attach(bytesOf('{}'), 'notes.json'));
    expect(await judgementOf(added)).toMatchObject({ state: 'checked' });
    const twice = await changed(added, (pdf) => {
      for (const one of specificationsIn(pdf))
        one.set(PDFName.of('UF'), PDFHexString.fromText(SHEET_DATA_FILE));
    });
    expect(await judgementOf(twice)).toMatchObject({ state: 'damaged' });
  });

  test('of another company is set aside, also if it is altered (R-18.43)', async () => {
    const company = { name: 'Südfeld AG', address: '', logo: null, links: [] };
    const bytes = await sheetOf(twoDays, { company });
    expect(await judgementOf(bytes)).toMatchObject({
      state: 'otherCompany',
      company: 'Südfeld AG',
    });
    const altered = JSON.stringify({ ...(await dataOf(bytes)), sheet: '413' });
    expect(await judgementOf(await withFile(bytes, altered))).toMatchObject({ state: 'otherCompany' });
  });

  test('is altered if its fingerprint is not that of all it says (R-18.44)', async () => {
    const bytes = await sheetOf(twoDays);
    const data = await dataOf(bytes);
    for (const change of [{ sheet: '413' }, { note: '' }, { fingerprint: 'a'.repeat(64) }]) {
      const altered = await withFile(bytes, JSON.stringify({ ...data, ...change }));
      expect(await judgementOf(altered)).toMatchObject({ state: 'altered' });
    }
    // Neither the order of keys nor the time of drawing is part of it; a later version may say more.
    const other = {
      ...Object.fromEntries(Object.entries(data).toReversed()),
      createdAt: '2027-01-01T00:00:00Z',
    };
    expect(await judgementOf(await withFile(bytes, JSON.stringify(other, null, 2)))).toMatchObject({
      state: 'checked',
    });
    expect(await judgementOf(await withData(bytes, { note: 'more' }))).toMatchObject({ state: 'checked' });
  });

  test('is altered if sums, days or the signature do not fit, also with a right fingerprint (R-18.44)', async () => {
    const bytes = await sheetOf(twoDays);
    for (const change of [
      { sums: { hours: 16, travel: 0.5, km: 26, foodCents: 0, amountCents: 0 } },
      { to: '2026-11-02' },
      { from: '2026-11-03' },
      { signature: null },
      { state: 'prepared' },
    ]) {
      expect(await judgementOf(await withData(bytes, change))).toMatchObject({ state: 'altered' });
    }
  });
});

test('a sheet that agrees with its print is checked, without a signature it is not signed (R-18.45)', async () => {
  expect(await judgementOf(await sheetOf(twoDays))).toMatchObject({
    state: 'checked',
    days: [
      { date: '2026-11-02', values: { hours: 8.5, travel: 0.5, km: 26, food: 0, expenses: 0 } },
      { date: '2026-11-03', values: { hours: 7, travel: 0, km: 0, food: 0, expenses: 0 } },
    ],
  });
  expect(await judgementOf(await sheetOf(twoDays, { signature: null }))).toMatchObject({ state: 'unsigned' });
  expect(await judgementOf(await sheetOf([], { signature }))).toMatchObject({ state: 'checked' });
});

test('a file is known again by its hash, and its bytes stay as they are (R-18.46)', async () => {
  const bytes = await sheetOf(twoDays);
  const copy = bytes.slice();
  expect((await readSheetPdf(bytes, new AbortController().signal, reader)).sha256).toBe(await sha256(copy));
  expect(bytes).toEqual(copy);
});

test('reading ends when it is aborted, before and while the document is read, and each document is closed (R-18.47)', async () => {
  const said: string[] = [];
  for (const event of ['open', 'close']) readings.addEventListener(event, ({ type }) => said.push(type));
  const bytes = await sheetOf(twoDays);
  const reason = new Error('left');
  await expect(readSheetPdf(bytes, AbortSignal.abort(reason), reader)).rejects.toBe(reason);
  expect(said).toEqual([]);
  const leaving = new AbortController();
  readings.addEventListener('open', () => leaving.abort(reason), { once: true });
  await expect(readSheetPdf(bytes, leaving.signal, reader)).rejects.toBe(reason);
  expect(await judgementOf(bytes)).toMatchObject({ state: 'checked' });
  expect(said).toEqual(['open', 'close', 'open', 'close']);
});

test('one reader reads many files at a time, also beside some that it cannot read (R-18.58)', async () => {
  const bytes = await sheetOf(twoDays);
  const locked = await changed(bytes, (pdf) => pdf.encrypt({ userPassword: 'geheim' }));
  const files = [bytesOf('%PDF-1.7'), bytes, locked, bytes, bytesOf('%PDF-1.7'), bytes];
  const states = (await Promise.all(files.map(judgementOf))).map(({ state }) => state);
  expect(states).toEqual(['unreadable', 'checked', 'unreadable', 'checked', 'unreadable', 'checked']);
});
