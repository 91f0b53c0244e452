import * as v from 'valibot';
import type { WorkRecord } from '@/domain/work/workRecord';
import { type DraftKind, findDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { keptStoredRecordSchema } from '../keptRecords';
import { type WorkRecordValues, workRecordValuesSchema } from './workRecordValues';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { readAs } from '@/shared/storage/keptSchema';

/** What was typed and not saved, and the stored record if one was edited. */
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
  read: readAs(draftSchema, undefined),
  // The format without a version was the same.
  migrate: (content) => content,
};

/** Finds the newest unsaved draft of the user, from the dialog or from inline edit. */
export const findWorkRecordDraft = async (drafts: UserDrafts) => findDraft(drafts, workRecordDrafts);
