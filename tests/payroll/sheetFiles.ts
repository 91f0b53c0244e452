import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { SHEET_DATA_FILE } from '@/domain/sheets/sheetData';
import { isoDate } from '@/domain/time/period';
import { draw, rowWith } from '@/features/time-sheets/report/testing/reports';
import { fingerprintOf } from '@/shared/pdf/fingerprint';

export type Bytes = Uint8Array<ArrayBuffer>;

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
