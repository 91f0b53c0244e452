import { isoDate } from '../time/period';
import type { KeptRow, KeptServiceRecord } from './keptRecord';
import type { RecordEntry } from './recordEntries';
import type { RecordSignature, ServiceRow } from './serviceRecord';

const KESSLER = { id: '12', name: 'Kessler Maschinenbau GmbH' };
export const MES = 'MES-Einführung Werk 2';
export const SHOP = 'Ersatzteil-Shop';

/** An own entry of the customer Kessler; `of` may change anything. */
export function entry(id: string | null, date: string, of: Partial<ServiceRow> = {}): RecordEntry {
  const project = of.project ?? MES;
  return {
    id,
    key: id ?? `${date}-${of.description ?? ''}`,
    projectKey: `12:${project}`,
    date: isoDate(date),
    person: 'Jana Albrecht',
    project,
    description: '',
    place: '',
    hours: 8,
    travel: 0,
    ...of,
  };
}

export function signature(side: RecordSignature['side'], name: string, at: string): RecordSignature {
  return { side, name, at, typed: false };
}

/** A kept record of Jana's own hours for Kessler, 1 to 20 November. */
export function keptRecord(
  number: string,
  rows: readonly KeptRow[],
  of: Partial<KeptServiceRecord> = {},
): KeptServiceRecord {
  return {
    key: number,
    number,
    layout: { columns: ['description', 'place', 'travel'], order: 'project', language: 'de' },
    customer: KESSLER,
    customerAddress: 'Industriestraße 14, 86153 Augsburg',
    orders: {},
    by: { guid: 'u-17', username: 'jalbrecht', name: 'Jana Albrecht' },
    company: 'Nordfeld Software & Beratung GmbH',
    scope: 'own',
    from: isoDate('2026-11-01'),
    to: isoDate('2026-11-20'),
    projects: [],
    people: [],
    rows,
    unticked: [],
    fingerprint: '',
    signatures: [],
    createdAt: '2026-11-20T14:44:00Z',
    silenced: null,
    ...of,
  };
}

/** The entries of the worked example, in the order in which the service lists them: the latest first. */
export const november: readonly RecordEntry[] = [
  entry('112', '2026-11-19', {
    description: 'Stücklisten aus SAP, Abgleich mit der Fertigung',
    place: 'Augsburg',
    hours: 4,
  }),
  entry('111', '2026-11-17', {
    project: SHOP,
    description: 'Bestellbestätigung als PDF',
    place: 'Augsburg',
    hours: 2.5,
  }),
  entry('110', '2026-11-13', {
    project: SHOP,
    description: 'Warenkorb: Mengen und Lieferzeiten',
    place: 'Homeoffice',
    hours: 4,
  }),
  entry('109', '2026-11-12', {
    description: 'Schulung Schichtleitung, zwei Gruppen',
    place: 'Werk 2',
    hours: 7.5,
    travel: 1.5,
  }),
  entry('108', '2026-11-09', {
    description: 'Schnittstellen SAP–MES, Protokoll und offene Punkte',
    place: 'Augsburg',
    hours: 6,
  }),
  entry('107', '2026-11-06', { description: 'Termin verschoben', hours: 0 }),
  entry('106', '2026-11-05', {
    description: 'Rückmeldung Gutmenge und Ausschuss umgesetzt',
    place: 'Augsburg',
    hours: 3.5,
  }),
  entry('105', '2026-11-04', {
    description: 'Abnahmetest Linie 2 mit der Fertigungsleitung',
    place: 'Werk 2',
    hours: 8,
    travel: 1.5,
  }),
  entry('104', '2026-11-03', {
    project: SHOP,
    description: 'Preislogik Staffelrabatte, Testfälle',
    place: 'Augsburg',
    hours: 5,
  }),
  entry('103', '2026-11-02', {
    description: 'Lasttest mit 40 Terminals ausgewertet',
    place: 'Augsburg',
    hours: 4.5,
  }),
];

/** The entry of the worked example that was made after JA-2026-004 was signed. */
export const late = entry('102', '2026-10-29', {
  project: SHOP,
  description: 'Rückfragen Versand',
  hours: 1.5,
});
