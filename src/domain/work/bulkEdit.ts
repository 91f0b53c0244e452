import { type Id, isSameId } from '../id';
import type { WorkRecord } from './workRecord';

/** The customer that work is for and, if there is one, a project. */
export interface WorkPair {
  readonly customerId: Id | null;
  readonly customerName: string;
  readonly projectId: Id | null;
  readonly projectName: string;
}

/** The fields that are changed in many records at once. */
export type BulkChange =
  | { readonly kind: 'pair'; readonly pair: WorkPair }
  | { readonly kind: 'text'; readonly description: string };

/** A record and its new version: one call. */
export interface BulkStep {
  readonly before: WorkRecord;
  readonly after: WorkRecord;
}

/** A record with a change; all other fields stay. */
export function withChange(record: WorkRecord, change: BulkChange): WorkRecord {
  return change.kind === 'pair'
    ? { ...record, ...change.pair }
    : { ...record, description: change.description };
}

/** Whether two records agree in the fields that a change may touch; names are only shown. */
function isAlike(one: WorkRecord, other: WorkRecord): boolean {
  return (
    isSameId(one.customerId, other.customerId) &&
    isSameId(one.projectId, other.projectId) &&
    one.description === other.description
  );
}

/** The calls that a change needs, in the order of the records; none for records that already have the new value. */
export function bulkSteps(records: readonly WorkRecord[], change: BulkChange): readonly BulkStep[] {
  return records
    .map((before) => ({ before, after: withChange(before, change) }))
    .filter(({ before, after }) => !isAlike(before, after));
}

/** The calls that undo changes, the last one first: each record as it was. */
export function undoSteps(done: readonly BulkStep[]): readonly BulkStep[] {
  return done.map(({ before, after }) => ({ before: after, after: before })).toReversed();
}

/** The customer and project that all records share; null if they differ. */
export function commonPair(records: readonly WorkRecord[]): WorkPair | null {
  const [first] = records;
  if (!first) return null;
  const { customerId, customerName, projectId, projectName } = first;
  const isCommon = (record: WorkRecord) =>
    isSameId(record.customerId, customerId) && isSameId(record.projectId, projectId);
  return records.every(isCommon) ? { customerId, customerName, projectId, projectName } : null;
}

/** The text that all records share, or an empty one. */
export function commonText(records: readonly WorkRecord[]): string {
  const [first] = records;
  return first && records.every(({ description }) => description === first.description)
    ? first.description
    : '';
}
