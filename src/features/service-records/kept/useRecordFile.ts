import { useTranslation } from 'react-i18next';
import type { KeptServiceRecord } from '@/domain/service-records/keptRecord';
import { useErrorText } from '@/shared/api/useErrorText';
import { saveFile } from '@/shared/files/saveFile';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import type { KeptPdf } from './recordPdf';
import { recordFileName } from '../useRecordWords';

/** Whether this device can hand PDFs on to other apps. */
export const canShare = (): boolean => {
  try {
    return navigator.canShare({ files: [new File([], 'x.pdf', { type: 'application/pdf' })] });
  } catch {
    // Browsers without it have no such function.
    return false;
  }
};

/** Saves and shares the PDF of a record. */
export function useRecordFile() {
  const { t } = useTranslation('serviceRecords');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const of = (record: KeptServiceRecord, { bytes }: KeptPdf) =>
    new File([bytes], recordFileName(record), { type: 'application/pdf' });
  return {
    download: (record: KeptServiceRecord, pdf: KeptPdf) => saveFile(of(record, pdf), recordFileName(record)),
    share: async (record: KeptServiceRecord, pdf: KeptPdf) => {
      const file = of(record, pdf);
      try {
        await navigator.share({ files: [file], title: file.name });
      } catch (error) {
        // The user closed the sheet of the system, or pressed again while it was open.
        if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return;
        dispatch(errorNotice(t('record.shareFailed', { reason: errorText(error) })));
      }
    },
  };
}
