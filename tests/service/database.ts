import Database from 'libsql';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { schemaSql, schemaVersion } from './schema.sql';

export type Value = string | number | null;
type RowSchema = v.GenericSchema<unknown, unknown>;

/** How the data file was found: missing and created, up to date and kept, or of another version and recreated. */
export type DataState = 'created' | 'kept' | 'recreated';

/** SQLite with types: every row is parsed by a schema, so that no answer rests on an assumption. */
export type Store = {
  all: <S extends RowSchema>(schema: S, sql: string, ...values: Value[]) => v.InferOutput<S>[];
  one: <S extends RowSchema>(schema: S, sql: string, ...values: Value[]) => v.InferOutput<S> | undefined;
  run: (sql: string, ...values: Value[]) => { changes: number; insertId: number };
  inTransaction: (work: () => void) => void;
  close: () => void;
};

function wrap(db: Database.Database): Store {
  const prepared = new Map<string, Database.Statement>();
  const statement = (sql: string): Database.Statement => {
    const found = prepared.get(sql);
    if (found) return found;
    const fresh = db.prepare(sql);
    prepared.set(sql, fresh);
    return fresh;
  };
  // libsql takes a single null for a list of bindings, so values are always passed as a list.
  return {
    all: (schema, sql, ...values) => v.parse(v.array(schema), statement(sql).all(values)),
    one: (schema, sql, ...values) => {
      const row = statement(sql).get(values);
      return row === undefined ? undefined : v.parse(schema, row);
    },
    run: (sql, ...values) => {
      const { changes, lastInsertRowid } = statement(sql).run(values);
      return { changes, insertId: Number(lastInsertRowid) };
    },
    inTransaction: (work) => {
      db.transaction(work)();
    },
    close: () => {
      prepared.clear();
      db.close();
    },
  };
}

function versionOf(store: Store): number {
  return store.one(v.object({ user_version: v.number() }), 'pragma user_version')?.user_version ?? 0;
}

function removeFiles(file: string): void {
  for (const suffix of ['', '-journal']) rmSync(file + suffix, { force: true });
}

function open(file: string): Database.Database {
  const db = new Database(file);
  // Waiting for the disk would slow every answer down; losing the last second in a power cut is acceptable here.
  db.exec('pragma synchronous = off');
  return db;
}

/** Opens `file` (or ':memory:'), creates missing tables, and reports the state in which it found the data. */
export function openStore(file: string): { store: Store; state: DataState } {
  const inMemory = file === ':memory:';
  if (!inMemory) mkdirSync(dirname(file), { recursive: true });
  let state: DataState = 'created';
  if (!inMemory && existsSync(file)) {
    const found = wrap(open(file));
    const version = versionOf(found);
    if (version === schemaVersion) return { store: found, state: 'kept' };
    found.close();
    removeFiles(file);
    if (version !== 0) state = 'recreated';
  }
  const db = open(file);
  db.exec(`begin; ${schemaSql} pragma user_version = ${schemaVersion}; commit;`);
  return { store: wrap(db), state };
}

/**
 * Writes the fields that differ and counts them as MySQL does: affectedRows is 1 for the row found, changedRows is 0 if
 * nothing changed. Names of columns come from schemas, never from a request.
 */
export function changeRow(
  store: Store,
  table: string,
  key: { column: string; value: Value },
  changes: Record<string, Value | undefined>,
): { affectedRows: number; changedRows: number } {
  const names = Object.keys(changes).filter((name) => changes[name] !== undefined);
  if (names.length === 0) return { affectedRows: 1, changedRows: 0 };
  const sql = `select ${names.join(', ')} from ${table} where ${key.column} = ?`;
  const before = store.one(v.record(v.string(), v.unknown()), sql, key.value);
  if (!before) return { affectedRows: 0, changedRows: 0 };
  const different = names.filter((name) => before[name] !== changes[name]);
  if (different.length === 0) return { affectedRows: 1, changedRows: 0 };
  store.run(
    `update ${table} set ${different.map((name) => `${name} = ?`).join(', ')} where ${key.column} = ?`,
    ...different.map((name) => changes[name] ?? null),
    key.value,
  );
  return { affectedRows: 1, changedRows: 1 };
}
