import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { cents } from '@/domain/money/money';
import { SHEET_DATA_FILE, sheetData } from '@/domain/sheets/sheetData';
import { isoDate, isTimeOfDay } from '@/domain/time/period';
import { fingerprintOf, sha256 } from '@/shared/pdf/fingerprint';
import { dataUrl, plainPng } from '@/shared/pdf/testing/pictureFiles';
import { attachedTo } from '@/shared/pdf/testing/readPdf';
import { draw, inputOf, personCalled, receiptOf, rowWith, rowsOf, work } from '../testing/reports';

const sealed = v.looseObject({ fingerprint: v.string(), createdAt: v.string() });

/** The data that a PDF carries, as pdf.js reads them. */
async function dataIn(bytes: ArrayBuffer) {
  const file = await attachedTo(bytes, SHEET_DATA_FILE);
  return { ...file, data: v.parse(sealed, JSON.parse(file.text)) };
}

const at = (time: string) => (isTimeOfDay(time) ? time : null);

const example = [
  rowWith({
    date: isoDate('2026-10-12'),
    location: 'Lindenau',
    departure: at('07:30'),
    arrival: at('17:30'),
    hours: 8.5,
    travelHours: 0.5,
    customer: 'Stadtwerke Lindenau',
    project: 'Kundenportal 2.0',
    activity: 'Abnahme „Umzug“',
    distanceKm: 26,
    foodAllowance: cents(1600),
  }),
  rowWith({
    date: isoDate('2026-10-13'),
    activity: 'Tankfüllung',
    receiptNumber: '2130',
    expenseType: 'Kraftstoff',
    amount: cents(7610),
  }),
];
const mail = 'jana.albrecht@nordfeld.example';
const october = {
  period: { from: isoDate('2026-10-12'), to: isoDate('2026-10-13') },
  company: { name: 'Nordfeld Software & Beratung GmbH', address: '', logo: null, links: [] },
  signature: { image: '', signedAt: '2026-11-02T08:06:00Z', mail },
  createdAt: new Date('2026-11-02T08:15:00.400Z'),
};

test('a sheet carries its rows and sums, with the fingerprint of the worked example (R-18.1, R-18.2)', async () => {
  const { bytes } = await draw(example, october);
  const { data, description, text } = await dataIn(bytes);
  expect(description).toBe('Zeilen und Summen dieses Stundenzettels');
  expect(data.fingerprint).toBe('bbebd862b0968a73cf01bbef78165772141b334c4d0f7ac2285e5e3779b26c7e');
  expect(data.createdAt).toBe('2026-11-02T08:15:00Z');
  expect(data).toMatchObject({
    format: 'tagwerk-sheet',
    version: 1,
    person: personCalled('Jana Albrecht'),
    sheet: '412',
    state: 'signed',
    sums: { hours: 8.5, travel: 0.5, km: 26, foodCents: 1600, amountCents: 7610 },
  });
  expect(text).toContain('Abnahme „Umzug“');
});

test('pdf-lib finds the same data, also after it has put a PDF receipt into the sheet (R-18.1)', async () => {
  const receipt = await PDFDocument.create();
  receipt.addPage([300, 300]).drawText('Taxi');
  const rows = [...example, rowWith({ amount: cents(1200), receipt: receiptOf(await receipt.save()) })];
  const { bytes, flaws } = await draw(rows, { ...october, signature: null });
  expect(flaws).toEqual([]);
  const [file, ...others] = (await PDFDocument.load(bytes)).getAttachments();
  expect(others).toEqual([]);
  expect(file).toMatchObject({ name: SHEET_DATA_FILE, mimeType: 'application/json', afRelationship: 'Data' });
  expect(new TextDecoder().decode(file?.data)).toBe((await dataIn(bytes)).text);
});

test('a prepared sheet has no signature, and the hash of a signature is that of its picture (R-18.1)', async () => {
  const prepared = await draw(example, { ...october, signature: null });
  expect((await dataIn(prepared.bytes)).data).toMatchObject({ state: 'prepared', signature: null });
  const picture = plainPng(60, 30);
  const signature = { ...october.signature, image: dataUrl(picture) };
  const { data } = await dataIn((await draw(example, { ...october, signature })).bytes);
  expect(data).toMatchObject({ signature: { image: await sha256(new Uint8Array(picture)) } });
});

test('three times twenty minutes are an hour in the data, as on the page (R-18.1)', async () => {
  const rows = rowsOf(3, () => ({ hours: 0.333333 }));
  const data = sheetData({ ...inputOf(rows), company: '' }, '');
  expect(data.rows.map(({ hours }) => hours)).toEqual([0.333333, 0.333333, 0.333333]);
  expect(data.sums.hours.toFixed(3)).toBe('1.000');
});

test('250 rows make the file larger by less than 12 KiB (R-18.1)', async () => {
  const rows = rowsOf(250, work);
  const { text } = await dataIn((await draw(rows)).bytes);
  expect(JSON.parse(text)).toHaveProperty('rows.length', 250);
  expect(deflateSync(text).length).toBeLessThan(12 * 1024);
  const withData = (await draw(rows)).bytes.byteLength;
  vi.stubGlobal('crypto', {});
  const without = (await draw(rows)).bytes.byteLength;
  vi.unstubAllGlobals();
  expect(withData - without).toBeLessThan(12 * 1024);
  expect(withData - without).toBeGreaterThan(1024);
});

test('without HTTPS a sheet is drawn without data (R-18.1)', async () => {
  vi.stubGlobal('crypto', {});
  const { bytes } = await draw(example, october);
  vi.unstubAllGlobals();
  expect((await PDFDocument.load(bytes)).getAttachments()).toEqual([]);
});

test('the fingerprint follows every field, also unknown ones (R-18.2)', async () => {
  const data = sheetData({ ...inputOf(example, october), company: '' }, '');
  const fingerprint = await fingerprintOf(data);
  expect(await fingerprintOf({ ...data, sheet: '413' })).not.toBe(fingerprint);
  expect(await fingerprintOf({ ...data, note: '' })).not.toBe(fingerprint);
});
