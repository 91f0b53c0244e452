import { useTranslation } from 'react-i18next';
import { type ExpenseType, isExpenseType } from '@/domain/money/expense';

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
