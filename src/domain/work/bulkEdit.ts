import { type Id, isSameId } from '../id';
import type { WorkRecord } from './workRecord';

/** For whom something was done: a customer and, where there is one, a project of it. */
export interface WorkPair {
  readonly customerId: Id | null;
  readonly customerName: string;
  readonly projectId: Id | null;
  readonly projectName: string;
}

/** What is changed in many records at once. */
export type BulkChange =
  | { readonly kind: 'pair'; readonly pair: WorkPair }
  | { readonly kind: 'text'; readonly description: string };

/** A record and what becomes of it: one call. */
export interface BulkStep {
  readonly before: WorkRecord;
  readonly after: WorkRecord;
}

/** What becomes of a record; all else of it stays. */
export function withChange(record: WorkRecord, change: BulkChange): WorkRecord {
  return change.kind === 'pair'
    ? { ...record, ...change.pair }
    : { ...record, description: change.description };
}

/** Whether two records say the same where a change may touch them; names are only shown. */
function isAlike(one: WorkRecord, other: WorkRecord): boolean {
  return (
    isSameId(one.customerId, other.customerId) &&
    isSameId(one.projectId, other.projectId) &&
    one.description === other.description
  );
}

/** The calls that a change needs, in the order of the records: none for those that are so already. */
export function bulkSteps(records: readonly WorkRecord[], change: BulkChange): readonly BulkStep[] {
  return records
    .map((before) => ({ before, after: withChange(before, change) }))
    .filter(({ before, after }) => !isAlike(before, after));
}

/** The calls that take changes back, the last one first: each record as it was. */
export function undoSteps(done: readonly BulkStep[]): readonly BulkStep[] {
  return done.map(({ before, after }) => ({ before: after, after: before })).toReversed();
}

/** The customer and project that all of them have, if they do. */
export function commonPair(records: readonly WorkRecord[]): WorkPair | null {
  const [first] = records;
  if (!first) return null;
  const { customerId, customerName, projectId, projectName } = first;
  const isCommon = (record: WorkRecord) =>
    isSameId(record.customerId, customerId) && isSameId(record.projectId, projectId);
  return records.every(isCommon) ? { customerId, customerName, projectId, projectName } : null;
}

/** The text that all of them have, else none. */
export function commonText(records: readonly WorkRecord[]): string {
  const [first] = records;
  return first && records.every(({ description }) => description === first.description)
    ? first.description
    : '';
}
