import { useTranslation } from '@/shared/i18n/useTranslation';
import { isSameId } from '@/domain/id';
import { type WorkRecord, sumHours } from '@/domain/workRecord';
import { isApiError, isSessionEnd, isUnclear } from '@/shared/api/apiError';
import { useFormats } from '@/shared/i18n/useFormats';
import { focusRow } from '@/shared/lists/focusRow';
import { without } from '@/shared/lists/listPage';
import { takeOut } from '@/shared/lists/takeOut';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { alreadyTold } from '@/shared/undo/heldBack';
import { useHeldBack } from '@/shared/undo/useHeldBack';
import { useChangeRows } from '../list/useChangeRows';
import { readDayAnew } from '../readWorkRecords';
import { deleteWorkRecord, pathOf } from '../workRecordsApi';
import type { StepResult } from './runSteps';
import type { Bulk, RecordResult } from './useBulk';
import { useResultWords } from './useResultWords';

/** Deletes one record after another, once the time for an undo is over. */
function useRemoveAll() {
  const dispatch = useAppDispatch();
  const { change } = useChangeRows();

  async function resultInList({ id, date }: WorkRecord, error: unknown): Promise<StepResult> {
    const read = await readDayAnew(date, dispatch);
    if ('error' in read) return { kind: 'unknown', error };
    if (read.data.some((record) => isSameId(record.id, id))) return { kind: 'failed', error };
    change((page) => without(page, id));
    return { kind: 'done' };
  }

  async function remove(record: WorkRecord): Promise<StepResult> {
    const { error } = await dispatch(deleteWorkRecord.initiate(record.id));
    // Gone already is what was wanted.
    if (error === undefined || (isApiError(error) && error.kind === 'not-found')) return { kind: 'done' };
    return isUnclear(error) ? resultInList(record, error) : { kind: 'failed', error };
  }

  return async (records: readonly WorkRecord[]): Promise<ReadonlyMap<WorkRecord, StepResult>> => {
    const results = new Map<WorkRecord, StepResult>();
    let isOver = false;
    for (const record of records) {
      const result: StepResult = isOver ? { kind: 'unsent' } : await remove(record);
      results.set(record, result);
      isOver ||= 'error' in result && (result.kind === 'unknown' || isSessionEnd(result.error));
    }
    return results;
  };
}

/** Deletes records with five seconds to undo it; those that stay are selected again, with the reason. */
export function useBulkRemove(bulk: Bulk): (records: readonly WorkRecord[]) => void {
  const { t } = useTranslation('bulkEdit');
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const holdBack = useHeldBack();
  const rows = useChangeRows();
  const removeAll = useRemoveAll();
  const words = useResultWords();

  return (records) => {
    const putBack = takeOut(rows, records);
    let back = records;
    bulk.clear();

    async function run() {
      const results = await removeAll(records);
      back = records.filter((record) => results.get(record)?.kind !== 'done');
      if (back.length === 0) return undefined;
      const told = new Map<string, RecordResult>();
      for (const [{ id }, result] of results)
        if (result.kind !== 'done')
          told.set(String(id), { kind: result.kind, text: words(result, 'remove') });
      bulk.selectAgain(told);
      dispatch(noticeGiven({ tone: 'error', text: t('notRemoved', { count: back.length }) }));
      return alreadyTold;
    }

    holdBack({
      id: `work-records/${records.map(({ id }) => id).join('/')}`,
      call: records.map(({ id }) => ({ method: 'DELETE' as const, url: pathOf(id) })),
      run,
      takeBack: () => putBack(back),
      onUndone: () => records[0] && focusRow(records[0].id),
      text: t('removed', { count: records.length }),
      detail: t('hours', { hours: formats.hours(sumHours(records)) }),
      failed: (reason) => t('failed.remove', { reason }),
    });
  };
}
