import { useTranslation } from 'react-i18next';
import type { Booked } from '@/domain/work/bookings';
import { useCustomerAndProjectOptions } from '@/features/customers';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { bookedKind } from '@/shared/recents/bookedKept';
import { selectUser } from '@/shared/session/sessionSlice';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppSelector } from '@/shared/store/hooks';
import { expenseDrafts } from './expenseDraft';
import { type FieldProblem, checkCost, checkDate, checkNumber } from './expenseRules';
import { type ExpenseFields, type ExpenseValues, fieldsOf } from '../expenseValues';

const NOTHING: readonly Booked[] = [];

/** Where the values of the form come from. */
interface FormOrigin {
  /** What stands in the fields at first. */
  readonly initial: ExpenseValues;
  /** The values were typed before (a draft). */
  readonly isUnsaved: boolean;
  /** The refused expense that it takes the place of, as `ExpenseDraft` names it. */
  readonly corrects: string | null;
  /** Names the wish of a draft that is gone on with. */
  readonly wish: string | undefined;
  /** A receipt is attached, or one is being chosen. */
  readonly hasReceipt: boolean;
}

/** Values and rules of the expense form (section 5), without the receipt. */
export function useExpenseForm({ initial, isUnsaved, corrects, wish, hasReceipt }: FormOrigin) {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  const user = useAppSelector(selectUser);
  const booked = useDeviceValue(bookedKind).value ?? NOTHING;

  const rules: Rules<ExpenseValues, FieldProblem> = {
    date: { validate: checkDate },
    number: { validate: checkNumber },
    cost: { validate: (text) => checkCost(text, language) },
    // Section 4: switching it off clears the selectors. Switched on they start with what was booked last.
    isProjectExpense: {
      onChange: (isOn) => {
        const last = isOn ? booked[0] : undefined;
        form.setValues({ customerId: last?.customerId ?? '', projectId: last?.projectId ?? '' });
      },
    },
    // Another customer has other projects.
    customerId: { onChange: () => form.setValue('projectId', '') },
  };
  const form = useAppForm<ExpenseValues, FieldProblem>({
    initial,
    rules,
    messageOf: (problem) => t(`errors.${problem}`),
    draft: { kind: expenseDrafts, content: (values) => ({ ...values, corrects }), wish },
    isUnsaved,
    hasMore: hasReceipt,
  });
  const { customers, projects } = useCustomerAndProjectOptions(form.values.customerId);

  /** What valid values say of the expense. */
  function contentOf(submitted: ExpenseValues): ExpenseFields {
    return fieldsOf(submitted, {
      // The service knows its users by user name.
      employee: user?.username ?? '',
      language,
      customerIdOf: customers.idOf,
      projectIdOf: projects.idOf,
    });
  }

  return { ...form, customers, projects, contentOf, booked };
}

export type ExpenseForm = ReturnType<typeof useExpenseForm>;
