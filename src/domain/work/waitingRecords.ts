import type { WaitingEntry } from '../changes/outbox';
import { waitingFor } from '../changes/waitingFor';
import { type NamedRecord, type WorkRecord, sumHours } from './workRecord';

/** A record in the outbox. */
export type WaitingRecord = WaitingEntry<NamedRecord>;

/** The records without waiting ones: those are sent one by one, in the order of the outbox. */
export function withoutWaiting(
  records: readonly WorkRecord[],
  items: readonly WaitingRecord[],
): readonly WorkRecord[] {
  return items.length === 0 ? records : records.filter(({ id }) => !waitingFor(items, id));
}

/** Waiting hours between two days, both included. */
export function waitingHours(items: readonly WaitingRecord[], from: string, to: string): number {
  return sumHours(items.flatMap(({ want }) => (want && from <= want.date && want.date <= to ? want : [])));
}
