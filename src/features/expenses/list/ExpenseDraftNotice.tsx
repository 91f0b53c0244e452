import { isIsoDate } from '@/domain/period';
import { DraftNotice, type DraftNoticeProps } from '@/shared/drafts/DraftNotice';
import { formatDate } from '@/shared/i18n/format';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { type ExpenseDraft, findExpenseDraft } from '../entry/expenseDraft';

type ExpenseDraftNoticeProps = Pick<DraftNoticeProps<ExpenseDraft>, 'isBusy' | 'onContinue'>;

/** Offers the expense that was begun and not saved. */
export function ExpenseDraftNotice(props: ExpenseDraftNoticeProps) {
  const { t } = useTranslation('expenses');
  return (
    <DraftNotice
      {...props}
      find={findExpenseDraft}
      describe={({ values: { date } }) => t('draft', { date: isIsoDate(date) ? formatDate(date) : date })}
    />
  );
}
