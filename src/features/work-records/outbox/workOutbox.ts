import { type NamedRecord, workRecordFields } from '@/domain/work/workRecordFields';
import type { OutboxKind } from '@/shared/outbox/outboxKind';
import { keptRecords } from './keptRecords';
import { workOutboxCalls } from './workOutboxCalls';

/** How work records are saved, and how they wait if the service does not answer. */
export const workOutbox: OutboxKind<NamedRecord> = {
  kept: keptRecords,
  fields: workRecordFields,
  calls: workOutboxCalls,
  hasUpdate: true,
  mayWait: () => true,
};
