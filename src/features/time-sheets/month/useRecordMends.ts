import type { MonthCheck } from '@/domain/monthChecks';
import { sameWorkOn } from '@/domain/monthMends';
import { type WorkRecord, type WorkRecordContent, contentOfRecord } from '@/domain/workRecord';
import { deleteWorkRecord, useSaveWorkRecord } from '@/features/work-records';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';

/** Takes a mend back; answers what keeps it from that. */
export type Undo = () => Promise<unknown>;

/** What came of a mend: how it is undone, or why it was not done. */
export type Outcome = { readonly undo: Undo } | { readonly error: unknown };

/** Mends that change or create records. */
export function useRecordMends() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const saveRecord = useSaveWorkRecord();

  async function save(record: WorkRecord, stored: WorkRecord) {
    const { customerName, projectName } = record;
    return saveRecord({ content: contentOfRecord(record), customerName, projectName }, stored);
  }

  return {
    /** Saves records one after another. */
    change: async (
      records: readonly WorkRecord[],
      edit: Partial<WorkRecordContent> & { readonly projectName?: string },
    ): Promise<Outcome> => {
      for (const record of records) {
        const saved = await save({ ...record, ...edit }, record);
        if ('error' in saved) return saved;
      }
      return {
        undo: async () => {
          for (const record of records) {
            const saved = await save(record, { ...record, ...edit });
            if ('error' in saved) return saved.error;
          }
          return undefined;
        },
      };
    },

    /** Fills a day with the work of another one. */
    fill: async (gap: MonthCheck & { readonly kind: 'gap' }, like: WorkRecord): Promise<Outcome> => {
      const work = sameWorkOn(like, gap.date, gap.hours);
      const content = {
        ...work,
        // A create needs what the list may not have told.
        employee: work.employee || user?.username || '',
        location: work.location || user?.location || '',
      };
      const { customerName, projectName } = like;
      const saved = await saveRecord({ content, customerName, projectName }, null);
      if ('error' in saved) return saved;
      return { undo: async () => (await dispatch(deleteWorkRecord.initiate(saved.record.id))).error };
    },
  };
}
