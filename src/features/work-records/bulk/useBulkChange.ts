import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { type BulkChange, type BulkStep, bulkSteps, undoSteps } from '@/domain/bulkEdit';
import { type WorkRecord, contentOfRecord } from '@/domain/workRecord';
import { withChanged } from '@/shared/lists/listPage';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { focusRow } from '@/shared/lists/focusRow';
import { useUndoSteps } from '@/shared/undo/useUndoSteps';
import { useSaveWorkRecord } from '../entry/useSaveWorkRecord';
import { useChangeRows } from '../list/useChangeRows';
import { type StepResult, runSteps } from './runSteps';
import type { Bulk } from './useBulk';
import { useResultWords } from './useResultWords';

/** Sends changes of records one after another and says in each row what came of it. */
function useSendSteps(bulk: Bulk) {
  const dispatch = useAppDispatch();
  const saveRecord = useSaveWorkRecord();
  const { change } = useChangeRows();
  const words = useResultWords();

  return async (steps: readonly BulkStep[], action: 'change' | 'undo') => {
    const results = new Map<string, StepResult>();
    bulk.begin();
    const done = await runSteps(steps, {
      dispatch,
      send: async ({ before, after }) => {
        const { customerName, projectName } = after;
        const saved = await saveRecord(
          { content: contentOfRecord(after), customerName, projectName },
          before,
        );
        return 'error' in saved ? { error: saved.error } : {};
      },
      onFound: (record) => change((page) => withChanged(page, record.id, () => record)),
      onResult: (record, result) => {
        results.set(String(record.id), result);
        bulk.tell(record, { kind: result.kind, text: words(result, action) });
      },
    });
    setTimeout(bulk.settle, noticeLife.done);
    return { done, results };
  };
}

/** Changes the selected records; what was changed is taken back by one undo. */
export function useBulkChange(bulk: Bulk) {
  const { t } = useTranslation(['bulkEdit', 'common']);
  const dispatch = useAppDispatch();
  const { noticeActions } = useExtra();
  const sendSteps = useSendSteps(bulk);
  const undo = useUndoSteps();
  /** What could not be changed everywhere: it is tried again, or stands in its dialog. */
  const [open, setOpen] = useState<BulkChange | null>(null);

  /** What was changed, as a step that is taken back by the notice or by Ctrl+Z; what fails is left to another attempt. */
  function addStep(changed: readonly BulkStep[], notice: string) {
    let left = undoSteps(changed);
    return undo.add(
      async () => {
        dispatch(noticeDismissed(notice));
        noticeActions.drop(notice);
        const { done } = await sendSteps(left, 'undo');
        left = left.filter((step) => !done.includes(step));
        bulk.end([]);
        if (left.length > 0) return null;
        const [first] = changed;
        if (first) focusRow(first.before.id);
        return undefined;
      },
      {
        done: () => t('bulkEdit:undone'),
        failed: () => t('bulkEdit:notUndone', { count: left.length }),
      },
    );
  }

  function tell(done: readonly BulkStep[], count: number) {
    const id = `bulk/${nanoid()}`;
    const step = addStep(done, id);
    noticeActions.register(id, () => undo.undo(step));
    dispatch(
      noticeGiven({
        id,
        tone: 'success',
        text: t('bulkEdit:changed', { count: done.length }),
        ...(done.length < count && { detail: t('bulkEdit:of', { count }) }),
        action: { label: t('common:actions.undo'), id, keys: 'Control+Z Meta+Z' },
        lifeMs: noticeLife.done,
      }),
    );
  }

  async function change(records: readonly WorkRecord[], what: BulkChange) {
    if (bulk.isBusy) return;
    const steps = bulkSteps(records, what);
    const { done } = await sendSteps(steps, 'change');
    const isAll = done.length === steps.length;
    setOpen(isAll ? null : what);
    const stuck = new Set(steps.filter((step) => !done.includes(step)).map(({ before }) => before));
    bulk.end(records.filter((record) => !stuck.has(record)));
    if (done.length > 0) tell(done, steps.length);
    else if (isAll) {
      dispatch(noticeGiven({ tone: 'info', text: t('bulkEdit:soAlready'), lifeMs: noticeLife.done }));
    }
  }

  return { change, open };
}
