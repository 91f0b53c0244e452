import * as v from 'valibot';
import { EXPORT_COLUMNS } from '@/domain/report/reportRows';
import type { ReportRow } from '@/domain/report/reportRow';
import { isIsoDate } from '@/domain/time/period';
import {
  changeOnDevice,
  dropFromDevice,
  forgetSessionValues,
  putBesideOnDevice,
  readFromDevice,
} from '@/shared/storage/deviceStore';
import { deviceKind, isoDay } from '@/shared/storage/keptSchema';
import type { KeptPlace } from './readingMessages';

/** Kept rows are removed if they were not used for this long. */
const UNUSED_MS = 90 * 24 * 60 * 60 * 1000;

/** The fields of rows that are kept. The name of the customer is not among them, because it may change. */
const FIELDS = ['date', 'project', 'person', 'hours', 'travel', 'description', 'place'] as const;

type KeptColumns = { readonly [Field in (typeof FIELDS)[number]]: readonly ReportRow[Field][] };

const isTextOrNone = (value: unknown) => value === undefined || typeof value === 'string';

/** Checks the values of each column. */
const isValue: { readonly [Field in keyof KeptColumns]: (value: unknown) => boolean } = {
  date: (value) => typeof value === 'string' && isIsoDate(value),
  project: (value) => value === null || isTextOrNone(value),
  person: isTextOrNone,
  hours: Number.isFinite,
  travel: (value) => value === undefined || Number.isFinite(value),
  description: isTextOrNone,
  place: isTextOrNone,
};

const columnsSchema = v.record(v.string(), v.array(v.unknown()));

/** A schema of each value would take several times as long. */
function areColumns(kept: unknown): boolean {
  if (!v.is(columnsSchema, kept)) return false;
  const count = kept['date']?.length;
  return FIELDS.every((field) => kept[field]?.length === count && kept[field]?.every(isValue[field]));
}

const rowsSchema = v.object({
  span: v.object({ from: isoDay, to: isoDay }),
  readAt: v.number(),
  /** Whether the rows name people; they do not if the report is without people. */
  hasPeople: v.boolean(),
  /** Earlier builds rounded hours to hundredths; what they kept is read again. */
  isExact: v.literal(true),
  /** The columns that the export lacked. */
  missing: v.array(v.picklist(EXPORT_COLUMNS)),
  /** Column by column, because thousands of rows are read faster that way. */
  columns: v.custom<KeptColumns>(areColumns),
});

/** The rows of a customer for whole months, as the device keeps them. */
export type KeptRows = v.InferOutput<typeof rowsSchema>;

/** Rows of past months of each customer that the report has read, by service and customer, until signing out. */
export const reportRows = deviceKind<KeptRows | null>('session-report-rows', rowsSchema, null);

/** When the kept rows of the report were last used, as milliseconds. */
export const reportUsed = deviceKind<number | null>('session-report-used', v.number(), null);

const nameOf = (service: string, customer: string) =>
  `${reportRows.name}/${encodeURIComponent(service)}/${customer}`;

/** The kept rows of a customer; null if there are none. */
export async function readKeptRows({ guid, service }: KeptPlace, customer: string): Promise<KeptRows | null> {
  return reportRows.parse(await readFromDevice(guid, nameOf(service, customer)));
}

/** Notes that the kept rows are used, and removes them first if they were not used for a long time. */
export async function noteUse({ guid }: KeptPlace, now: number): Promise<void> {
  const usedAt = reportUsed.parse(await readFromDevice(guid, reportUsed.name));
  if (usedAt !== null && now - usedAt > UNUSED_MS) await forgetSessionValues(guid, 'session-report-');
  await changeOnDevice(guid, reportUsed.name, () => now);
}

/** Keeps the rows of a customer, unless the user has signed out since their use was noted. */
export async function writeKeptRows(
  { guid, service }: KeptPlace,
  customer: string,
  kept: KeptRows,
): Promise<void> {
  await putBesideOnDevice(guid, nameOf(service, customer), kept, reportUsed.name);
}

export async function dropKeptRows({ guid, service }: KeptPlace, customer: string): Promise<void> {
  await dropFromDevice(guid, [nameOf(service, customer)]);
}

/** Turns rows into columns, as they are kept. */
export function columnsOf(rows: readonly ReportRow[]): KeptColumns {
  return {
    date: rows.map(({ date }) => date),
    project: rows.map(({ project }) => project),
    person: rows.map(({ person }) => person),
    hours: rows.map(({ hours }) => hours),
    travel: rows.map(({ travel }) => travel),
    description: rows.map(({ description }) => description),
    place: rows.map(({ place }) => place),
  };
}

/** Turns kept columns into the rows of a customer, with its present name. */
export function rowsOf({ columns }: KeptRows, customer: string, customerName: string): ReportRow[] {
  return columns.date.map((date, at) => ({
    date,
    customer,
    customerName,
    project: columns.project[at],
    person: columns.person[at],
    hours: columns.hours[at] ?? 0,
    travel: columns.travel[at],
    description: columns.description[at],
    place: columns.place[at],
  }));
}
