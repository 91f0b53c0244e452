import { type TimeSheet, timeSheetFileName } from '@/domain/timeSheet';
import { dataUrlOfFile } from '@/shared/files/dataUrl';
import { selectUser } from '@/shared/session/sessionSlice';
import { messageShown } from '@/shared/store/dialogSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { useTimeSheetPdf } from './useTimeSheetPdf';

/** Makes a sheet's PDF, and shows all its pages in the message dialog, beside what is being done with it. */
export function useSheetPages(sheet: TimeSheet) {
  const dispatch = useAppDispatch();
  const username = useAppSelector(selectUser)?.username ?? '';
  const { make, progressOf } = useTimeSheetPdf();

  return {
    isBusy: progressOf(sheet) !== undefined,
    /** The PDF as a data URL; null where it could not be made, which was said. */
    make: async (): Promise<string | null> => {
      const file = await make(sheet);
      return file ? dataUrlOfFile(file) : null;
    },
    show: (pdf: string) => {
      const title = timeSheetFileName(username, sheet);
      dispatch(messageShown({ title, message: pdf, contentType: 'application/pdf' }));
    },
  };
}
