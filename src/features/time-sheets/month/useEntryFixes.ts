import { useTranslation } from 'react-i18next';
import type { Expense } from '@/domain/money/expense';
import type { MonthCheck } from '@/domain/sheets/monthChecks';
import {
  type WorkRecord,
  type WorkRecordContent,
  completedFor,
  namedRecordOf,
  sameWorkOn,
} from '@/domain/work/workRecord';
import { expensePath, removeExpense, restoreExpense } from '@/features/expenses';
import {
  type RecordChange,
  recordChange,
  recordDeletion,
  restoreRecords,
  saveRecords,
  storedBy,
  workRecordPath,
} from '@/features/work-records';
import { useFormats } from '@/shared/i18n/useFormats';
import { type Outcome as SaveOutcome, errorOf } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useWishes } from '@/shared/outbox/useWish';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { useHeldBack } from '@/shared/undo/useHeldBack';

/** Undoes a fix; returns the error if that fails. */
export type Undo = () => Promise<unknown>;

/** The outcome of a fix: how to undo it, or the error. */
export type Outcome = { readonly undo: Undo } | { readonly error: unknown };

/** Fixes that change or create records; without an answer of the service they wait on the device. */
export function useRecordFixes() {
  const { tellWaiting } = useSavedNotice();
  const dispatch = useAppDispatch();
  const user = useUser();
  const wishes = useWishes();

  /** Saves in order until the first failure, and returns its error. */
  async function save(changes: readonly RecordChange[]): Promise<unknown> {
    const outcomes = await dispatch(saveRecords(changes, { stopAt: 'first' }));
    if (outcomes.some(({ kind }) => kind === 'waiting')) tellWaiting();
    return outcomes.map(errorOf).find((error) => error !== undefined);
  }

  const changed = (before: WorkRecord, after: WorkRecord) => recordChange(namedRecordOf(after), before);

  return {
    /** Saves records one after another. */
    change: async (
      records: readonly WorkRecord[],
      edit: Partial<WorkRecordContent> & { readonly projectName?: string },
    ): Promise<Outcome> => {
      const edited = (record: WorkRecord) => ({ ...record, ...edit });
      const error = await save(records.map((record) => changed(record, edited(record))));
      if (error !== undefined) return { error };
      return { undo: async () => save(records.map((record) => changed(edited(record), record))) };
    },

    /** Fills a day with the work of another day. */
    fill: async (gap: MonthCheck & { readonly kind: 'gap' }, like: WorkRecord): Promise<Outcome> => {
      const record = completedFor(user, sameWorkOn(like, gap.date, gap.hours));
      const [outcome] = await dispatch(saveRecords([recordChange(record, null, wishes.keyOf(gap.date))]));
      const stored = outcome && storedBy(outcome, record);
      if (!stored) return { error: errorOf(outcome) };
      wishes.end(gap.date);
      if (stored.isWaiting) tellWaiting();
      return { undo: async () => save([recordDeletion(stored.record)]) };
    },
  };
}

/** Deletes an entry of the month, which can be undone for five seconds; meanwhile the finding counts as fixed. */
export function useDeletion(hide: (key: string) => void, show: (key: string) => void) {
  const { t } = useTranslation('monthClose');
  const { tellWaiting } = useSavedNotice();
  const dispatch = useAppDispatch();
  const formats = useFormats();
  const holdBack = useHeldBack();

  function hold(
    check: MonthCheck,
    url: string,
    send: () => PromiseLike<SaveOutcome | undefined>,
    restore: () => PromiseLike<SaveOutcome | undefined>,
    text: string,
  ) {
    hide(check.key);
    holdBack({
      id: `month/${check.key}`,
      call: { method: 'DELETE', url },
      run: async () => {
        const outcome = await send();
        if (outcome?.kind === 'waiting') tellWaiting('deleted');
        return errorOf(outcome);
      },
      takeBack: () => show(check.key),
      text,
      detail: `${formats.weekday(check.date)} ${formats.date(check.date)}`,
      failed: (reason) => t('failed', { reason }),
      undoSent: async () => errorOf(await restore()),
    });
  }
  return {
    deleteRecord: (check: MonthCheck, record: WorkRecord) =>
      hold(
        check,
        workRecordPath(record.id),
        async () => (await dispatch(saveRecords([recordDeletion(record)])))[0],
        async () => (await dispatch(restoreRecords([record])))[0],
        t('recordDeleted'),
      ),
    deleteExpense: (check: MonthCheck, expense: Expense) =>
      hold(
        check,
        expensePath(expense.id),
        async () => dispatch(removeExpense(expense)),
        async () => dispatch(restoreExpense(expense)),
        t('receiptDeleted'),
      ),
  };
}
