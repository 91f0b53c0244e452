import * as v from 'valibot';
import type { WorkRecord } from '@/domain/workRecord';
import type { FoundDraft } from '@/shared/drafts/DraftNotice';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { draftNames, loadDraft, removeDraft } from '@/shared/drafts/draftStore';
import { type WorkRecordValues, readValues } from './workRecordValues';

/** A form that was left unsaved: what stood in its fields, and the stored record behind them if there was one. */
export interface WorkRecordDraft {
  readonly record: WorkRecord | null;
  readonly values: WorkRecordValues;
}

/** Kind of the drafts of the dialog and of inline edit. */
export const workRecordDrafts = 'work-record';

const recordShape = v.looseObject({
  id: v.union([v.string(), v.number()]),
  employee: v.string(),
  date: v.string(),
  description: v.string(),
});

function isWorkRecord(value: unknown): value is WorkRecord {
  return v.is(recordShape, value);
}

/** Reads a draft; `undefined` for none, and for what an older version may have left. */
function readDraft(value: unknown): WorkRecordDraft | undefined {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('record' in value))
    return undefined;
  const values = readValues(value.values);
  if (!values) return undefined;
  if (value.record === null) return { record: null, values };
  return isWorkRecord(value.record) ? { record: value.record, values } : undefined;
}

/** What the user left unsaved last, in the dialog or in inline edit. */
export async function findWorkRecordDraft(drafts: UserDrafts): Promise<FoundDraft<WorkRecordDraft> | null> {
  for (const name of await draftNames(drafts, workRecordDrafts)) {
    const draft = readDraft(await loadDraft(drafts, name));
    if (draft) return { draft, remove: async () => removeDraft(drafts, name) };
  }
  return null;
}
