import { type WaitingEntry, standsFor } from './outbox';
import type { Id } from './id';
import type { WorkRecord } from './workRecord';
import type { NamedRecord } from './workRecordMerge';

/** A record in the outbox. */
export type WaitingRecord = WaitingEntry<NamedRecord>;

/** What is said of a record that waits: to be sent or deleted, or the user is needed. */
export type WaitingState = 'waits' | 'leaves' | 'refused' | 'clash' | 'alike';

/** How an item stands. */
export function waitingState({ trouble, want }: WaitingRecord): WaitingState {
  return trouble?.kind ?? (want === null ? 'leaves' : 'waits');
}

/** The item that stands for a row of the list. */
export function waitingFor(items: readonly WaitingRecord[], id: Id): WaitingRecord | undefined {
  return items.find((item) => standsFor(item, id));
}

/** Whether a row stands for a record that the service does not have. */
export function isWaitingId(id: Id): boolean {
  return typeof id === 'string' && id.startsWith('waiting-');
}

/**
 * A page of the list with what waits: changed records as they are to be, new ones in front ("Speed of use", "Outbox": a
 * save that failed stays in the list).
 *
 * @param hasNew whether new ones belong to these: they stand at the front of the first page
 */
export function withWaiting(
  records: readonly WorkRecord[],
  items: readonly WaitingRecord[],
  hasNew: boolean,
): readonly WorkRecord[] {
  if (items.length === 0) return records;
  const listed = records.map((record) => {
    const want = waitingFor(items, record.id)?.want;
    return want ? { ...want, id: record.id } : record;
  });
  const added = items.flatMap(({ id, key, want }): WorkRecord[] =>
    id === null && want !== null ? [{ ...want, id: key }] : [],
  );
  return hasNew ? [...added.toReversed(), ...listed] : listed;
}

/** The records that the service has as they are shown: what waits goes out one by one, in its own order. */
export function withoutWaiting(
  records: readonly WorkRecord[],
  items: readonly WaitingRecord[],
): readonly WorkRecord[] {
  return items.length === 0 ? records : records.filter(({ id }) => !waitingFor(items, id));
}

/** Those of the records that count in a sum: what is to be deleted does not any more. */
export function countedRecords(
  records: readonly WorkRecord[],
  items: readonly WaitingRecord[],
): readonly WorkRecord[] {
  if (items.length === 0) return records;
  return records.filter(({ id }) => waitingFor(items, id)?.want !== null);
}

/** How many records of some days, both included, are otherwise in the outbox than at the service. */
export function waitingWithin(items: readonly WaitingRecord[], from: string, to: string): number {
  const isWithin = (record: NamedRecord | null) =>
    record !== null && from <= record.date && record.date <= to;
  return items.filter(({ before, want }) => isWithin(before) || isWithin(want)).length;
}

/** Hours of what waits to be sent, between two days, both included. */
export function waitingHours(items: readonly WaitingRecord[], from: string, to: string): number {
  return items.reduce(
    (sum, { want }) => (want && from <= want.date && want.date <= to ? sum + (want.hours ?? 0) : sum),
    0,
  );
}
