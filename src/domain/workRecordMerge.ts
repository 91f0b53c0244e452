import type { OutboxRules } from './outbox';
import type { WorkRecord } from './workRecord';

/** A record with the names that the list shows, whether the service has it or not. */
export type NamedRecord = Omit<WorkRecord, 'id'>;

/** A record of the list, without its id. */
export function namedRecordOf({ id: _id, ...record }: WorkRecord): NamedRecord {
  return record;
}

/**
 * The parts of a record that are changed together: a project belongs to its customer, and the allowances follow from the
 * journey.
 */
const parts = {
  date: ['date'],
  hours: ['hours'],
  location: ['location'],
  customer: ['customerId', 'projectId'],
  description: ['description'],
  travel: ['travelHours', 'departure', 'arrival', 'distanceKm', 'foodAllowance', 'travelExpenses'],
} as const satisfies Readonly<Record<string, readonly (keyof NamedRecord)[]>>;

/** A part of a record that is changed as one. */
export type RecordPart = keyof typeof parts;

/** All parts, in the order of the form. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const recordParts = Object.keys(parts) as readonly RecordPart[];

/** What a service may write otherwise and means the same: ids as text, nothing as 0 or empty text, spaces at the end. */
function comparable(content: NamedRecord, name: keyof NamedRecord): string {
  const value = content[name];
  if (value === null || value === 0) return '';
  return String(value).trim();
}

/** Whether two records say the same in a part. */
export function isSamePart(part: RecordPart, one: NamedRecord, other: NamedRecord): boolean {
  return parts[part].every((name) => comparable(one, name) === comparable(other, name));
}

/** One record with a part of another. */
export function withPart(part: RecordPart, from: NamedRecord, into: NamedRecord): NamedRecord {
  const { customerName, projectName } = part === 'customer' ? from : into;
  return {
    ...into,
    ...Object.fromEntries(parts[part].map((name) => [name, from[name]])),
    customerName,
    projectName,
  };
}

/** The parts that both changed, each to another value. */
export function clashingParts(
  before: NamedRecord,
  mine: NamedRecord,
  theirs: NamedRecord,
): readonly RecordPart[] {
  return recordParts.filter(
    (part) =>
      !isSamePart(part, mine, before) && !isSamePart(part, theirs, before) && !isSamePart(part, mine, theirs),
  );
}

/** Theirs with all that I changed over it. */
export function mergedRecord(before: NamedRecord, mine: NamedRecord, theirs: NamedRecord): NamedRecord {
  const changed = recordParts.filter((part) => !isSamePart(part, mine, before));
  return changed.reduce<NamedRecord>((merged, part) => withPart(part, mine, merged), theirs);
}

/** How work records that wait are compared and merged ("Speed of use", "Outbox"). */
export const workRecordRules: OutboxRules<NamedRecord> = {
  isSame: (one, other) => recordParts.every((part) => isSamePart(part, one, other)),
  merge: (before, mine, theirs) =>
    clashingParts(before, mine, theirs).length > 0 ? null : mergedRecord(before, mine, theirs),
};
