import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BulkChange, type BulkStep, bulkSteps, undoSteps } from '@/domain/work/bulkEdit';
import { type WorkRecord, namedRecordOf } from '@/domain/work/workRecord';
import { noticeGiven, noticeLife } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { focusRow } from '@/shared/lists/focusRow';
import { useSteps } from '@/shared/undo/useSteps';
import { isDone } from '@/shared/outbox/change';
import { recordChange, saveRecords } from '../outbox/saveRecords';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import type { Bulk } from './useBulk';
import { useResultWords } from './useResultWords';

/** The outcome of sending the steps of a change. */
interface SentSteps {
  /** Saved, or kept on the device. */
  readonly done: readonly BulkStep[];
  readonly isWaiting: boolean;
}

/** Saves changes of records one after another and shows the outcome in each row. */
function useSendSteps(bulk: Bulk) {
  const { t } = useTranslation('bulkEdit');
  const dispatch = useAppDispatch();
  const words = useResultWords();

  return async (steps: readonly BulkStep[], action: 'change' | 'undo'): Promise<SentSteps> => {
    bulk.begin(
      steps.map(({ before }) => before),
      { kind: 'waiting', text: t('waiting') },
    );
    const outcomes = await dispatch(
      saveRecords(
        steps.map(({ before, after }) => recordChange(namedRecordOf(after), before)),
        {
          stopAt: 'unknown',
          onEach: (at, outcome) => {
            const step = steps[at];
            if (step) bulk.tell(step.before, words(outcome, action));
          },
        },
      ),
    );
    const done = steps.filter((_step, at) => isDone(outcomes[at]));
    return { done, isWaiting: outcomes.some(({ kind }) => kind === 'waiting') };
  };
}

/** Changes the selected records; one undo takes all of it back. */
export function useBulkChange(bulk: Bulk) {
  const { t } = useTranslation('bulkEdit');
  const { tellWaiting } = useSavedNotice();
  const dispatch = useAppDispatch();
  const sendSteps = useSendSteps(bulk);
  const { add, addWithNotice } = useSteps();
  /** A change that failed for some records: it can be tried again, or opened in its dialog. */
  const [open, setOpen] = useState<BulkChange | null>(null);

  /** The change as a step for the notice and Ctrl+Z; what cannot be undone can be tried again. */
  function stepOf(changed: readonly BulkStep[]) {
    let left = undoSteps(changed);
    return {
      text: t('changed', { count: changed.length }),
      undo: async () => {
        const { done } = await sendSteps(left, 'undo');
        left = left.filter((step) => !done.includes(step));
        bulk.end([]);
        if (left.length > 0) return null;
        const [first] = changed;
        if (first) focusRow(first.before.id);
        return undefined;
      },
      done: () => t('undone'),
      failed: () => t('notUndone', { count: left.length }),
    };
  }

  async function change(records: readonly WorkRecord[], what: BulkChange) {
    if (bulk.isBusy) return;
    const steps = bulkSteps(records, what);
    const { done, isWaiting } = await sendSteps(steps, 'change');
    const isAll = done.length === steps.length;
    setOpen(isAll ? null : what);
    const stuck = new Set(steps.filter((step) => !done.includes(step)).map(({ before }) => before));
    bulk.end(records.filter((record) => !stuck.has(record)));
    if (isWaiting) {
      add(stepOf(done));
      tellWaiting();
    } else if (done.length > 0)
      addWithNotice(stepOf(done), isAll ? {} : { detail: t('of', { count: steps.length }) });
    else if (isAll) dispatch(noticeGiven({ tone: 'info', text: t('soAlready'), lifeMs: noticeLife.done }));
  }

  return { change, open };
}
