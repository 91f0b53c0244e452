import { useTranslation } from 'react-i18next';
import { type ExpenseType, isExpenseType, type ExpenseContent } from '@/domain/money/expense';
import { useFormats } from '@/shared/i18n/useFormats';

const keys = {
  Kraftstoff: 'types.fuel',
  Bürobedarf: 'types.officeSupplies',
  Reisekosten: 'types.travelExpenses',
  Verpflegung: 'types.foodAllowance',
  Sonstiges: 'types.others',
} as const satisfies Record<ExpenseType, string>;

/** The name of a stored type in the user's language; an unknown type is shown as it is. */
export function useExpenseTypeName(): (stored: string) => string {
  const { t } = useTranslation('expenses');
  return (stored) => (isExpenseType(stored) ? t(keys[stored]) : stored);
}

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
