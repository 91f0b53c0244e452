import type { RecordLayout, ServiceRecordPaper, ServiceRow } from '@/domain/service-records/serviceRecord';
import { sumDecimals } from '@/domain/decimal';
import { addDays, isoDate } from '@/domain/time/period';
import { needsWideFonts } from '@/shared/pdf/typeface';
import { fonts, wideFonts } from '@/shared/pdf/testing/fonts';
import { dataUrl, signaturePng } from '@/shared/pdf/testing/pictureFiles';
import { readPdf } from '@/shared/pdf/testing/readPdf';
import { type DrawnRecord, type RecordInput, drawRecord, textsOf } from '../drawing/drawRecord';

/** A row with the given fields; the others are those of an ordinary day. */
export function rowOf(fields: Partial<ServiceRow> = {}): ServiceRow {
  return {
    date: isoDate('2026-11-02'),
    person: 'Jana Albrecht',
    project: 'MES-Einführung Werk 2',
    description: 'Lasttest mit 40 Terminals ausgewertet',
    place: 'Augsburg',
    hours: 4.5,
    travel: 0,
    ...fields,
  };
}

/** Rows of consecutive days. */
export function recordRows(
  count: number,
  fields: (index: number) => Partial<ServiceRow> = () => ({}),
): ServiceRow[] {
  return Array.from({ length: count }, (_, index) =>
    rowOf({ date: addDays(isoDate('2026-11-01'), index), ...fields(index) }),
  );
}

const mes = (day: string, description: string, place: string, hours: number, travel = 0) =>
  rowOf({ date: isoDate(`2026-11-${day}`), description, place, hours, travel });
const shop = (...args: Parameters<typeof mes>) => ({ ...mes(...args), project: 'Ersatzteil-Shop' });

/** The rows of the worked example: 45 hours in two projects, and three hours of travel. */
export const kessler: readonly ServiceRow[] = [
  mes('02', 'Lasttest mit 40 Terminals ausgewertet', 'Augsburg', 4.5),
  mes('04', 'Abnahmetest Linie 2 mit der Fertigungsleitung', 'Werk 2', 8, 1.5),
  mes('05', 'Rückmeldung Gutmenge und Ausschuss umgesetzt', 'Augsburg', 3.5),
  mes('09', 'Schnittstellen SAP–MES, Protokoll und offene Punkte', 'Augsburg', 6),
  mes('12', 'Schulung Schichtleitung, zwei Gruppen', 'Werk 2', 7.5, 1.5),
  mes('19', 'Stücklisten aus SAP, Abgleich mit der Fertigung', 'Augsburg', 4),
  shop('03', 'Preislogik Staffelrabatte, Testfälle', 'Augsburg', 5),
  shop('13', 'Warenkorb: Mengen und Lieferzeiten', 'Homeoffice', 4),
  shop('17', 'Bestellbestätigung als PDF', 'Augsburg', 2.5),
];

const layout: RecordLayout = {
  columns: ['description', 'place', 'travel'],
  order: 'project',
  language: 'de',
};

/** A record of these rows. */
export function paperOf(
  rows: readonly ServiceRow[],
  changes: Partial<RecordLayout> = {},
  others: Partial<ServiceRecordPaper> = {},
): ServiceRecordPaper {
  const looks = { ...layout, ...changes };
  return {
    data: {
      format: 'tagwerk-service-record',
      version: 1,
      number: 'JA-2026-005',
      language: looks.language,
      company: 'Nordfeld Software & Beratung GmbH',
      customer: { id: '12', name: 'Kessler Maschinenbau GmbH' },
      by: { guid: 'u-17', username: 'jalbrecht', name: 'Jana Albrecht' },
      scope: 'own',
      from: isoDate('2026-11-01'),
      to: isoDate('2026-11-20'),
      rows,
      sums: {
        hours: sumDecimals(rows.map(({ hours }) => hours)),
        travel: sumDecimals(rows.map(({ travel }) => travel)),
      },
    },
    layout: looks,
    customerAddress: 'Industriestraße 14, 86153 Augsburg',
    orders: { 'MES-Einführung Werk 2': 'A-26-0311', 'Ersatzteil-Shop': 'A-26-0298' },
    signatures: [],
    ...others,
  };
}

/** Both signatures, drawn by hand. */
export const bothSigned: ServiceRecordPaper['signatures'] = [
  {
    side: 'company',
    name: 'Jana Albrecht',
    at: '2026-11-20T14:41:00Z',
    typed: false,
    image: dataUrl(signaturePng(300, 120)),
  },
  {
    side: 'customer',
    name: 'Sabine Thoma',
    at: '2026-11-20T14:43:00Z',
    typed: false,
    image: dataUrl(signaturePng(400, 90)),
  },
];

/** What the worker gets for a record. */
function inputOf(paper: ServiceRecordPaper, changes: Partial<RecordInput> = {}): RecordInput {
  const links = [
    { network: 'Xing', url: 'https://xing.example/nordfeld' },
    { network: 'LinkedIn', url: 'https://linkedin.example/nordfeld' },
  ] as const;
  return {
    paper,
    company: { name: paper.data.company, address: 'Hafenstieg 12, 20457 Hamburg', logo: null, links },
    logo: null,
    timeZone: 'Europe/Berlin',
    createdAt: new Date('2026-11-20T14:44:00Z'),
    ...changes,
  };
}

/** Draws a record. */
export async function drawn(
  paper: ServiceRecordPaper,
  changes: Partial<RecordInput> = {},
): Promise<DrawnRecord> {
  const input = inputOf(paper, changes);
  return drawRecord(input, needsWideFonts(textsOf(input)) ? wideFonts : fonts);
}

/** Draws a record and reads its pages back. */
export const pagesOf = async (...args: Parameters<typeof drawn>) =>
  (await readPdf((await drawn(...args)).bytes)).pages;
