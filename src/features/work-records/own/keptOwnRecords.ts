import type { Id } from '@/domain/id';
import { type IsoDate, isIsoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import type { KeptEntries } from '@/shared/lists/readStep';
import { changeOnDevice, readFromDevice } from '@/shared/storage/deviceStore';
import type { DeviceKind } from '@/shared/storage/deviceValue';

declare const BUILD_DATE: string;

/** The user's records that the device keeps, read back to a day or to the first one, in the order of the service. */
export interface KeptOwnRecords extends KeptEntries<WorkRecord> {
  /** When they were last read, or compared with the service, in milliseconds. */
  readonly readAt: number;
  /** When all of them were last read anew, in milliseconds. */
  readonly wholeAt: number;
}

type Columns = { readonly [Field in keyof WorkRecord]: readonly WorkRecord[Field][] };

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isDay = (value: unknown): value is IsoDate => typeof value === 'string' && isIsoDate(value);
const isId = (value: unknown) => isText(value) || isNumber(value);
const orNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value);

/** Checks the values of each column. */
const isValue: { readonly [Field in keyof Columns]: (value: unknown) => boolean } = {
  id: isId,
  employee: isText,
  date: isDay,
  customerId: orNull(isId),
  customerName: isText,
  projectId: orNull(isId),
  projectName: isText,
  description: isText,
  location: isText,
  hours: orNull(isNumber),
  travelHours: orNull(isNumber),
  departure: orNull(isText),
  arrival: orNull(isText),
  distanceKm: orNull(isNumber),
  foodAllowance: isNumber,
  travelExpenses: isNumber,
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function areColumns(value: unknown): value is Columns {
  if (!isObject(value) || !Array.isArray(value['id'])) return false;
  const count = value['id'].length;
  return Object.entries(isValue).every(([field, is]) => {
    const column = value[field];
    // Each distinct value is checked once, because checking thousands of dates takes long.
    return Array.isArray(column) && column.length === count && [...new Set(column)].every(is);
  });
}

/** Turns records into columns, because thousands of rows are read faster that way. */
function columnsOf(records: readonly WorkRecord[]): Columns {
  return {
    id: records.map(({ id }) => id),
    employee: records.map(({ employee }) => employee),
    date: records.map(({ date }) => date),
    customerId: records.map(({ customerId }) => customerId),
    customerName: records.map(({ customerName }) => customerName),
    projectId: records.map(({ projectId }) => projectId),
    projectName: records.map(({ projectName }) => projectName),
    description: records.map(({ description }) => description),
    location: records.map(({ location }) => location),
    hours: records.map(({ hours }) => hours),
    travelHours: records.map(({ travelHours }) => travelHours),
    departure: records.map(({ departure }) => departure),
    arrival: records.map(({ arrival }) => arrival),
    distanceKm: records.map(({ distanceKm }) => distanceKm),
    foodAllowance: records.map(({ foodAllowance }) => foodAllowance),
    travelExpenses: records.map(({ travelExpenses }) => travelExpenses),
  };
}

function recordsOf(columns: Columns): readonly WorkRecord[] {
  const cell = <Field extends keyof WorkRecord>(field: Field, at: number) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all columns have the same length
    columns[field][at] as WorkRecord[Field];
  return columns.id.map((id, at) => ({
    id,
    employee: cell('employee', at),
    date: cell('date', at),
    customerId: cell('customerId', at),
    customerName: cell('customerName', at),
    projectId: cell('projectId', at),
    projectName: cell('projectName', at),
    description: cell('description', at),
    location: cell('location', at),
    hours: cell('hours', at),
    travelHours: cell('travelHours', at),
    departure: cell('departure', at),
    arrival: cell('arrival', at),
    distanceKm: cell('distanceKm', at),
    foodAllowance: cell('foodAllowance', at),
    travelExpenses: cell('travelExpenses', at),
  }));
}

/** The user's work records that the time account has read, until signing out. */
export const ownRecords: DeviceKind<KeptOwnRecords | null> = {
  name: 'session-own-records',
  parse: (kept) => {
    // Another build may have given the same fields another meaning.
    if (!isObject(kept) || kept['build'] !== BUILD_DATE) return null;
    const { readAt, wholeAt, knownFrom, columns } = kept;
    if (typeof readAt !== 'number' || typeof wholeAt !== 'number' || !areColumns(columns)) return null;
    if (knownFrom !== null && !isDay(knownFrom)) return null;
    return { readAt, wholeAt, knownFrom, entries: recordsOf(columns) };
  },
};

const asKept = ({ entries, ...rest }: KeptOwnRecords) => ({
  ...rest,
  build: BUILD_DATE,
  columns: columnsOf(entries),
});

/** The kept records of a user; null if there are none that can be read. */
export async function readKeptRecords(guid: string): Promise<KeptOwnRecords | null> {
  return ownRecords.parse(await readFromDevice(guid, ownRecords.name));
}

/**
 * Keeps the records that were read, unless a kept record was corrected since the reading began: another tab may have changed
 * one after it was read.
 *
 * @param begunAt when the reading began, in milliseconds
 */
export async function writeKeptRecords(guid: string, kept: KeptOwnRecords, begunAt: number): Promise<void> {
  await changeOnDevice(guid, ownRecords.name, (before) => {
    const correctedAt = isObject(before) ? before['correctedAt'] : undefined;
    return typeof correctedAt === 'number' && correctedAt >= begunAt ? before : asKept(kept);
  });
}

/**
 * Changes the kept records after the service has created, changed or (null) deleted one, because the next visit reads only
 * the newest ones. The record is put where the service would list it. The time of the correction is kept even without
 * records, for another tab that is reading them.
 */
export async function correctOnDevice(guid: string, id: Id, record: WorkRecord | null): Promise<void> {
  const correctedAt = Date.now();
  await changeOnDevice(guid, ownRecords.name, (before) => {
    const kept = ownRecords.parse(before);
    if (!kept) return { correctedAt };
    return { ...asKept({ ...kept, entries: withRecord(kept.entries, id, record) }), correctedAt };
  });
}

function withRecord(
  entries: readonly WorkRecord[],
  id: Id,
  record: WorkRecord | null,
): readonly WorkRecord[] {
  const others = entries.filter((entry) => String(entry.id) !== String(id));
  if (!record) return others;
  const at = others.findIndex(({ date }) => date <= record.date);
  const index = at < 0 ? others.length : at;
  return [...others.slice(0, index), record, ...others.slice(index)];
}
