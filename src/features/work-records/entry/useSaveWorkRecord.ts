import type { WorkRecord } from '@/domain/workRecord';
import type { ValidRecord } from './useWorkRecordForm';
import { useCreateWorkRecordMutation, useUpdateWorkRecordMutation } from '../workRecordsApi';

/** The record as it is stored now, or why it is not. */
type SavedRecord = { readonly record: WorkRecord } | { readonly error: unknown };

/** Saves a record: a new one is created, a stored one updated. */
export function useSaveWorkRecord() {
  const [create] = useCreateWorkRecordMutation();
  const [update] = useUpdateWorkRecordMutation();
  return async (valid: ValidRecord, record: WorkRecord | null): Promise<SavedRecord> => {
    const { content, ...names } = valid;
    if (record) {
      const { error } = await update({ ...valid, id: record.id });
      return error ? { error } : { record: { ...content, ...names, id: record.id } };
    }
    const { data: id, error } = await create(valid);
    return id === undefined ? { error } : { record: { ...content, ...names, id } };
  };
}
