import { useTranslation } from 'react-i18next';
import { type Id, isSameId } from '@/domain/id';
import type { Period } from '@/domain/time/period';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { readFresh } from '@/shared/api/readFresh';
import { newKey } from '@/shared/outbox/change';
import { saveOpposite } from '@/shared/outbox/save';
import { useAppDispatch } from '@/shared/store/hooks';
import { alreadyUndone, noLonger } from '@/shared/undo/stepHistory';
import { useSteps } from '@/shared/undo/useSteps';
import { formatPeriod } from './formatPeriod';
import { loadSheetKind } from './saving/kinds';
import { listTimeSheets } from './timeSheetsApi';

/** Adds changes of time sheets to the history. Signatures and signed sheets cannot be undone. */
export function useSheetSteps() {
  const { t } = useTranslation('timeSheets');
  const dispatch = useAppDispatch();
  const { add } = useSteps();

  /** Deletes a new sheet again, unless it was signed meanwhile. New sheets are on the first page of the list. */
  async function deletePrepared(id: Id): Promise<unknown> {
    const { data, error } = await readFresh(dispatch(listTimeSheets.initiate(0, { forceRefetch: true })));
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
    deleted: (sheet: TimeSheet) => {
      // Undoing again after a failure uses the same key, so that no second sheet is created.
      const key = newKey();
      return add({
        text: t('delete.done'),
        detail: formatPeriod(sheet),
        undo:
          sheet.state === 'prepared'
            ? async () => {
                const want = { from: sheet.from, to: sheet.to };
                return dispatch(saveOpposite(loadSheetKind, { key, row: null, before: null, want }));
              }
            : t('delete.final'),
      });
    },
    signed: (sheet: TimeSheet) =>
      add({ text: t('sign.done'), detail: formatPeriod(sheet), undo: t('sign.final') }),
  };
}
