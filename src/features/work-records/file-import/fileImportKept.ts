import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { type ReadingChoices, type Roles, type Tool, roles as allRoles } from '@/domain/import/importTypes';
import type { KeptLine } from '@/domain/import/mapping';
import { type NamedRecord, NO_TRAVEL, sumHours } from '@/domain/work/workRecord';
import type { NewRecord } from '@/domain/import/newRecords';
import { type IsoDate, addDays, localDay } from '@/domain/time/period';
import { newKey } from '@/shared/outbox/change';
import { deviceKind, isoDay } from '@/shared/storage/keptSchema';
import { keptRecordSchema } from '../keptRecords';

/** A record of an import. */
export interface KeptRecord {
  /** The key of its change. */
  readonly key: string;
  /** Null as long as it is not known to be created. */
  readonly id: Id | null;
  /** As it was created, or is to be. */
  readonly want: NamedRecord;
  /** As the file has them. */
  readonly seconds: number;
  /** The keys of its rows. */
  readonly rows: readonly string[];
}

/** What an import created. */
export interface KeptImport {
  /** Names the import and its batch. */
  readonly id: string;
  /** SHA-256 of the file; null without HTTPS. */
  readonly hash: string | null;
  readonly name: string;
  readonly tool: Tool;
  /** In milliseconds. */
  readonly at: number;
  /** Its batch has not been settled yet. */
  readonly isRunning: boolean;
  /** Oldest first. */
  readonly records: readonly KeptRecord[];
}

/** What the device keeps about imports from files. */
interface KeptImports {
  readonly lines: readonly KeptLine[];
  readonly ownNames: readonly string[];
  /** By the keys of headers. */
  readonly roles: Readonly<Record<string, Roles>>;
  /** Newest first. */
  readonly imports: readonly KeptImport[];
}

const id = v.union([v.string(), v.number()]);
const pair = v.pick(keptRecordSchema, ['customerId', 'customerName', 'projectId', 'projectName']);

const kept = v.object({
  lines: v.array(
    v.object({
      client: v.string(),
      project: v.string(),
      place: v.union([v.literal('left-out'), pair]),
      on: isoDay,
    }),
  ),
  ownNames: v.array(v.string()),
  roles: v.record(v.string(), v.array(v.nullable(v.picklist(allRoles)))),
  imports: v.array(
    v.object({
      id: v.string(),
      hash: v.nullable(v.string()),
      name: v.string(),
      tool: v.picklist(['toggl', 'clockify', 'kimai', 'harvest', 'solidtime', 'table']),
      at: v.number(),
      isRunning: v.boolean(),
      records: v.array(
        v.object({
          key: v.string(),
          id: v.nullable(id),
          want: keptRecordSchema,
          seconds: v.number(),
          rows: v.array(v.string()),
        }),
      ),
    }),
  ),
}) satisfies v.GenericSchema<unknown, KeptImports>;

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
export function recordToKeep(record: NewRecord, employee: string): KeptRecord {
  const { customerId, customerName, projectId, projectName, date, text, location, hours, seconds } = record;
  const pairOf = { customerId, customerName, projectId, projectName };
  return {
    key: newKey(),
    id: null,
    want: { employee, date, description: text, location, hours, ...pairOf, ...NO_TRAVEL },
    seconds,
    rows: record.rows.map(({ key }) => key),
  };
}

/** The hours of an import. */
export const hoursOf = ({ records }: Pick<KeptImport, 'records'>): number =>
  sumHours(records.map(({ want }) => want));

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
  const chosen = roles ? [[header, [...roles]] as const, ...headers] : headers;
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
