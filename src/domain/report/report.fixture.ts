import { isoDate } from '../time/period';
import { hundredthsOf } from '../hundredths';
import type { ReportRow } from './reportRow';

type Written = Partial<Omit<ReportRow, 'date' | 'hours'>>;

/** A row of the customer Kessler and of Jana, unless `fields` says otherwise; hours are a decimal number. */
export function reportRow(date: string, hours: number, fields: Written = {}): ReportRow {
  return {
    customer: '12',
    customerName: 'Kessler',
    project: 'MES',
    person: 'jana',
    travel: 0,
    description: '',
    place: '',
    ...fields,
    date: isoDate(date),
    hours: hundredthsOf(hours),
  };
}

export const personOf = (text = '') => ({ key: text, name: text });
