import { nanoid } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { sumHours } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { errorOf, isDone } from '@/shared/outbox/change';
import { recordDeletion, storedBy } from '../../outbox/saveRecords';
import type { CellEdits } from '../cells/cellEdits';
import type { GridRows } from '../useGridRows';
import type { RecordCalls } from '../useRecordCalls';
import type { RowsOfWeek } from '../weekRows';
import type { CopyRun } from './useCopyRun';

interface CopyUndoOptions {
  readonly rows: GridRows;
  readonly edits: CellEdits;
  readonly calls: RecordCalls;
}

/** Says what was taken over, and offers one undo for all of it. */
export function useCopyUndo({ rows, edits, calls }: CopyUndoOptions) {
  const { t } = useTranslation(['weekGrid', 'common']);
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const steps = useSteps();
  const { noticeActions } = useExtra();

  /**
   * @param run what was created; null where only rows were taken over
   * @param before the rows as they were
   */
  return (run: CopyRun | null, before: RowsOfWeek, detail: string): void => {
    const created = (run?.entries ?? []).flatMap((entry, at) => {
      const outcome = run?.outcomes[at];
      return (outcome && storedBy(outcome, entry)) ?? [];
    });
    const records = created.map(({ record }) => record);
    const isWaiting = created.some((one) => one.isWaiting);
    let left = records;

    async function takeBack(): Promise<unknown> {
      dispatch(noticeDismissed(notice));
      noticeActions.drop(notice);
      const outcomes = await calls.saveAll(left.map(recordDeletion), { stopAt: 'first' });
      // What is still there can be taken back by another attempt.
      left = left.filter((_record, at) => !isDone(outcomes[at]));
      const error = outcomes.map(errorOf).find((one) => one !== undefined);
      if (error !== undefined) return error;
      await rows.choose(before);
      return undefined;
    }

    const hours = formats.hours(sumHours(records));
    const doneHours = t('weekGrid:copy.doneHours', { count: records.length, hours });
    const isLess = run !== null && run.left > 0;

    const notice = `week-copy/${nanoid()}`;
    const shown = run === null ? detail : isLess ? `${doneHours}. ${t('weekGrid:copy.leftOut')}` : doneHours;
    const step = steps.add({
      text: t('weekGrid:copy.done'),
      detail: shown,
      undo: async () => edits.inTurn(takeBack),
    });
    noticeActions.register(notice, () => steps.undo(step));
    dispatch(
      noticeGiven({
        id: notice,
        tone: isWaiting ? 'info' : 'success',
        text: isWaiting ? t('common:waiting.saved') : t('weekGrid:copy.done'),
        detail: shown,
        action: { label: t('common:actions.undo'), id: notice, keys: 'Control+Z Meta+Z' },
        lifeMs: isLess ? noticeLife.toRead : noticeLife.done,
      }),
    );
  };
}
