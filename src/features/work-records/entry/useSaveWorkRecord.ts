import { useRef } from 'react';
import type { WorkRecord } from '@/domain/workRecord';
import { useAppDispatch } from '@/shared/store/hooks';
import { type RecordDoubts, createRecordOnce } from '../createRecord';
import { useRemember } from '../memory/useRemember';
import { updateWorkRecord } from '../workRecordsApi';
import type { ValidRecord } from './useWorkRecordForm';

/** The stored record, or why it was not saved. With `isUnknown` it was sent, and the service may have saved it. */
export type SavedRecord =
  | { readonly record: WorkRecord }
  | { readonly error: unknown; readonly isUnknown: boolean };

/**
 * Saves a record at the service, without the outbox: a stored one is updated, a new one created, once however often it
 * is sent.
 */
export function useSaveWorkRecord() {
  const dispatch = useAppDispatch();
  const remember = useRemember();
  const doubts = useRef<RecordDoubts>(new Map());

  async function save(valid: ValidRecord, record: WorkRecord | null, wish: string): Promise<SavedRecord> {
    const { content, ...names } = valid;
    if (record) {
      const { error } = await dispatch(updateWorkRecord.initiate({ ...valid, id: record.id }));
      return error === undefined
        ? { record: { ...content, ...names, id: record.id } }
        : { error, isUnknown: false };
    }
    const attempt = await createRecordOnce(doubts.current, wish, valid, { dispatch });
    return attempt.kind === 'created'
      ? { record: { ...content, ...names, id: attempt.id } }
      : { error: attempt.error, isUnknown: attempt.kind === 'doubtful' };
  }

  /** @param wish names a new record among those of one form; by its day, unless a day has several */
  return async (
    valid: ValidRecord,
    record: WorkRecord | null,
    wish: string = valid.content.date,
  ): Promise<SavedRecord> => {
    const saved = await save(valid, record, wish);
    if ('record' in saved) remember([saved.record]);
    return saved;
  };
}
