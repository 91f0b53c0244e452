import { parseDecimal } from '../decimal';
import type { IsoDate, Period } from '../time/period';
import { type Hundredths, hundredthsOf } from '../hundredths';
import type { ReportRow } from './reportRow';

/** The columns of an export by the names that services give them, spelled as `spelled` does. */
const COLUMN_NAMES = {
  date: ['date', 'datum'],
  person: ['employee', 'mitarbeiter', 'username'],
  project: ['project', 'projectname', 'projekt'],
  hours: ['hoursworked', 'hours', 'stunden', 'astd'],
  travel: ['traveltime', 'reisezeit', 'rstd'],
  description: ['description', 'beschreibung', 'tätigkeit'],
  place: ['location', 'ort'],
} as const;

export type ReportColumnName = keyof typeof COLUMN_NAMES;

/** The names in the order in which missing ones are reported. */
export const COLUMNS: readonly ReportColumnName[] = [
  'date',
  'person',
  'project',
  'hours',
  'travel',
  'description',
  'place',
];

/** An export as it was answered: objects with any names. */
export type ExportAnswer = readonly Readonly<Record<string, unknown>>[];

export interface ReadRows {
  readonly rows: readonly ReportRow[];
  /** Columns that the export lacks; their values are unknown. */
  readonly missing: readonly ReportColumnName[];
  /** Rows without a day or with hours that are not a number; they are left out. */
  readonly unreadable: number;
  /** Rows of days that were not asked for; they are left out. */
  readonly outside: number;
  /** Without days or hours nothing can be read: the customer counts as missing. */
  readonly isReadable: boolean;
}

export interface ExportSource {
  /** The id as text. */
  readonly customer: string;
  readonly customerName: string;
  /** The days that were asked for. */
  readonly span: Period;
  /** The calendar day that a text of the service means. */
  readonly dayOf: (text: string) => IsoDate | undefined;
}

const spelled = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, '');

/** The service's name of each column; some rows may lack a column that others have. */
function columnsIn(answer: ExportAnswer): ReadonlyMap<ReportColumnName, string> {
  const names = new Set<string>();
  for (const row of answer) for (const name of Object.keys(row)) names.add(name);
  const found = new Map<ReportColumnName, string>();
  for (const column of COLUMNS)
    for (const known of COLUMN_NAMES[column]) {
      const name = [...names].find((one) => spelled(one) === known);
      if (name !== undefined && !found.has(column)) found.set(column, name);
    }
  return found;
}

/** Text, trimmed; what is neither a text nor a number is empty. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

/** Hours as a number or text such as `7,5`; an empty cell means none, as in a record without hours. */
function readHours(value: unknown): Hundredths | undefined {
  if (value === null || value === undefined) return 0;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const hours = parseDecimal(String(value));
  return hours === undefined ? undefined : hundredthsOf(hours ?? 0);
}

/** Reads the export of a customer; columns may come in any order, in German or English. */
export function readReportRows(answer: ExportAnswer, source: ExportSource): ReadRows {
  const { customer, customerName, span } = source;
  const columns = columnsIn(answer);
  const missing = answer.length === 0 ? [] : COLUMNS.filter((column) => !columns.has(column));
  const isReadable = !missing.includes('date') && !missing.includes('hours');
  if (!isReadable) return { rows: [], missing, unreadable: 0, outside: 0, isReadable };

  const days = new Map<string, IsoDate | undefined>();
  const dayOf = (text: string) => {
    if (!days.has(text)) days.set(text, source.dayOf(text));
    return days.get(text);
  };
  const rows: ReportRow[] = [];
  let [unreadable, outside] = [0, 0];
  for (const row of answer) {
    const cell = (column: ReportColumnName) => row[columns.get(column) ?? ''];
    const text = (column: ReportColumnName) => (columns.has(column) ? textOf(cell(column)) : undefined);
    const date = dayOf(textOf(cell('date')));
    const hours = readHours(cell('hours'));
    if (date === undefined || hours === undefined) unreadable += 1;
    else if (date < span.from || date > span.to) outside += 1;
    else
      rows.push({
        date,
        customer,
        customerName,
        project: columns.has('project') ? text('project') || null : undefined,
        person: text('person') || undefined,
        hours,
        travel: columns.has('travel') ? readHours(cell('travel')) : undefined,
        description: text('description'),
        place: text('place'),
      });
  }
  return { rows, missing, unreadable, outside, isReadable };
}
