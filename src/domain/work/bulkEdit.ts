import { type WorkPair, type WorkRecord, isSamePair, pairOf } from './workRecord';

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

/** The calls that a change needs, in the order of the records; none for records that already have the new value. */
export function bulkSteps(records: readonly WorkRecord[], change: BulkChange): readonly BulkStep[] {
  return records
    .map((before) => ({ before, after: withChange(before, change) }))
    .filter(({ before, after }) => !isSamePair(before, after) || before.description !== after.description);
}

/** The calls that undo changes, the last one first: each record as it was. */
export function undoSteps(done: readonly BulkStep[]): readonly BulkStep[] {
  return done.map(({ before, after }) => ({ before: after, after: before })).toReversed();
}

/** The customer and project that all records share; null if they differ. */
export function commonPair(records: readonly WorkRecord[]): WorkPair | null {
  const [first] = records;
  return first && records.every((record) => isSamePair(record, first)) ? pairOf(first) : null;
}

/** The text that all records share, or an empty one. */
export function commonText(records: readonly WorkRecord[]): string {
  const [first] = records;
  return first && records.every(({ description }) => description === first.description)
    ? first.description
    : '';
}
