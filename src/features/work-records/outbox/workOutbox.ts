import { type NamedRecord, workRecordFields } from '@/domain/workRecordFields';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { outboxKind } from '@/shared/outbox/outboxKind';
import { keptRecordSchema } from '../entry/workRecordDraft';

/** Work records that wait to be sent, by user on the device. */
export const workOutbox = outboxKind<NamedRecord>(
  outboxNames.workRecords,
  keptRecordSchema,
  workRecordFields,
);
