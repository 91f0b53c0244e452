import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TimeSheet, timeSheetFileName } from '@/domain/sheets/timeSheet';
import { readFresh } from '@/shared/api/readFresh';
import { isApiError } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { dataUrlOfFile } from '@/shared/files/dataUrl';
import { openWaitingWindow, saveFile, showFile } from '@/shared/files/saveFile';
import { useFileOffer } from '@/shared/files/useFileOffer';
import { errorNotice, noticeGiven } from '@/shared/notices/noticesSlice';
import { messageShown } from '@/shared/store/dialogSlice';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import type { ReportFlaw } from '../report/reportMessages';
import { getTimeSheet, timeSheetsApi } from '../timeSheetsApi';
import { useFlawTexts } from './SheetFlaws';

/** The progress of the PDFs being made, from 0 to 1, by sheet id as text. */
type Progress = Readonly<Record<string, number>>;

/** A PDF with what it could not show. */
export interface MadePdf {
  readonly file: Blob;
  readonly flaws: readonly ReportFlaw[];
}

/** Makes the PDFs of sheets, one per sheet at a time. */
function useMakePdf() {
  const { t } = useTranslation('timeSheets');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const user = useUser();
  const [progress, setProgress] = useState<Progress>({});
  const [flaws, setFlaws] = useState<Readonly<Record<string, MadePdf['flaws']>>>({});
  // A ref besides the state, because a call that was held back only sees the state of the time when it was pressed.
  const underWay = useRef(new Map<string, Promise<MadePdf | null>>());

  async function draw(sheet: TimeSheet, isAsked: boolean): Promise<MadePdf | null> {
    // The session has ended, which a page of its own says.
    if (!user) return null;
    const fail = (cause: string, text: string) => {
      if (!isAsked) return;
      dispatch(errorNotice(text));
      // oxlint-disable-next-line no-console -- R-1.22 asks for this line in the log
      if (cause !== 'cancelled' && cause !== 'unauthorized') console.warn(`PDF of a time sheet: ${cause}`);
    };
    // A running request may be from before the sheet was signed, and a second one would join it, so it is awaited
    // first.
    await dispatch(timeSheetsApi.util.getRunningQueryThunk('getTimeSheet', sheet.id));
    const content = await dispatch(readFresh(getTimeSheet, sheet.id));
    if (!content.data) {
      const cause = isApiError(content.error) ? content.error.kind : 'error';
      fail(cause, t('pdf.failed', { reason: errorText(content.error) }));
      return null;
    }
    const request = { user, sheet, content: content.data };
    // The code is fetched with the first PDF.
    const report = await import('../report/createReport').catch(() => null);
    const outcome = await report?.createReport(request, (share) =>
      setProgress((all) => ({ ...all, [sheet.id]: share })),
    );
    if (outcome?.kind !== 'done') {
      const isOffline = outcome === undefined || outcome.cause === 'fonts';
      const cause = outcome?.cause ?? 'code';
      fail(
        cause,
        t('pdf.failed', { reason: isOffline ? errorText({ kind: 'network' }) : t('pdf.unexpected') }),
      );
      return null;
    }
    return outcome;
  }

  async function begin(sheet: TimeSheet, isAsked: boolean): Promise<MadePdf | null> {
    setProgress((all) => ({ ...all, [sheet.id]: 0 }));
    const made = await draw(sheet, isAsked);
    underWay.current.delete(String(sheet.id));
    setProgress(({ [sheet.id]: _done, ...others }) => others);
    setFlaws((all) => ({ ...all, [sheet.id]: made?.flaws ?? [] }));
    return made;
  }

  /**
   * Makes the PDF, or waits for one that is already being made; null if it failed.
   * @param isAsked whether the user asked for it: then a failure is reported
   */
  async function make(sheet: TimeSheet, isAsked = true): Promise<MadePdf | null> {
    const key = String(sheet.id);
    const made = underWay.current.get(key) ?? begin(sheet, isAsked);
    underWay.current.set(key, made);
    return made;
  }

  return {
    make,
    progressOf: (sheet: TimeSheet): number | undefined => progress[sheet.id],
    /** The flaws of the PDF that was made last for a sheet. */
    flawsOf: (sheet: TimeSheet): MadePdf['flaws'] => flaws[sheet.id] ?? [],
    isUnderWay: (sheet: TimeSheet): boolean => underWay.current.has(String(sheet.id)),
  };
}

/** Makes the PDF of a sheet for the actions of its row, and for a look before it is signed. */
export function useTimeSheetPdf() {
  const { t } = useTranslation('timeSheets');
  const dispatch = useAppDispatch();
  const offer = useFileOffer();
  const user = useUser();
  const { make, progressOf, flawsOf, isUnderWay } = useMakePdf();
  const flawTexts = useFlawTexts();

  /** Makes a PDF that leaves the page; notices that stay say what it could not show. */
  async function makeTold(sheet: TimeSheet): Promise<Blob | null> {
    const made = await make(sheet);
    for (const text of flawTexts(made?.flaws ?? [])) dispatch(noticeGiven({ id: text, tone: 'info', text }));
    return made?.file ?? null;
  }

  const nameOf = (sheet: TimeSheet) => timeSheetFileName(user?.username ?? '', sheet);

  async function open(sheet: TimeSheet) {
    if (isUnderWay(sheet)) return;
    const name = nameOf(sheet);
    const waiting = openWaitingWindow(name, t('pdf.waiting'));
    const file = await makeTold(sheet);
    if (!file) {
      waiting?.close();
      return;
    }
    if (waiting) {
      showFile(waiting, file);
      return;
    }
    offer({ id: `pdf/${sheet.id}`, text: t('pdf.blocked'), label: t('actions.download'), file, name });
  }

  async function download(sheet: TimeSheet) {
    if (isUnderWay(sheet)) return;
    const file = await makeTold(sheet);
    if (file) saveFile(file, nameOf(sheet));
  }

  /** Shows all pages in the message dialog, above the current dialog. */
  async function show(sheet: TimeSheet, made: MadePdf | null) {
    if (!made) return;
    const message = await dataUrlOfFile(made.file);
    dispatch(messageShown({ title: nameOf(sheet), message, contentType: 'application/pdf' }));
  }

  return {
    progressOf,
    flawsOf,
    show,
    open: (sheet: TimeSheet) => void open(sheet),
    download: (sheet: TimeSheet) => void download(sheet),
    make,
    makeTold,
  };
}

export type TimeSheetPdf = ReturnType<typeof useTimeSheetPdf>;
