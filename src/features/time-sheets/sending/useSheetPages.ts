import { type TimeSheet, timeSheetFileName } from '@/domain/sheets/timeSheet';
import { dataUrlOfFile } from '@/shared/files/dataUrl';
import { selectUser } from '@/shared/session/sessionSlice';
import { messageShown } from '@/shared/store/dialogSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { useTimeSheetPdf } from './useTimeSheetPdf';

/** Makes a sheet's PDF, and shows all its pages in the message dialog above the current dialog. */
export function useSheetPages(sheet: TimeSheet) {
  const dispatch = useAppDispatch();
  const username = useAppSelector(selectUser)?.username ?? '';
  const { make, progressOf } = useTimeSheetPdf();

  return {
    isBusy: progressOf(sheet) !== undefined,
    /** Makes the PDF; null if it failed, which is only reported if the user asked for it. */
    make: async (isAsked: boolean): Promise<Blob | null> => make(sheet, isAsked),
    /** @param made the PDF, if it has been made already */
    show: async (made: Blob | null): Promise<void> => {
      const file = made ?? (await make(sheet));
      if (!file) return;
      const message = await dataUrlOfFile(file);
      const title = timeSheetFileName(username, sheet);
      dispatch(messageShown({ title, message, contentType: 'application/pdf' }));
    },
  };
}
