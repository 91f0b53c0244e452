import { type TimeSheet, timeSheetFileName } from '@/domain/timeSheet';
import { dataUrlOfFile } from '@/shared/files/dataUrl';
import { selectUser } from '@/shared/session/sessionSlice';
import { messageShown } from '@/shared/store/dialogSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { usePhone } from '@/shared/ui/useMediaQuery';
import { useTimeSheetPdf } from './useTimeSheetPdf';

/**
 * Shows all pages of a sheet's PDF beside what is being done with it: in the message dialog, or, where the browser shows
 * no PDF within a page, as phones do not, in a window of its own.
 */
export function useSheetPages(sheet: TimeSheet) {
  const dispatch = useAppDispatch();
  const username = useAppSelector(selectUser)?.username ?? '';
  const isPhone = usePhone();
  const { make, open, progressOf } = useTimeSheetPdf();
  /** Whether a PDF can be shown within the page. */
  const isShownHere = navigator.pdfViewerEnabled && !isPhone;
  const isBusy = progressOf(sheet) !== undefined;

  async function showHere(made: Blob | null) {
    const file = made ?? (await make(sheet));
    if (!file) return;
    const message = await dataUrlOfFile(file);
    const title = timeSheetFileName(username, sheet);
    dispatch(messageShown({ title, message, contentType: 'application/pdf' }));
  }

  return {
    isBusy,
    isShownHere,
    make: async () => make(sheet),
    /** @param made the file, where it has been made already */
    show: (made: Blob | null) => {
      if (isShownHere) void showHere(made);
      else open(sheet);
    },
  };
}
