import { useTranslation } from 'react-i18next';
import { isIsoDate } from '@/domain/time/period';
import { formatDate } from '../i18n/format';
import { DraftNotice, type DraftNoticeProps } from './DraftNotice';

interface DatedDraftNoticeProps<Draft> extends Omit<DraftNoticeProps<Draft>, 'describe'> {
  /** The texts of the list; they name the day of the entry. */
  readonly texts: 'expenses' | 'workRecords';
}

/** Offers an entry of a day that was typed but not saved (see `DraftNotice`). */
export function DatedDraftNotice<Draft extends { readonly values: { readonly date: string } }>({
  texts,
  ...notice
}: DatedDraftNoticeProps<Draft>) {
  const { t } = useTranslation(texts);
  return (
    <DraftNotice
      {...notice}
      describe={({ values: { date } }, isInDoubt) =>
        t(isInDoubt ? 'draft.inDoubt' : 'draft.text', { date: isIsoDate(date) ? formatDate(date) : date })
      }
    />
  );
}
