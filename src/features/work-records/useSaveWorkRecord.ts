import type { WorkRecord } from '@/domain/workRecord';
import type { ValidRecord } from './useWorkRecordForm';
import { useCreateWorkRecordMutation, useUpdateWorkRecordMutation } from './workRecordsApi';

/**
 * Saves a record: a new one is created, a stored one updated.
 *
 * @param start index at which the list on the screen begins; the change shows there
 * @returns the error, or undefined when it is saved
 */
export function useSaveWorkRecord(start: number) {
  const [create] = useCreateWorkRecordMutation();
  const [update] = useUpdateWorkRecordMutation();
  return async (valid: ValidRecord, record: WorkRecord | null): Promise<unknown> => {
    const { error } = await (record
      ? update({ ...valid, id: record.id, start })
      : create({ ...valid, start }));
    return error;
  };
}
