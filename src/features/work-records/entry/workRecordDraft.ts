import * as v from 'valibot';
import { LANGUAGES } from '@/domain/language';
import { draftKind, findDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { isoDay, readAs } from '@/shared/storage/keptSchema';
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
  figures: ['distance'],
});

/** A line typed into the quick entry, with the days and the language that it is read with. */
const lineSchema = v.object({
  text: v.string(),
  /** The day on which its typing began. */
  today: isoDay,
  /** The day that it is for, if it names none; without it, today. */
  date: v.optional(isoDay),
  /** The language of the app when its typing began; drafts of older builds have none. */
  language: v.optional(v.picklist(LANGUAGES)),
});

export type TypedLine = v.InferOutput<typeof lineSchema>;

/** Reads a draft of a line that is handed over with an address; null if there is none. */
export const handedLine = readAs(v.object({ ...lineSchema.entries, wish: v.optional(v.string()) }), null);

/** A line that was typed into the quick entry. */
export const lineDrafts = draftKind<TypedLine>('quick-line', lineSchema, {
  outbox: outboxNames.workRecords,
});

export const findLineDraft = async (drafts: UserDrafts) => findDraft(drafts, lineDrafts);

/** Finds the newest unsaved draft of the user, from the dialog or from inline edit. */
export const findWorkRecordDraft = async (drafts: UserDrafts) => findDraft(drafts, workRecordDrafts);
