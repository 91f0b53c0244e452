import * as v from 'valibot';
import type { WorkRecord } from '@/domain/work/workRecord';
import { type DraftKind, findDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { keptStoredRecordSchema } from '../outbox/keptRecords';
import { type WorkRecordValues, workRecordValuesSchema } from './workRecordValues';
import { outboxNames } from '@/shared/outbox/countWaiting';

/** A form that was left unsaved: what stood in its fields, and the stored record behind them if there was one. */
export interface WorkRecordDraft {
  readonly record: WorkRecord | null;
  readonly values: WorkRecordValues;
}

const draftSchema = v.object({
  record: v.nullable(keptStoredRecordSchema),
  values: workRecordValuesSchema,
});

/** What was typed in the work-time dialog or an opened row. */
export const workRecordDrafts: DraftKind<WorkRecordDraft> = {
  name: 'work-record',
  version: 1,
  outbox: outboxNames.workRecords,
  read: (content) => {
    const parsed = v.safeParse(draftSchema, content);
    return parsed.success ? parsed.output : undefined;
  },
  // Before there were versions the same was kept.
  migrate: (content) => content,
};

/** What the user left unsaved last, in the dialog or in inline edit. */
export const findWorkRecordDraft = async (drafts: UserDrafts) => findDraft(drafts, workRecordDrafts);
