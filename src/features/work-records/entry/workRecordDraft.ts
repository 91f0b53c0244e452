import * as v from 'valibot';
import { draftKind, findDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { keptStoredRecordSchema } from '../keptRecords';
import { workRecordValuesSchema } from './workRecordValues';
import { outboxNames } from '@/shared/outbox/countWaiting';

/** What was typed and not saved, and the stored record if one was edited. */
const draftSchema = v.object({
  record: v.nullable(keptStoredRecordSchema),
  values: workRecordValuesSchema,
});

export type WorkRecordDraft = v.InferOutput<typeof draftSchema>;

/** What was typed in the work-time dialog or an opened row. */
export const workRecordDrafts = draftKind<WorkRecordDraft>('work-record', draftSchema, {
  outbox: outboxNames.workRecords,
  // The format without a version was the same.
  migrate: (content) => content,
});

/** Finds the newest unsaved draft of the user, from the dialog or from inline edit. */
export const findWorkRecordDraft = async (drafts: UserDrafts) => findDraft(drafts, workRecordDrafts);
