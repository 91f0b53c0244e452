import { rowWith } from '@/domain/sheets/timeSheet.fixture';
import type { Receipt } from '@/domain/money/expense';
import { cents } from '@/domain/money/money';
import { addDays, isoDate } from '@/domain/time/period';
import type { TimeSheetRow } from '@/domain/sheets/timeSheet';
import type { DrawnPdf } from '@/shared/pdf/pdfOutcome';
import { needsWideFonts } from '@/shared/pdf/typeface';
import { drawReport, textsOf } from '../drawing/drawReport';
import type { ReportFlaw, ReportInput } from '../reportMessages';
import { fonts, wideFonts } from '@/shared/pdf/testing/fonts';

/** The fonts that a report gets. */
export const fontsFor = (input: Parameters<typeof textsOf>[0]) =>
  needsWideFonts(textsOf(input)) ? wideFonts : fonts;

export { rowWith };

/** Rows for consecutive days. */
export function rowsOf(count: number, fields: (index: number) => Partial<TimeSheetRow>): TimeSheetRow[] {
  return Array.from({ length: count }, (_, index) =>
    rowWith({ date: addDays(isoDate('2026-11-01'), index), ...fields(index) }),
  );
}

const names = [
  'Weiß & Söhne GmbH',
  'Łódź Tekstylia Sp. z o.o.',
  'Müller-Lüdenscheidt',
  'Erdős és Társa Kft.',
  'İstanbul Şişe A.Ş.',
  'Žižkov s.r.o.',
  'Βιομηχανία Αιγαίου Α.Ε.',
  'Київ ТОВ',
];
const activity = 'Abstimmung „Fertigung“ – Ergebnis € 1.249,00 … Übergabe an Frau Papadopoulou';

/** A day's work, with special characters that a sheet has to print and some empty fields. */
export const work = (index: number): Partial<TimeSheetRow> => ({
  location: ['Augsburg', 'Frankfurt am Main'][index % 2] ?? '',
  hours: [8, 7.5, 6.25][index % 3] ?? null,
  travelHours: index % 2 === 0 ? 1.5 : null,
  customer: names[index % names.length] ?? '',
  project: `Projekt ${index}`,
  activity: index % 3 === 0 ? activity : `Sprint ${index}`,
  distanceKm: index % 2 === 0 ? 124 : 0,
  foodAllowance: cents(index % 2 === 0 ? 1600 : 0),
});

/** A person of this name, of whom the other fields are always the same. */
export const personCalled = (name: string): ReportInput['person'] => ({
  guid: 'u-17',
  username: 'jalbrecht',
  name,
  mail: 'jana.albrecht@nordfeld.example',
});

const november: ReportInput = {
  company: { name: 'Nordfeld GmbH', address: 'Hafenstieg 12, 20457 Hamburg', logo: null, links: [] },
  logo: null,
  person: personCalled('Jana Albrecht'),
  id: '412',
  period: { from: isoDate('2026-11-01'), to: isoDate('2026-11-30') },
  rows: [],
  signature: null,
  receipts: [],
  timeZone: 'Europe/Berlin',
  createdAt: new Date('2026-12-01T09:15:00+01:00'),
};

/** The input of a report of the given rows. */
export function inputOf(rows: readonly TimeSheetRow[], changes: Partial<ReportInput> = {}): ReportInput {
  const receipts = rows.flatMap(({ receipt }, index) => (receipt ? [index] : []));
  return { ...november, rows, receipts, ...changes };
}

/** Draws a report of the given rows; its other input can be changed. */
export async function draw(
  rows: readonly TimeSheetRow[],
  changes: Partial<ReportInput> = {},
  onProgress: (share: number) => void = () => undefined,
): Promise<DrawnPdf<ReportFlaw>> {
  const input = inputOf(rows, changes);
  return drawReport(input, fontsFor(input), {
    receiptOf: (row) => Promise.resolve(rows[row]?.receipt ?? null),
    // Node has no canvas.
    drawnPage: () => Promise.resolve(null),
    onProgress,
  });
}

/** A file as a receipt; only its bytes say what it is. */
export function receiptOf(bytes: Uint8Array, filename = 'beleg.jpg'): Receipt {
  return {
    filename,
    contentType: '',
    path: `data:;base64,${Buffer.from(bytes).toString('base64')}`,
  };
}
