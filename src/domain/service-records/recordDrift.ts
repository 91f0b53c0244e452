import { type RowDrift, pairedByLikeness, rowDrift, rowDriftKey } from '../sheets/rowDrift';
import { sumHours } from '../work/workRecord';
import type { KeptRow, KeptServiceRecord } from './keptRecord';
import { isAsked, recordsOfEntries } from './recordChoice';
import { type RecordEntry, likenessOf } from './recordEntries';
import type { ServiceRow } from './serviceRecord';

/** A row of a signed record or a current one; of current ones, the id is the key of the entry. */
export interface ComparedRow extends ServiceRow {
  readonly id: string;
}

/** How the entries differ from a signed record. */
export interface RecordDrift {
  readonly changes: readonly RowDrift<ComparedRow>[];
  /** The hours that were signed, and the current ones. */
  readonly before: number;
  readonly now: number;
  /** Identifies this state, so that it can be left as it is. */
  readonly key: string;
}

const isSamePerson = (row: ServiceRow, entry: ServiceRow) => row.person === entry.person;
const isSameProject = (row: ServiceRow, entry: ServiceRow) => row.project === entry.project;
const isSameText = (row: ServiceRow, entry: ServiceRow) => row.description === entry.description;
const isSameWork = (row: ServiceRow, entry: ServiceRow) =>
  isSameText(row, entry) && row.hours === entry.hours && row.travel === entry.travel;

/** How to find the entry of a row without an id. */
const likenesses: readonly ((row: ServiceRow, entry: ServiceRow) => boolean)[] = [
  (row, entry) => likenessOf(row) === likenessOf(entry),
  (row, entry) => isSamePerson(row, entry) && isSameProject(row, entry) && isSameWork(row, entry),
  (row, entry) => isSamePerson(row, entry) && isSameWork(row, entry),
  (row, entry) => isSamePerson(row, entry) && isSameProject(row, entry) && isSameText(row, entry),
  (row, entry) => isSamePerson(row, entry) && isSameText(row, entry),
  (row, entry) => isSamePerson(row, entry) && isSameProject(row, entry),
  (row, entry) => isSameProject(row, entry) && isSameWork(row, entry),
];

/** The entry of each row that has one: own entries are known by id, those of an export by likeness. */
function pairsOf(
  { from, to, rows }: KeptServiceRecord,
  entries: readonly RecordEntry[],
): ReadonlyMap<KeptRow, RecordEntry> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const withoutId = rows.filter(({ id }) => id === null);
  const pairs = new Map(pairedByLikeness(withoutId, entries, likenesses));
  for (const row of rows) {
    const entry = row.id === null ? undefined : byId.get(row.id);
    if (entry && (entry.date === row.date || (from <= entry.date && entry.date <= to))) pairs.set(row, entry);
  }
  return pairs;
}

/** Finds the names that were changed: a name that no entry has any more is an earlier one of a name that no row had. */
function renaming(
  rows: readonly KeptRow[],
  entries: readonly RecordEntry[],
  field: 'person' | 'project',
): (row: KeptRow, entry: RecordEntry) => string {
  const [old, current] = [rows, entries].map((all) => new Set(all.map((one) => one[field])));
  return (row, entry) =>
    current?.has(row[field]) === false && old?.has(entry[field]) === false ? entry[field] : row[field];
}

/**
 * Compares a signed record with what is read now, by the rules of the drift alarm. An entry that another record has, that was
 * left out by its tick, or that has no hours is not new.
 *
 * @param entries all of the customer's on the days of the record (see `daysOfRecord`)
 * @param records all that are kept, this one among them
 * @returns null without a difference
 */
export function recordDrift(
  record: KeptServiceRecord,
  entries: readonly RecordEntry[],
  records: readonly KeptServiceRecord[],
): RecordDrift | null {
  // All records share the entries in the same order, so that an equal row of two records that is gone is missed by one of them.
  const found = recordsOfEntries(entries, records, record.customer.id);
  const own = entries.filter(({ key }) => (found.get(key)?.key ?? record.key) === record.key);
  const pairs = pairsOf(record, own);
  const paired = new Set(pairs.values());
  // Equal entries of an export are told apart by their order alone, so any of them may be the one that was left out.
  const leftOut = record.unticked.map((key) => key.replace(/(?<=\])\d+$/u, ''));
  const isLeftOut = (entry: RecordEntry) => {
    const at = leftOut.indexOf(entry.id ?? likenessOf(entry));
    return at >= 0 && leftOut.splice(at, 1).length > 0;
  };
  const now = own.filter(
    (entry) =>
      paired.has(entry) ||
      (record.from <= entry.date &&
        entry.date <= record.to &&
        entry.hours !== 0 &&
        isAsked(record, entry) &&
        !isLeftOut(entry)),
  );
  const [personOf, projectOf] = [
    renaming(record.rows, entries, 'person'),
    renaming(record.rows, entries, 'project'),
  ];
  const before = record.rows.map((row, index): ComparedRow => {
    const entry = pairs.get(row);
    if (!entry) return { ...row, id: row.id ?? `signed-${index}` };
    return { ...row, id: entry.key, person: personOf(row, entry), project: projectOf(row, entry) };
  });
  const changes = rowDrift<ComparedRow>(
    before,
    now.map(({ key, ...row }) => ({ ...row, id: key })),
    likenessOf,
  );
  if (changes.length === 0) return null;
  return {
    changes,
    before: sumHours(record.rows),
    now: sumHours(now),
    key: rowDriftKey(changes, likenessOf),
  };
}
