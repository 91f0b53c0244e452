import * as v from 'valibot';
import type { Id } from '@/domain/id';
import type { NamedRecord, WorkRecord } from '@/domain/work/workRecord';
import type { Taken } from '@/shared/outbox/outboxKind';
import type { KeptEntries } from '@/shared/lists/readStep';
import { changeOnDevice, readFromDevice } from '@/shared/storage/deviceStore';
import type { DeviceKind } from '@/shared/storage/deviceValue';
import { isoDay } from '@/shared/storage/keptSchema';
import { keptStoredRecordSchema } from '../keptRecords';

declare const BUILD_DATE: string;

/** The user's records that the device keeps, read back to a day or to the first one, in the order of the service. */
export interface KeptOwnRecords extends KeptEntries<WorkRecord> {
  /** When they were last read, or compared with the service, in milliseconds. */
  readonly readAt: number;
  /** When all of them were last read anew, in milliseconds. */
  readonly wholeAt: number;
}

type Columns = { readonly [Field in keyof WorkRecord]: readonly WorkRecord[Field][] };

const { entries: schemas } = keptStoredRecordSchema;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has the fields of a record
const FIELDS = Object.keys(schemas) as readonly (keyof WorkRecord)[];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function areColumns(value: unknown): value is Columns {
  if (!isObject(value) || !Array.isArray(value['id'])) return false;
  const count = value['id'].length;
  return FIELDS.every((field) => {
    const column = value[field];
    if (!Array.isArray(column) || column.length !== count) return false;
    // Each distinct value is checked once, because checking thousands of dates takes long.
    return [...new Set<unknown>(column)].every((cell) => v.is(schemas[field], cell));
  });
}

/** Turns records into columns, because thousands of rows are read faster that way. */
const columnsOf = (records: readonly WorkRecord[]): object =>
  Object.fromEntries(FIELDS.map((field) => [field, records.map((record) => record[field])]));

function recordsOf(columns: Columns): readonly WorkRecord[] {
  return columns.id.map((_id, at) => {
    const record: Partial<Record<keyof WorkRecord, unknown>> = {};
    for (const field of FIELDS) record[field] = columns[field][at];
    // The store freezes what it takes, and looks into what is not frozen yet, field by field.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all columns have the same length
    return Object.freeze(record as WorkRecord);
  });
}

/** The user's work records that the time account has read, until signing out. */
export const ownRecords: DeviceKind<KeptOwnRecords | null> = {
  name: 'session-own-records',
  parse: (kept) => {
    // Another build may have given the same fields another meaning.
    if (!isObject(kept) || kept['build'] !== BUILD_DATE) return null;
    const { readAt, wholeAt, knownFrom, columns } = kept;
    if (typeof readAt !== 'number' || typeof wholeAt !== 'number' || !areColumns(columns)) return null;
    if (knownFrom !== null && !v.is(isoDay, knownFrom)) return null;
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
 * Changes the kept records after the service has created, changed or (null) deleted some, because the next visit reads only
 * the newest ones. A record is put where the service would list it. The time of the correction is kept even without
 * records, for another tab that is reading them.
 */
export async function correctOnDevice(guid: string, taken: readonly Taken<NamedRecord>[]): Promise<void> {
  const correctedAt = Date.now();
  await changeOnDevice(guid, ownRecords.name, (before) => {
    const kept = ownRecords.parse(before);
    if (!kept) return { correctedAt };
    const entries = taken.reduce(
      (all, { id, content }) => withRecord(all, id, content && { ...content, id }),
      kept.entries,
    );
    return { ...asKept({ ...kept, entries }), correctedAt };
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
