import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Id } from '@/domain/id';
import { type WorkRecord, contentOfRecord } from '@/domain/workRecord';
import { isApiError } from '@/shared/api/apiError';
import { focusRow } from '@/shared/lists/focusRow';
import { useAppDispatch } from '@/shared/store/hooks';
import { type UndoStep, alreadyUndone } from '@/shared/undo/undoSteps';
import { useUndoSteps } from '@/shared/undo/useUndoSteps';
import { deleteWorkRecord, updateWorkRecord } from './workRecordsApi';

/** Nobody can take back what is not there any more. */
const isGone = (error: unknown) => isApiError(error) && error.kind === 'not-found';

/** What was done to records, as steps that can be taken back ("Speed of use", "Undo"). */
export function useRecordSteps() {
  const { t } = useTranslation('workRecords');
  const dispatch = useAppDispatch();
  const { add } = useUndoSteps();

  return {
    /**
     * They were created: they are deleted, the last one first. The first failure stops, says how far it came, and leaves
     * the others to another attempt.
     */
    created: (ids: readonly Id[], onBegin?: () => void): UndoStep => {
      const left = [...ids];
      const run = async () => {
        onBegin?.();
        for (let id = left.at(-1); id !== undefined; id = left.at(-1)) {
          // oxlint-disable-next-line no-await-in-loop -- one after another, so that it is clear what is left
          const { error } = await dispatch(deleteWorkRecord.initiate(id));
          if (error !== undefined && !isGone(error)) return error;
          left.pop();
        }
        return undefined;
      };
      return add(run, {
        done: () => t('undo.done', { count: ids.length }),
        failed: (reason) =>
          ids.length === 1
            ? t('undo.failed', { reason })
            : t('undo.stopped', { done: ids.length - left.length, count: ids.length, reason }),
      });
    },

    /** It was changed: it becomes what it was, and its row takes the focus. */
    changed: (before: WorkRecord): UndoStep =>
      add(async () => {
        const { id, customerName, projectName } = before;
        const change = { id, content: contentOfRecord(before), customerName, projectName };
        const { error } = await dispatch(updateWorkRecord.initiate(change));
        if (isGone(error)) return alreadyUndone;
        if (error === undefined) focusRow(id);
        return error;
      }),
  };
}
