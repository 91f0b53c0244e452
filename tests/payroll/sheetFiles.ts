import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import {
  type JudgedSheet,
  type SheetReading,
  type SheetRules,
  judgeSheet,
} from '@/domain/payroll/judgeSheet';
import { SHEET_DATA_FILE } from '@/domain/sheets/sheetData';
import { isoDate } from '@/domain/time/period';
import { readSheetPdf } from '@/features/payroll/reading/readSheetPdf';
import { draw, rowWith } from '@/features/time-sheets/report/testing/reports';
import { formatMoment } from '@/shared/pdf/printedFormats';
import { fingerprintOf } from '@/shared/pdf/fingerprint';
import { reader } from './readPdfInThread';

export type Bytes = Uint8Array<ArrayBuffer>;

const rules: SheetRules = {
  company: 'Nordfeld GmbH',
  printedMoment: (at) => formatMoment(at, 'Europe/Berlin'),
};

export const signature = {
  image: '',
  signedAt: '2026-12-01T08:15:00Z',
  mail: 'jana.albrecht@nordfeld.example',
};

/** Two days of work. */
export const twoDays = [
  rowWith({ date: isoDate('2026-11-02'), hours: 8.5, travelHours: 0.5, distanceKm: 26, activity: 'Abnahme' }),
  rowWith({ date: isoDate('2026-11-03'), hours: 7, activity: 'Rollout' }),
];

/** The PDF of a signed sheet of these rows. */
export async function sheetOf(...[rows, changes]: Parameters<typeof draw>): Promise<Bytes> {
  return new Uint8Array((await draw(rows, { signature, ...changes })).bytes);
}

/** Changes a PDF with pdf-lib, another program than the one that drew it. */
export async function changed(bytes: Bytes, change: (pdf: PDFDocument) => unknown): Promise<Bytes> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  await change(pdf);
  return new Uint8Array(await pdf.save());
}

/** The data that a sheet carries. */
export async function dataOf(bytes: Bytes): Promise<Record<string, unknown>> {
  const [file] = (await PDFDocument.load(bytes)).getAttachments();
  const data: unknown = JSON.parse(new TextDecoder().decode(file?.data));
  return { ...Object(data) };
}

/** The same PDF without its data. */
export const withoutData = async (bytes: Bytes) =>
  changed(bytes, ({ catalog }) => catalog.delete(PDFName.of('Names')));

/** The same PDF with another file instead of its data. */
export async function withFile(bytes: Bytes, file: string | Uint8Array): Promise<Bytes> {
  const content = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return changed(await withoutData(bytes), async (pdf) => pdf.attach(content, SHEET_DATA_FILE));
}

/** The same PDF with other data and their fingerprint, as one would make it who wants to deceive. */
export async function withData(bytes: Bytes, changes: object): Promise<Bytes> {
  const { fingerprint: _fingerprint, createdAt, ...data } = { ...(await dataOf(bytes)), ...changes };
  const sealed = { ...data, createdAt, fingerprint: await fingerprintOf(data) };
  return withFile(bytes, JSON.stringify(sealed));
}

async function readingOf(bytes: Bytes): Promise<SheetReading> {
  return (await readSheetPdf(bytes, new AbortController().signal, reader)).reading;
}

/** What a file says that is a sheet. */
export async function readSheet(bytes: Bytes) {
  const read = await readingOf(bytes);
  if (read.kind !== 'sheet') throw new Error(`The file is ${read.kind}.`);
  return read;
}

export async function judgementOf(bytes: Bytes): Promise<JudgedSheet> {
  return judgeSheet(await readingOf(bytes), rules);
}
