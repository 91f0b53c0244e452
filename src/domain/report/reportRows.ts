import { parseDecimal } from '../decimal';
import { fieldNames } from '../fieldNames';
import type { IsoDate, Period } from '../time/period';
import { type Hundredths, hundredthsOf } from '../hundredths';
import type { ReportRow } from './reportRow';

/** The names that services give the columns of an export, in the spelling of `spelled`. */
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

/** The columns, in the order in which missing ones are named. */
export const EXPORT_COLUMNS: readonly ReportColumnName[] = fieldNames(COLUMN_NAMES);

/** An export as the service answers it: objects with any fields. */
export type ExportAnswer = readonly Readonly<Record<string, unknown>>[];

export interface ReadRows {
  readonly rows: readonly ReportRow[];
  /** The columns that the export lacks; their values are unknown. */
  readonly missing: readonly ReportColumnName[];
  /** How many rows were left out because they have no day, or hours that are not a number. */
  readonly unreadable: number;
  /** How many rows were left out because their day was not asked for. */
  readonly outside: number;
  /** False if the export has no days or no hours, so that the customer counts as missing. */
  readonly isReadable: boolean;
}

export interface ExportSource {
  /** The id of the customer, as text. */
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

/** The name that the export has for each column. All rows are looked at, because one may lack a column that others have. */
function columnsIn(answer: ExportAnswer): ReadonlyMap<ReportColumnName, string> {
  const names = new Set<string>();
  for (const row of answer) for (const name of Object.keys(row)) names.add(name);
  const found = new Map<ReportColumnName, string>();
  for (const column of EXPORT_COLUMNS)
    for (const known of COLUMN_NAMES[column]) {
      const name = [...names].find((one) => spelled(one) === known);
      if (name !== undefined && !found.has(column)) found.set(column, name);
    }
  return found;
}

/** The text of a cell, trimmed; a cell that is neither a text nor a number is empty. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

/** Reads hours, which are a number or a text such as `7,5`. An empty cell means 0, as in a record without hours. */
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
  const missing = answer.length === 0 ? [] : EXPORT_COLUMNS.filter((column) => !columns.has(column));
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
