import { type IsoDate, isoDate } from '../time/period';
import { readQuery } from './findQuery';
import type { FindTable } from './findTable';

/** An entry of the list that the tests ask. */
export interface Work {
  readonly id: number;
  readonly date: IsoDate;
  readonly customer: string | null;
  readonly text: string;
  readonly hours: number | null;
}

export const table: FindTable<Work> = {
  textsOf: ({ text, customer }) => [text, customer],
  filters: [
    { kind: 'choice', name: 'customer', valuesOf: ({ customer }) => (customer === null ? [] : [customer]) },
    { kind: 'choice', name: 'state', values: ['open', 'signed'], valuesOf: () => ['open'] },
    { kind: 'period', name: 'period', daysOf: ({ date }) => ({ from: date, to: date }) },
    {
      kind: 'mark',
      name: 'hours',
      word: 'hours',
      sides: ['with', 'without'],
      isWith: ({ hours }) => hours !== null,
    },
    {
      kind: 'mark',
      name: 'noCustomer',
      word: 'customer',
      sides: ['without'],
      isWith: ({ customer }) => customer !== null,
    },
  ],
  sorts: {
    date: { kind: 'date', valueOf: ({ date }) => date },
    text: { kind: 'text', valueOf: ({ text }) => text },
    hours: { kind: 'number', valueOf: ({ hours }) => hours },
  },
  dayOf: ({ date }) => date,
  idOf: ({ id }) => id,
};

export const today = isoDate('2026-11-26');
export const day = (text: string) => isoDate(`2026-${text}`);
export const works: readonly Work[] = [
  { id: 1, date: day('11-20'), customer: 'Kessler', text: 'Paket 10', hours: 4 },
  { id: 2, date: day('11-20'), customer: 'Kessler', text: 'Paket 9', hours: null },
  { id: 3, date: day('10-02'), customer: 'Hansen, Söhne', text: 'Öl', hours: 4 },
  { id: 10, date: day('10-02'), customer: null, text: 'Zaun', hours: 2 },
];
/** The query of an address. */
export const asked = (address: string) => readQuery(table, new URLSearchParams(address));
export const idsOf = (entries: readonly Work[]) => entries.map(({ id }) => id);
