import { record } from '@/domain/work/monthEntries.fixture';
import { type NamedRecord, namedRecordOf } from '@/domain/work/workRecord';

/** A record of the member's as it is in an outbox. */
export const waitingRecord = (at: number, hours: number): NamedRecord =>
  namedRecordOf(record(at, '2026-11-02', { projectId: 1, description: `Waits ${at}`, hours }));
