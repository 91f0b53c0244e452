import { numberProblem } from './recordNumber';
import { type IsoDate, type Period, addMonths, earlierOf, laterOf } from '../time/period';
import type { RecordSignature, ServiceRecordData, ServiceRecordPaper, ServiceRow } from './serviceRecord';

/** The device keeps at most so many records; none is dropped for a new one. */
export const MAX_SERVICE_RECORDS = 200;

/** For so many months after it was signed, a record is compared with the current entries. */
const WATCHED_MONTHS = 2;

/** A row of a kept record, with the id of the user's own work record; null for a row of an export. */
export interface KeptRow extends ServiceRow {
  readonly id: string | null;
}

/** A service record as the device keeps it, beside its PDF. */
export interface KeptServiceRecord
  extends
    Pick<ServiceRecordData, 'number' | 'customer' | 'by' | 'company' | 'scope' | 'from' | 'to'>,
    Pick<ServiceRecordPaper, 'layout' | 'customerAddress' | 'orders'> {
  readonly key: string;
  /** The chosen keys of projects, and what is asked of people (see `EntryPerson`); empty for all. */
  readonly projects: readonly string[];
  readonly people: readonly string[];
  /** In the order in which they are printed. */
  readonly rows: readonly KeptRow[];
  /** The keys of the entries that were left out by their ticks. */
  readonly unticked: readonly string[];
  /** The fingerprint of the data in its PDF; empty if it was made without HTTPS, because that PDF has no data. */
  readonly fingerprint: string;
  readonly signatures: readonly RecordSignature[];
  /** In UTC. */
  readonly createdAt: string;
  /** The key of the drift that is left as it is (see `recordDrift`). */
  readonly silenced: string | null;
}

/** How far a record is: no signature, one of the sides, or both. */
export type RecordState = 'created' | 'company' | 'customer' | 'signed';

/** The state of a record by its signatures. */
export function stateOf({ signatures }: Pick<KeptServiceRecord, 'signatures'>): RecordState {
  const sides = new Set(signatures.map(({ side }) => side));
  return sides.size === 2 ? 'signed' : ([...sides][0] ?? 'created');
}

/** Whether a record can be made anew with its number: only before the first signature. */
export function canBeMadeAnew(record: Pick<KeptServiceRecord, 'signatures'>): boolean {
  return stateOf(record) === 'created';
}

/** Whether a record is still compared with the entries: it has a signature, and that is not long ago. */
export function isWatched({ signatures }: Pick<KeptServiceRecord, 'signatures'>, today: IsoDate): boolean {
  const oldest = addMonths(today, -WATCHED_MONTHS);
  return signatures.some(({ at }) => at >= oldest);
}

/** The days that are read to compare a record: its period, and earlier days of its rows. */
export function daysOfRecord({ from, to, rows }: Pick<KeptServiceRecord, 'from' | 'to' | 'rows'>): Period {
  const days = rows.map(({ date }) => date);
  return { from: days.reduce(earlierOf, from), to: days.reduce(laterOf, to) };
}

/** The names by which a customer has signed before, the latest first. */
export function signersOf(records: readonly KeptServiceRecord[], customer: string): readonly string[] {
  const signatures = records
    .filter((record) => record.customer.id === customer)
    .flatMap((record) => record.signatures.filter(({ side }) => side === 'customer'))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  return [...new Set(signatures.map(({ name }) => name))];
}

/** Records in the order of the list: the latest first. */
export const latestFirst = (records: readonly KeptServiceRecord[]): readonly KeptServiceRecord[] =>
  records.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));

/** The records without one. */
export function withoutRecord(
  records: readonly KeptServiceRecord[],
  key: string,
): readonly KeptServiceRecord[] {
  return records.filter((record) => record.key !== key);
}

/**
 * The records with one more, or with another version of one, the latest first; null if there is no room for one more, if
 * another record has its number, or if the one that it would replace has more signatures.
 */
export function withRecord(
  records: readonly KeptServiceRecord[],
  record: KeptServiceRecord,
): readonly KeptServiceRecord[] | null {
  const others = withoutRecord(records, record.key);
  const before = records.find(({ key }) => key === record.key);
  if (others.length >= MAX_SERVICE_RECORDS || numberProblem(record.number, others) !== undefined) return null;
  if (before && before.signatures.length > record.signatures.length) return null;
  return latestFirst([record, ...others]);
}
