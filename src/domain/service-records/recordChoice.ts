import { sumDecimals } from '../decimal';
import { grouped } from '../grouped';
import { entriesWithin } from '../sheets/timeSheet';
import type { IsoDate, Period } from '../time/period';
import { sumHours } from '../work/workRecord';
import type { KeptRow, KeptServiceRecord } from './keptRecord';
import { type RecordEntry, likenessOf } from './recordEntries';
import type { RecordLayout, ServiceRecordData, ServiceRow } from './serviceRecord';

type RecordSums = ServiceRecordData['sums'];

/** The sums of rows, exact to a millionth of an hour. */
export function sumsOfRows(rows: readonly Pick<ServiceRow, 'hours' | 'travel'>[]): RecordSums {
  return { hours: sumHours(rows), travel: sumDecimals(rows.map(({ travel }) => travel)) };
}

/** Rows that are printed together. */
export interface RecordGroup<Row extends ServiceRow> {
  /** The name of the project, empty for hours without one; null if rows are not grouped. */
  readonly project: string | null;
  readonly sums: RecordSums;
  readonly rows: readonly Row[];
}

/** Groups rows as they are printed, the groups in the order of their first rows. */
export function groupsOf<Row extends ServiceRow>(
  rows: readonly Row[],
  order: RecordLayout['order'],
  isCounted: (row: Row) => boolean = () => true,
): readonly RecordGroup<Row>[] {
  const groups: Iterable<readonly [string | null, readonly Row[]]> =
    order === 'project' ? grouped(rows, ({ project }) => project) : [[null, rows]];
  return [...groups].map(([project, own]) => ({
    project,
    sums: sumsOfRows(own.filter(isCounted)),
    rows: own,
  }));
}

/** Hours that the record does not have, in the order in which they are named. */
const NOT_INCLUDED = [
  'unticked',
  'zero-hours',
  'waiting',
  'unreadable',
  'earlier',
  'no-right',
  'other-people',
  'not-exported',
] as const;

/** Entries that a record leaves out for one reason. Sums are in hours. */
export type NotIncluded =
  /** Left out by the user, without hours, or waiting to be sent. */
  | {
      readonly kind: 'unticked' | 'zero-hours' | 'waiting';
      readonly rows: readonly ServiceRow[];
      readonly hours: number;
    }
  | {
      readonly kind: 'earlier';
      /** The number of the record that has them. */
      readonly number: string;
      readonly rows: readonly ServiceRow[];
      readonly hours: number;
    }
  /** Entries that could not be read, with their days as far as they are known. */
  | { readonly kind: 'unreadable'; readonly count: number; readonly dates: readonly IsoDate[] }
  /** The service does not hand out the hours of others, or only the user's own were asked for. */
  | { readonly kind: 'no-right' | 'other-people' }
  /** The evaluation has more hours than the export. */
  | { readonly kind: 'not-exported'; readonly hours: number };

/**
 * Finds the record that has an entry: own entries by id, others by their contents. Equal ones are counted: of three equal
 * entries, two of which are in records, one is free.
 *
 * @param customer whose entries these are; an id is known in records of all customers
 * @returns the records by the entries' keys
 */
export function recordsOfEntries(
  entries: readonly RecordEntry[],
  records: readonly KeptServiceRecord[],
  customer: string,
): ReadonlyMap<string, KeptServiceRecord> {
  const known = records.flatMap((record) => record.rows.map((row) => ({ record, row })));
  const isOwn = entries.every(({ id }) => id !== null);
  const byId = new Map(known.map(({ record, row }) => [row.id, record]));
  // If an export has no names, its rows are compared without the person.
  const isNamed = entries.some(({ id, person }) => id === null && person !== '');
  const alikeness = (row: ServiceRow) => likenessOf(isNamed || isOwn ? row : { ...row, person: '' });
  const alike = grouped(known, ({ record, row }) =>
    record.customer.id === customer ? alikeness(row) : null,
  );
  const free = new Set(known);
  const found = new Map<string, KeptServiceRecord>();
  for (const entry of entries) {
    const record = entry.id === null ? undefined : byId.get(entry.id);
    // A row with another id is another entry, however alike they are.
    const row = record
      ? undefined
      : alike
          .get(alikeness(entry))
          ?.find((one) => free.has(one) && (entry.id === null || one.row.id === null));
    if (row) free.delete(row);
    const owner = record ?? row?.record;
    if (owner) found.set(entry.key, owner);
  }
  return found;
}

