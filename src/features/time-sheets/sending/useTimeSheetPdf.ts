import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/person';
import { type TimeSheet, timeSheetFileName } from '@/domain/timeSheet';
import { useErrorText } from '@/shared/api/useErrorText';
import { openWaitingWindow, saveFile, showFile } from '@/shared/files/saveFile';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector, useExtra } from '@/shared/store/hooks';
import type { ReportOutcome, ReportRequest } from '../report/createReport';
import type { ReportFlaw } from '../report/reportInput';
import { getTimeSheet } from '../timeSheetsApi';

/** A notice names that many letters at most. */
const NAMED_LETTERS = 12;

/** How far the PDFs under way are, from 0 to 1, by the text of the sheet's id. */
type Progress = Readonly<Record<string, number>>;

interface ReportOrder {
  readonly request: ReportRequest;
  readonly onProgress: (share: number) => void;
}

/** The report's code comes with the first report. */
async function report({ request, onProgress }: ReportOrder): Promise<ReportOutcome> {
  try {
    const { createReport } = await import('../report/createReport');
    return await createReport(request, { onProgress });
  } catch {
    return { kind: 'failed', cause: 'fonts', message: 'the code could not be fetched' };
  }
}

/** Makes the PDF of a sheet and does with it what a row's actions ask for (section 2): open, download. */
export function useTimeSheetPdf() {
  const { t } = useTranslation('timeSheets');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { noticeActions } = useExtra();
  const user = useAppSelector(selectUser);
  const [progress, setProgress] = useState<Progress>({});

  const nameOf = (sheet: TimeSheet) => timeSheetFileName(user?.username ?? '', sheet);
  const fail = (text: string) => void dispatch(noticeGiven({ tone: 'error', text }));

  /** What could not be shown: letters are named here, everything else on the pages of the report. */
  function tellFlaws(flaws: readonly ReportFlaw[]) {
    const letters = flaws.flatMap((flaw) => (flaw.kind === 'letters' ? flaw.letters : []));
    if (letters.length > 0) {
      const more = letters.length > NAMED_LETTERS ? ' …' : '';
      const named = letters.slice(0, NAMED_LETTERS).join(' ') + more;
      dispatch(noticeGiven({ tone: 'info', text: t('pdf.lettersMissing', { letters: named }) }));
    }
    if (flaws.some(({ kind }) => kind !== 'letters')) {
      dispatch(noticeGiven({ tone: 'info', text: t('pdf.flaws'), lifeMs: noticeLife.toRead }));
    }
  }

  /** The file; null when there is none, which was said. */
  async function draw(sheet: TimeSheet): Promise<Blob | null> {
    const content = await dispatch(getTimeSheet.initiate(sheet.id, { subscribe: false, forceRefetch: true }));
    if (!content.data) {
      fail(t('pdf.failed', { reason: errorText(content.error) }));
      return null;
    }
    const outcome = await report({
      request: { employee: user ? fullName(user) : '', period: sheet, content: content.data },
      onProgress: (share) => setProgress((all) => ({ ...all, [sheet.id]: share })),
    });
    if (outcome.kind !== 'done') {
      const isOffline = outcome.cause === 'fonts';
      fail(t('pdf.failed', { reason: isOffline ? errorText({ kind: 'network' }) : t('pdf.unexpected') }));
      return null;
    }
    tellFlaws(outcome.flaws);
    return outcome.file;
  }

  /** One PDF of a sheet at a time; null also while one is under way. */
  async function make(sheet: TimeSheet): Promise<Blob | null> {
    if (progress[sheet.id] !== undefined) return null;
    setProgress((all) => ({ ...all, [sheet.id]: 0 }));
    const file = await draw(sheet);
    setProgress(({ [sheet.id]: _done, ...others }) => others);
    return file;
  }

  async function open(sheet: TimeSheet) {
    if (progress[sheet.id] !== undefined) return;
    const name = nameOf(sheet);
    const waiting = openWaitingWindow(name, t('pdf.waiting'));
    const file = await make(sheet);
    if (!file) {
      waiting?.close();
      return;
    }
    if (waiting) {
      showFile(waiting, file);
      return;
    }
    const id = `pdf/${sheet.id}`;
    noticeActions.register(id, () => {
      saveFile(file, name);
      noticeActions.drop(id);
      dispatch(noticeDismissed(id));
    });
    dispatch(
      noticeGiven({
        id,
        tone: 'error',
        text: t('pdf.blocked'),
        action: { label: t('actions.download'), id },
      }),
    );
  }

  async function download(sheet: TimeSheet) {
    const file = await make(sheet);
    if (file) saveFile(file, nameOf(sheet));
  }

  return {
    progressOf: (sheet: TimeSheet): number | undefined => progress[sheet.id],
    open: (sheet: TimeSheet) => void open(sheet),
    download: (sheet: TimeSheet) => void download(sheet),
    make,
  };
}
