import { useTranslation } from 'react-i18next';
import { type Id, isSameId } from '@/domain/id';
import type { Period } from '@/domain/time/period';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { readFresh } from '@/shared/api/readFresh';
import { errorOf, newKey } from '@/shared/outbox/change';
import { saveOne, saveOpposite } from '@/shared/outbox/save';
import { useAppDispatch } from '@/shared/store/hooks';
import { alreadyUndone, noLonger } from '@/shared/undo/stepHistory';
import { useSteps } from '@/shared/undo/useSteps';
import { formatPeriod } from '../formatPeriod';
import { listTimeSheets } from '../timeSheetsApi';

/** How time sheets are saved; the code is fetched with the first save. */
export const loadSheetKind = async () => (await import('./sheetKind')).sheetKind;

/** Adds changes of time sheets to the history. Signatures and signed sheets cannot be undone. */
export function useSheetSteps() {
  const { t } = useTranslation('timeSheets');
  const dispatch = useAppDispatch();
  const { add } = useSteps();

  /** Deletes a new sheet again, unless it was signed meanwhile. New sheets are on the first page of the list. */
  async function deletePrepared(id: Id): Promise<unknown> {
    const { data, error } = await dispatch(readFresh(listTimeSheets, 0));
    if (!data) return error;
    const sheet = data.entries.find((entry) => isSameId(entry.id, id));
    if (!sheet) return alreadyUndone;
    if (sheet.state !== 'prepared') return noLonger;
    const { from, to } = sheet;
    return dispatch(saveOpposite(loadSheetKind, { row: id, before: { from, to }, want: null }));
  }

  return {
    created: (id: Id, period: Period) =>
      add({
        text: t('new.done'),
        detail: formatPeriod(period),
        undo: async () => deletePrepared(id),
      }),
    /** Deletes a sheet; returns the error if that failed. */
    remove: async (sheet: TimeSheet): Promise<unknown> => {
      const period = { from: sheet.from, to: sheet.to };
      const error = errorOf(
        await dispatch(saveOne(loadSheetKind, { row: sheet.id, before: period, want: null })),
      );
      if (error !== undefined) return error;
      // Undoing again after a failure uses the same key, so that no second sheet is created.
      const again = { key: newKey(), row: null, before: null, want: period };
      add({
        text: t('delete.done'),
        detail: formatPeriod(sheet),
        undo:
          sheet.state === 'prepared'
            ? async () => dispatch(saveOpposite(loadSheetKind, again))
            : t('delete.final'),
      });
      return undefined;
    },
    signed: (sheet: TimeSheet) =>
      add({ text: t('sign.done'), detail: formatPeriod(sheet), undo: t('sign.final') }),
  };
}