interface Choice {
  readonly period: Period;
  /** The keys of projects, and what is asked of people (see `EntryPerson`); empty for all. */
  readonly projects: readonly string[];
  readonly people: readonly string[];
  /** The keys of entries whose tick is off, and of those from before the period that are taken in. */
  readonly unticked: readonly string[];
  readonly takenIn: readonly string[];
  readonly order: RecordLayout['order'];
  /** The kept records that have entries (see `recordsOfEntries`), without the one that is made anew. */
  readonly found: ReadonlyMap<string, KeptServiceRecord>;
  /** What the reading of the entries has left out. */
  readonly notRead: readonly NotIncluded[];
}

/** What a new record shows of the entries. */
export interface ChosenEntries {
  /** The ticked ones, in the order in which they are printed. */
  readonly rows: readonly RecordEntry[];
  /** All that can be ticked; the sums are those of the ticked ones. */
  readonly groups: readonly RecordGroup<RecordEntry>[];
  readonly sums: RecordSums;
  /** Entries from before the period that are in no record and not taken in, the earliest first. */
  readonly older: readonly RecordEntry[];
  readonly notIncluded: readonly NotIncluded[];
}

/** Whether an entry is of the chosen projects and people. */
export function isAsked(
  { projects, people }: Pick<Choice, 'projects' | 'people'>,
  { projectKey, person, personKey }: Pick<RecordEntry, 'projectKey' | 'person' | 'personKey'>,
): boolean {
  return (
    (projects.length === 0 || projects.includes(projectKey)) &&
    (people.length === 0 || people.some((one) => one === person || one === personKey))
  );
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** By day; those of a day by person, own ones in the order in which they were entered. */
const inOrder = (one: RecordEntry, other: RecordEntry) =>
  one.date.localeCompare(other.date) ||
  one.person.localeCompare(other.person) ||
  byNumber.compare(one.key, other.key);

/** Chooses the rows of a new record among the entries of a customer, also those from before the period. */
export function chosenEntries(all: readonly RecordEntry[], choice: Choice): ChosenEntries {
  const { period, order, found } = choice;
  const [unticked, takenIn] = [new Set(choice.unticked), new Set(choice.takenIn)];
  const asked = all.filter((entry) => isAsked(choice, entry)).toSorted(inOrder);
  const free = asked.filter(({ key, hours }) => hours !== 0 && !found.has(key));
  const isOlder = ({ date }: RecordEntry) => date < period.from;
  const isOffered = (entry: RecordEntry) =>
    entry.date <= period.to && (!isOlder(entry) || takenIn.has(entry.key));
  const isTicked = ({ key }: RecordEntry) => !unticked.has(key);
  const groups = groupsOf(free.filter(isOffered), order, isTicked);
  const ticked = groups.flatMap((group) => group.rows.filter(isTicked));

  const inside = entriesWithin(period, asked);
  const named = (own: readonly RecordEntry[]) => ({ rows: own, hours: sumHours(own) });
  const without: readonly NotIncluded[] = [
    { kind: 'unticked', ...named(free.filter((entry) => isOffered(entry) && !isTicked(entry))) },
    { kind: 'zero-hours', ...named(inside.filter(({ key, hours }) => hours === 0 && !found.has(key))) },
    ...[...grouped(inside, ({ key }) => found.get(key) ?? null)].map(([{ number }, rows]): NotIncluded => ({
      kind: 'earlier',
      number,
      rows,
      hours: sumHours(rows),
    })),
    ...choice.notRead,
  ];
  const place = ({ kind }: NotIncluded) => NOT_INCLUDED.indexOf(kind);
  return {
    rows: ticked,
    groups,
    sums: sumsOfRows(ticked),
    older: free.filter((entry) => isOlder(entry) && !takenIn.has(entry.key)),
    notIncluded: without
      .filter((one) => !('rows' in one) || one.rows.length > 0)
      .toSorted((one, other) => place(one) - place(other)),
  };
}

/** A chosen entry as it is kept. */
export function keptRowOf(entry: RecordEntry): KeptRow {
  const { key: _key, projectKey: _projectKey, personKey: _personKey, ...row } = entry;
  return row;
}
