import { nanoid } from '@reduxjs/toolkit';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { sumDecimals } from '@/domain/decimal';
import { useFormats } from '@/shared/i18n/useFormats';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { useUndoSteps } from '@/shared/undo/useUndoSteps';
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
  const steps = useUndoSteps();
  const { noticeActions } = useExtra();

  /**
   * @param run what was created; null where only rows were taken over
   * @param before the rows as they were
   */
  return (run: CopyRun | null, before: RowsOfWeek, detail: string): void => {
    const created = (run?.entries ?? []).flatMap(({ content }, at) => {
      const attempt = run?.attempts[at];
      return attempt?.kind === 'created' ? [{ id: attempt.id, hours: content.hours ?? 0 }] : [];
    });
    let left = created.map(({ id }) => id);

    async function takeBack(): Promise<unknown> {
      dispatch(noticeDismissed(notice));
      noticeActions.drop(notice);
      for (const id of left) {
        const error = await calls.remove(id);
        // What is still there can be taken back by another attempt.
        if (error !== undefined) return error;
        left = left.filter((one) => one !== id);
      }
      await rows.choose(before);
      return undefined;
    }

    const hours = formats.hours(sumDecimals(created.map((one) => one.hours)));
    const doneHours = t('weekGrid:copy.doneHours', { count: created.length, hours });
    const isLess = run !== null && run.left > 0;

    const notice = `week-copy/${nanoid()}`;
    const step = steps.add(async () => edits.inTurn(takeBack));
    noticeActions.register(notice, () => steps.undo(step));
    dispatch(
      noticeGiven({
        id: notice,
        tone: 'success',
        text: t('weekGrid:copy.done'),
        detail: run === null ? detail : isLess ? `${doneHours}. ${t('weekGrid:copy.leftOut')}` : doneHours,
        action: { label: t('common:actions.undo'), id: notice, keys: 'Control+Z Meta+Z' },
        lifeMs: isLess ? noticeLife.toRead : noticeLife.done,
      }),
    );
  };
}
