import { useTranslation } from 'react-i18next';
import type { ExpenseContent } from '@/domain/money/expense';
import { useFormats } from '@/shared/i18n/useFormats';

/** Describes an expense in one line: `Wed 18.11. · Expense €12.50 · Taxi`. */
export function useAboutExpense(): (
  expense: Pick<ExpenseContent, 'date' | 'cost' | 'description'>,
) => string {
  const { t } = useTranslation('common');
  const formats = useFormats();
  return ({ date, cost, description }) =>
    [formats.day(date), t('about.expense', { cost: formats.euros(cost) }), description]
      .filter(Boolean)
      .join(' · ');
}
