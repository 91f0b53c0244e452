import { useTranslation } from 'react-i18next';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { formatPeriod } from '../formatPeriod';
import { periodOf } from '../new-sheet/periodOf';
import { type PeriodValues, findTimeSheetDraft } from '../new-sheet/timeSheetDraft';

interface TimeSheetDraftNoticeProps {
  /** The "New time sheet" modal is open. */
  readonly isBusy: boolean;
  readonly onContinue: (draft: Begun<PeriodValues>) => void;
}

/** Offers the period that somebody chose and made no sheet of. */
export function TimeSheetDraftNotice({ isBusy, onContinue }: TimeSheetDraftNoticeProps) {
  const { t } = useTranslation('timeSheets');

  function describe(values: PeriodValues, isInDoubt: boolean): string {
    const period = periodOf(values);
    return t(isInDoubt ? 'draft.inDoubt' : 'draft.text', { period: period ? formatPeriod(period) : '…' });
  }

  return (
    <DraftNotice find={findTimeSheetDraft} describe={describe} isBusy={isBusy} onContinue={onContinue} />
  );
}
