import { useTranslation } from '@/shared/i18n/useTranslation';
import { type WorkRecord, contentOfRecord } from '@/domain/workRecord';
import { isApiError } from '@/shared/api/apiError';
import { focusRow } from '@/shared/lists/focusRow';
import { useAppDispatch } from '@/shared/store/hooks';
import { type UndoStep, alreadyUndone } from '@/shared/undo/undoSteps';
import { useUndoSteps } from '@/shared/undo/useUndoSteps';
import { errorOf, isDone } from '@/shared/outbox/change';
import { recordChange, recordDeletion, saveRecords } from './outbox/saveRecords';

/** What was done to records, as steps that are taken back by saving the opposite ("Speed of use", "Undo"). */
export function useRecordSteps() {
  const { t } = useTranslation(['workRecords', 'common']);
  const dispatch = useAppDispatch();
  const { add } = useUndoSteps();

  return {
    /**
     * They were created: they are deleted, the last one first. The first failure stops, says how far it came, and leaves
     * the others to another attempt.
     */
    created: (records: readonly WorkRecord[], onBegin?: () => void): UndoStep => {
      let left = records.toReversed();
      let isWaiting = false;
      const run = async () => {
        onBegin?.();
        const outcomes = await dispatch(saveRecords(left.map(recordDeletion), { stopAt: 'first' }));
        isWaiting = outcomes.some(({ kind }) => kind === 'waiting');
        const error = outcomes.map(errorOf).find((one) => one !== undefined);
        left = left.filter((_record, at) => !isDone(outcomes[at]));
        return error;
      };
      return add(run, {
        done: () =>
          isWaiting ? t('common:waiting.deleted') : t('workRecords:undo.done', { count: records.length }),
        failed: (reason) =>
          records.length === 1
            ? t('workRecords:undo.failed', { reason })
            : t('workRecords:undo.stopped', {
                done: records.length - left.length,
                count: records.length,
                reason,
              }),
      });
    },

    /** It was changed: it becomes what it was, and its row takes the focus. */
    changed: (before: WorkRecord, after: WorkRecord): UndoStep =>
      add(async () => {
        const { customerName, projectName } = before;
        const valid = { content: contentOfRecord(before), customerName, projectName };
        const [outcome] = await dispatch(saveRecords([recordChange(valid, after)]));
        const error = errorOf(outcome);
        if (isApiError(error) && error.kind === 'not-found') return alreadyUndone;
        if (error === undefined) focusRow(before.id);
        return error;
      }),
  };
}
