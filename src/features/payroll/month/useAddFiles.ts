import { useTranslation } from 'react-i18next';
import { formatBytes } from '@/shared/files/formatBytes';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { MOST_BYTES, MOST_FILES, type SheetFiles } from '../reading/useSheetFiles';

const NOTICE = 'payroll-files';

/** Takes files, or none of them if they are too many or one is too large. */
export function useAddFiles({ add }: SheetFiles) {
  const { t } = useTranslation('payroll');
  const dispatch = useAppDispatch();
  const language = useLanguage();
  return (files: readonly File[]): void => {
    const large = files.find(({ size }) => size > MOST_BYTES);
    const problem =
      files.length === 0
        ? t('drop.none')
        : files.length > MOST_FILES
          ? t('drop.tooMany', { count: files.length, most: MOST_FILES })
          : large && t('drop.tooLarge', { name: large.name, most: formatBytes(MOST_BYTES, language) });
    dispatch(
      problem === undefined
        ? noticeDismissed(NOTICE)
        : noticeGiven({ id: NOTICE, tone: 'error', text: problem }),
    );
    if (problem === undefined) add(files);
  };
}
