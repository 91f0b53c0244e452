import { grouped } from '../grouped';
import { hoursOfHundredths, hundredthsOf } from '../hundredths';
import { type Id, isSameId } from '../id';
import { type ReportRow, projectKey } from '../report/reportRow';
import type { NamedRecord, WorkRecord } from '../work/workRecord';
import type { ServiceRow } from './serviceRecord';

/** An entry that a service record can show. */
export interface RecordEntry extends ServiceRow {
  /** The id of the user's own work record; null from an export, which has no ids. */
  readonly id: string | null;
  /** The id, or for an entry of an export its contents and which one of equal ones it is. */
  readonly key: string;
  /** As in the report: `12:MES`, `12:` without a project. */
  readonly projectKey: string;
  /** The person's key in the report; missing for own entries. */
  readonly personKey?: string;
}

/** A person who has entries. */
export interface EntryPerson {
  /** The key in the report. */
  readonly key: string;
  /** What is chosen: the full name, or the key of one of two people with one name. */
  readonly asked: string;
  /** The full name; of two people with one name with what the export calls each. */
  readonly label: string;
}

/** Rows are compared to a millionth of an hour, as exports are read. */
const comparable = (hours: number | null) => hoursOfHundredths(hundredthsOf(hours ?? 0));

/** The row of a work record, stored or waiting to be sent. */
export function rowOfRecord(record: NamedRecord, person: string): ServiceRow {
  return {
    date: record.date,
    person,
    project: record.projectName.trim(),
    description: record.description.trim(),
    place: record.location.trim(),
    hours: comparable(record.hours),
    travel: comparable(record.travelHours),
  };
}

/**
 * The entries among the user's own work records that are for a customer.
 * @param person the user's full name
 */
export function entriesOfRecords(
  records: readonly WorkRecord[],
  customer: Id,
  person: string,
): readonly RecordEntry[] {
  return records
    .filter(({ customerId }) => isSameId(customerId, customer))
    .map((record) => ownEntry(String(record.id), String(customer), rowOfRecord(record, person)));
}

function ownEntry(id: string, customer: string, row: ServiceRow): RecordEntry {
  return { ...row, id, key: id, projectKey: projectKey(customer, row.project) };
}

/** What makes rows of one customer equal if they have no ids. */
export function likenessOf(row: ServiceRow): string {
  const { date, person, project, hours, travel, description, place } = row;
  return JSON.stringify([date, person, project, hours, travel, description, place]);
}

/** The people of a customer's export, each once. */
export function peopleOfExport(
  rows: readonly { readonly person?: string | undefined; readonly by: { key: string; name: string } }[],
): readonly EntryPerson[] {
  const people = new Map(rows.map((row) => [row.by.key, row]));
  const named = grouped([...people.values()], ({ by }) => by.name);
  return Array.from(people.values(), ({ person = '', by: { key, name } }) =>
    named.get(name)?.length === 1
      ? { key, asked: name, label: name }
      : { key, asked: key, label: `${name} (${person})` },
  );
}

/**
 * The entries of a customer's export; what it does not say is empty.
 * @param personOf the full name of the person that the export names
 */
export function entriesOfExport(
  rows: readonly (ReportRow & { readonly by?: Pick<EntryPerson, 'key'> })[],
  personOf: (text: string | undefined) => string,
): readonly RecordEntry[] {
  const counts = new Map<string, number>();
  return rows.map((of) => {
    const row: ServiceRow = {
      date: of.date,
      person: personOf(of.person),
      project: of.project ?? '',
      description: of.description ?? '',
      place: of.place ?? '',
      hours: hoursOfHundredths(of.hours),
      travel: hoursOfHundredths(of.travel ?? 0),
    };
    const likeness = likenessOf(row);
    const count = (counts.get(likeness) ?? 0) + 1;
    counts.set(likeness, count);
    return {
      ...row,
      id: null,
      key: `${likeness}${count}`,
      projectKey: projectKey(of.customer, of.project),
      ...(of.by && { personKey: of.by.key }),
    };
  });
}
