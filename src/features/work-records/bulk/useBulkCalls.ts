import { useTranslation } from 'react-i18next';
import { type WorkRecord, namedRecordOf, sumHours } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { focusRow } from '@/shared/lists/focusRow';
import { errorNotice, noticeGiven, noticeLife } from '@/shared/notices/noticesSlice';
import { type Outcome, isDone } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useAppDispatch } from '@/shared/store/hooks';
import { alreadyTold } from '@/shared/undo/heldBack';
import type { Undo } from '@/shared/undo/stepHistory';
import { useHeldBack } from '@/shared/undo/useHeldBack';
import { recordChange, recordDeletion, saveRecords } from '../outbox/saveRecords';
import { useRecordSteps } from '../useRecordSteps';
import { pathOf, workRecordPages } from '../workRecordsApi';
import type { Bulk, RecordResult } from './useBulk';
import { useErrorText } from '@/shared/api/useErrorText';
import { useState } from 'react';
import { type BulkChange, type BulkStep, bulkSteps, undoSteps } from '@/domain/work/bulkEdit';
import { useSteps } from '@/shared/undo/useSteps';

/**
 * Deletes records and can be undone for five seconds; those that are not deleted are selected again, with the reason.
 */
export function useBulkRemove(bulk: Bulk): (records: readonly WorkRecord[]) => void {
  const { t } = useTranslation('bulkEdit');
  const { tellWaiting } = useSavedNotice();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const holdBack = useHeldBack();
  const words = useResultWords();
  const steps = useRecordSteps();

  return (records) => {
    dispatch(workRecordPages.setHidden(records, true));
    let back = records;
    /** The records that were deleted, or whose deletion waits. */
    let gone = records;
    let restore: Undo | undefined;
    bulk.clear();

    async function run() {
      const outcomes = await dispatch(saveRecords(records.map(recordDeletion), { stopAt: 'unknown' }));
      back = records.filter((_record, at) => outcomes[at]?.kind !== 'saved');
      gone = records.filter((_record, at) => isDone(outcomes[at]));
      if (back.length === 0) return undefined;
      const told = new Map<string, RecordResult>();
      for (const [at, outcome] of outcomes.entries()) {
        const id = records[at]?.id;
        const result = words(outcome, 'remove');
        if (id !== undefined && result && result.kind !== 'done') told.set(String(id), result);
      }
      bulk.selectAgain(told);
      if (told.size > 0) dispatch(errorNotice(t('notRemoved', { count: told.size })));
      // Records whose deletion waits are shown again, marked as to be deleted.
      else tellWaiting('deleted');
      return alreadyTold;
    }

    holdBack({
      id: `work-records/${records.map(({ id }) => id).join('/')}`,
      call: records.map(({ id }) => ({ method: 'DELETE' as const, url: pathOf(id) })),
      run,
      takeBack: () => dispatch(workRecordPages.setHidden(back, false)),
      onUndone: () => records[0] && focusRow(records[0].id),
      text: t('removed', { count: records.length }),
      detail: t('hours', { hours: formats.hours(sumHours(records)) }),
      failed: (reason) => t('failed.remove', { reason }),
      undoSent: async () => {
        restore ??= steps.restore(gone);
        return restore();
      },
    });
  };
}

/** The text for the outcome of a record's change; null if it waits, because the record's own row shows that. */
function useResultWords() {
  const { t } = useTranslation('bulkEdit');
  const errorText = useErrorText();
  return (
    outcome: Outcome | { readonly kind: 'sending' },
    action: 'change' | 'undo' | 'remove',
  ): RecordResult | null => {
    switch (outcome.kind) {
      case 'waiting':
        return null;
      case 'saved':
        return { kind: 'done', text: t(`done.${action}`) };
      case 'sending':
      case 'unsent':
        return { kind: outcome.kind, text: t(outcome.kind) };
      case 'failed':
        return { kind: 'failed', text: t(`failed.${action}`, { reason: errorText(outcome.error) }) };
      case 'unknown':
        return { kind: 'unknown', text: t('unknown', { reason: errorText(outcome.error) }) };
    }
  };
}

/** Saves changes of records one after another and shows the outcome in each row. */
function useSendSteps(bulk: Bulk) {
  const { t } = useTranslation('bulkEdit');
  const dispatch = useAppDispatch();
  const words = useResultWords();

  return async (steps: readonly BulkStep[], action: 'change' | 'undo') => {
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
    /** Saved, or kept on the device. */
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
