import type { WorkRecord } from '@/domain/workRecord';
import { useRemember } from '../memory/useRemember';
import type { ValidRecord } from './useWorkRecordForm';
import { useCreateWorkRecordMutation, useUpdateWorkRecordMutation } from '../workRecordsApi';

/** The record as it is stored now, or why it is not. */
type SavedRecord = { readonly record: WorkRecord } | { readonly error: unknown };

/** Saves a record: a new one is created, a stored one updated. */
export function useSaveWorkRecord() {
  const [create] = useCreateWorkRecordMutation();
  const [update] = useUpdateWorkRecordMutation();
  const remember = useRemember();
  return async (valid: ValidRecord, record: WorkRecord | null): Promise<SavedRecord> => {
    const saved = await save(valid, record);
    if ('record' in saved) remember([saved.record]);
    return saved;
  };

  async function save(valid: ValidRecord, record: WorkRecord | null): Promise<SavedRecord> {
    const { content, ...names } = valid;
    if (record) {
      const { error } = await update({ ...valid, id: record.id });
      return error ? { error } : { record: { ...content, ...names, id: record.id } };
    }
    const { data: id, error } = await create(valid);
    return id === undefined ? { error } : { record: { ...content, ...names, id } };
  }
}
