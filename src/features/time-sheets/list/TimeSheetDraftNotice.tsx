import { useTranslation } from '@/shared/i18n/useTranslation';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { formatPeriod } from '../formatPeriod';
import { periodOf } from '../new-sheet/periodOf';
import { type PeriodValues, findTimeSheetDraft } from '../new-sheet/timeSheetDraft';

interface TimeSheetDraftNoticeProps {
  /** The "New time sheet" modal is open. */
  readonly isBusy: boolean;
  readonly onContinue: (values: PeriodValues) => void;
}

/** Offers the period that somebody chose and made no sheet of. */
export function TimeSheetDraftNotice({ isBusy, onContinue }: TimeSheetDraftNoticeProps) {
  const { t } = useTranslation('timeSheets');

  function describe(values: PeriodValues): string {
    const period = periodOf(values);
    return t('draft', { period: period ? formatPeriod(period) : '…' });
  }

  return (
    <DraftNotice find={findTimeSheetDraft} describe={describe} isBusy={isBusy} onContinue={onContinue} />
  );
}
