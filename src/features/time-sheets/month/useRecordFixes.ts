import type { MonthCheck } from '@/domain/sheets/monthChecks';
import { type WorkRecord, type WorkRecordContent, sameWorkOn } from '@/domain/work/workRecord';
import { namedRecordOf } from '@/domain/work/workRecordFields';
import {
  type RecordChange,
  recordChange,
  recordDeletion,
  saveRecords,
  storedBy,
} from '@/features/work-records';
import { errorOf } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useWishes } from '@/shared/outbox/useWish';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';

/** Undoes a fix; returns the error if that fails. */
export type Undo = () => Promise<unknown>;

/** The outcome of a fix: how to undo it, or the error. */
export type Outcome = { readonly undo: Undo } | { readonly error: unknown };

/** Fixes that change or create records; without an answer of the service they wait on the device. */
export function useRecordFixes() {
  const { tellWaiting } = useSavedNotice();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
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
      const work = sameWorkOn(like, gap.date, gap.hours);
      const record = {
        ...work,
        // Creating needs the user name and location, which the list may have left out.
        employee: work.employee || user?.username || '',
        location: work.location || user?.location || '',
        customerName: like.customerName,
        projectName: like.projectName,
      };
      const [outcome] = await dispatch(saveRecords([recordChange(record, null, wishes.keyOf(gap.date))]));
      const stored = outcome && storedBy(outcome, record);
      if (!stored) return { error: errorOf(outcome) };
      wishes.end(gap.date);
      if (stored.isWaiting) tellWaiting();
      return { undo: async () => save([recordDeletion(stored.record)]) };
    },
  };
}
