import type { Language } from '@/domain/language';

const de = {
  title: 'Leistungsnachweis',
  customer: 'Kunde',
  number: 'Nummer',
  by: 'Erbracht von',
  period: 'Zeitraum',
  order: 'Auftrag',
  noProject: 'Ohne Projekt',
  goesOn: 'Fortsetzung',
  total: 'Summe',
  columns: {
    date: 'Datum',
    person: 'Person',
    project: 'Projekt',
    description: 'Tätigkeit',
    place: 'Ort',
    travel: 'Reise',
    hours: 'Stunden',
  },
  signedFor: (name: string) => `Für ${name}`,
  forPen: 'Name, Datum, Unterschrift',
  unreadable: 'Die Unterschrift ist nicht lesbar.',
  fingerprint: 'Prüfsumme',
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  attachment: 'Zeilen und Summen dieses Leistungsnachweises',
};

/** What is printed on a service record, in its own language instead of the app's. */
export type RecordWords = typeof de;

const en: RecordWords = {
  title: 'Service record',
  customer: 'Customer',
  number: 'Number',
  by: 'Provided by',
  period: 'Period',
  order: 'Order',
  noProject: 'Without project',
  goesOn: 'continued',
  total: 'Total',
  columns: {
    date: 'Date',
    person: 'Person',
    project: 'Project',
    description: 'Description',
    place: 'Place',
    travel: 'Travel',
    hours: 'Hours',
  },
  signedFor: (name) => `For ${name}`,
  forPen: 'Name, date, signature',
  unreadable: 'The signature cannot be read.',
  fingerprint: 'Checksum',
  page: (page, pages) => `Page ${page} of ${pages}`,
  attachment: 'Rows and sums of this service record',
};

export const RECORD_WORDS = { de, en } as const satisfies Record<Language, RecordWords>;
