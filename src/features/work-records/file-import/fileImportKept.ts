import * as v from 'valibot';
import type { BatchResult, BatchState } from '@/domain/changes/batch';
import type { Id } from '@/domain/id';
import { type ReadingChoices, roles as allRoles, tools } from '@/domain/import/importTypes';
import { NO_TRAVEL, sumHours } from '@/domain/work/workRecord';
import type { NewRecord } from '@/domain/import/newRecords';
import { type IsoDate, type IsoMonth, addDays, localDay, monthOfDay } from '@/domain/time/period';
import { newKey } from '@/shared/outbox/change';
import { deviceKind, isoDay } from '@/shared/storage/keptSchema';
import { keptRecordSchema } from '../keptRecords';

const id = v.union([v.string(), v.number()]);
const list = <Entry>(entry: v.GenericSchema<unknown, Entry>) => v.pipe(v.array(entry), v.readonly());

const record = v.object({
  /** The key of its change. */
  key: v.string(),
  /** Null as long as it is not known to be created. */
  id: v.nullable(id),
  /** As it was created, or is to be. */
  want: keptRecordSchema,
  /** As the file has them. */
  seconds: v.number(),
  /** The keys of its rows. */
  rows: list(v.string()),
});

/** A record of an import. */
export type KeptRecord = Readonly<v.InferOutput<typeof record>>;

const fileImport = v.object({
  /** Names the import and its batch. */
  id: v.string(),
  /** SHA-256 of the file; null without HTTPS. */
  hash: v.nullable(v.string()),
  name: v.string(),
  tool: v.picklist(tools),
  /** In milliseconds. */
  at: v.number(),
  /** Its batch has not been settled yet. */
  isRunning: v.boolean(),
  /** Oldest first. */
  records: list(record),
});

/** What an import created. */
export type KeptImport = Readonly<v.InferOutput<typeof fileImport>>;

const pair = v.pick(keptRecordSchema, ['customerId', 'customerName', 'projectId', 'projectName']);
const place = v.union([v.literal('left-out'), pair]);

const kept = v.object({
  lines: list(v.object({ client: v.string(), project: v.string(), place, on: isoDay })),
  ownNames: list(v.string()),
  /** By the keys of headers. */
  roles: v.record(v.string(), list(v.nullable(v.picklist(allRoles)))),
  /** Newest first. */
  imports: list(fileImport),
});

type KeptImports = Readonly<v.InferOutput<typeof kept>>;

/** Imports from files: where clients and projects went, the user's names, roles of columns, and what was created. */
export const fileImportKind = deviceKind<KeptImports>('file-import', kept, {
  lines: [],
  ownNames: [],
  roles: {},
  imports: [],
});

/** How many imports, names and headers are kept. */
const MOST_IMPORTS = 10;
const MOST_NAMES = 20;
const MOST_HEADERS = 50;

/** How many days an import can be taken back. */
const UNDO_DAYS = 90;

/** Whether an import can still be taken back. */
export const isRecent = ({ at }: KeptImport, today: IsoDate): boolean =>
  localDay(new Date(at)) >= addDays(today, -UNDO_DAYS);

/** A record of the preview as it is to be created; the rest is that of a new entry without a journey. */
export function recordToKeep(from: NewRecord, employee: string): KeptRecord {
  const { customerId, customerName, projectId, projectName, date, text, location, hours, seconds } = from;
  const pairOf = { customerId, customerName, projectId, projectName };
  return {
    key: newKey(),
    id: null,
    want: { employee, date, description: text, location, hours, ...pairOf, ...NO_TRAVEL },
    seconds,
    rows: from.rows.map(({ key }) => key),
  };
}

/** The hours of an import. */
export const hoursOf = ({ records }: Pick<KeptImport, 'records'>): number =>
  sumHours(records.map(({ want }) => want));

/** The month of an import; null if it has several. */
export function monthOfImport({ records }: Pick<KeptImport, 'records'>): IsoMonth | null {
  const [month = null, ...others] = new Set(records.map(({ want }) => monthOfDay(want.date)));
  return others.length > 0 ? null : month;
}

/** With an import at the front; another one with its id is replaced. */
export function withImport(before: KeptImports, one: KeptImport): KeptImports {
  const others = before.imports.filter((other) => other.id !== one.id);
  return { ...before, imports: [one, ...others].toSorted((a, b) => b.at - a.at).slice(0, MOST_IMPORTS) };
}

/** Without an import that was taken back; what was learned from it stays. */
export function withoutImport(before: KeptImports, importId: string): KeptImports {
  return { ...before, imports: before.imports.filter((one) => one.id !== importId) };
}

/** With what was chosen to read a file: the name in it that is the user's, and the roles of its columns. */
export function withChoices(
  before: KeptImports,
  header: string,
  { ownName, roles }: ReadingChoices,
): KeptImports {
  const names = [ownName ?? [], before.ownNames.filter((one) => one !== ownName)].flat();
  const headers = Object.entries(before.roles).filter(([key]) => !roles || key !== header);
  const chosen = roles ? [[header, roles] as const, ...headers] : headers;
  return {
    ...before,
    ownNames: names.slice(0, MOST_NAMES),
    roles: Object.fromEntries(chosen.slice(0, MOST_HEADERS)),
  };
}

/** The created records by the keys of their rows. */
export function importedRows(imports: readonly KeptImport[]): ReadonlyMap<string, Id> {
  const ids = new Map<string, Id>();
  for (const { id: created, rows } of imports.flatMap(({ records }) => records))
    if (created !== null) for (const row of rows) ids.set(row, created);
  return ids;
}

/** The import with the ids of what its batch has created. */
export function withResults(one: KeptImport, batch: BatchState | undefined): KeptImport {
  if (!batch) return one;
  return {
    ...one,
    records: one.records.map((of) => {
      const result = batch.results.get(of.key);
      return result?.kind === 'saved' ? { ...of, id: result.id } : of;
    }),
  };
}

/** What became of a record: `withdrawn` was not sent, because the import was stopped or cut off. */
export type RecordState = BatchResult | { readonly kind: 'withdrawn' };

/** What became of each record so far. */
export function stateOf({ id: saved, key }: KeptRecord, batch: BatchState | undefined): RecordState {
  if (saved !== null) return { kind: 'saved', id: saved };
  return batch?.results.get(key) ?? { kind: 'withdrawn' };
}
