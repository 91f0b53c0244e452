import { useTranslation } from 'react-i18next';
import { useCustomerAndProjectOptions } from '@/features/customers';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { expenseDrafts } from './expenseDraft';
import { type FieldProblem, checkCost, checkDate, checkNumber } from './expenseRules';
import { type ExpenseFields, type ExpenseValues, fieldsOf } from './expenseValues';

/** Where the values of the form come from. */
interface FormOrigin {
  /** What stands in the fields at first. */
  readonly initial: ExpenseValues;
  /** The values were typed before (a draft). */
  readonly isUnsaved: boolean;
  /** A receipt is attached, or one is being chosen. */
  readonly hasReceipt: boolean;
}

/** Values and rules of the expense form (section 5), without the receipt. */
export function useExpenseForm({ initial, isUnsaved, hasReceipt }: FormOrigin) {
  const { t } = useTranslation('expenses');
  const language = useLanguage();
  const user = useAppSelector(selectUser);

  const rules: Rules<ExpenseValues, FieldProblem> = {
    date: { validate: checkDate },
    number: { validate: checkNumber },
    cost: { validate: (text) => checkCost(text, language) },
    // Section 4: switching it off clears the selectors.
    isProjectExpense: {
      onChange: () => {
        form.setValue('customerId', '');
        form.setValue('projectId', '');
      },
    },
    // Another customer has other projects.
    customerId: { onChange: () => form.setValue('projectId', '') },
  };
  const form = useAppForm<ExpenseValues, FieldProblem>({
    initial,
    rules,
    messageOf: (problem) => t(`errors.${problem}`),
    draft: { kind: expenseDrafts, content: (values) => values },
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

  return { ...form, customers, projects, contentOf };
}

export type ExpenseForm = ReturnType<typeof useExpenseForm>;
