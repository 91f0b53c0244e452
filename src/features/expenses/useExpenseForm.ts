import type { FocusEvent } from 'react';
import { type RegisterOptions, useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCustomerAndProjectOptions } from '@/features/customers';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { useAfterPress } from '@/shared/ui/useAfterPress';
import { checkCost, checkDate, checkNumber } from './expenseRules';
import { type ExpenseFields, type ExpenseValues, fieldsOf } from './expenseValues';

/**
 * Values and rules of the expense form (section 5), without the receipt.
 *
 * @param initial what stands in the fields at first
 */
export function useExpenseForm(initial: ExpenseValues) {
  const { t } = useTranslation('expenses');
  const user = useAppSelector(selectUser);
  const form = useForm<ExpenseValues>({ defaultValues: initial, mode: 'onTouched' });
  const afterPress = useAfterPress();
  // Not `form.formState`: that object stays the same one, and a compiled component would not see it change.
  const { errors, isDirty } = useFormState({ control: form.control });
  const values = { ...initial, ...useWatch({ control: form.control }) };
  const { customers, projects } = useCustomerAndProjectOptions(values.customerId);

  const clear = (name: 'customerId' | 'projectId') => {
    form.setValue(name, '', { shouldDirty: true });
    form.clearErrors(name);
  };

  const rules: { [Name in keyof ExpenseValues]?: RegisterOptions<ExpenseValues, Name> } = {
    date: { validate: (text) => checkDate(text, t) },
    number: { validate: (text) => checkNumber(text, t) },
    cost: { validate: (text) => checkCost(text, t) },
    // Section 4: switching it off clears the selectors.
    isProjectExpense: {
      onChange: () => {
        clear('customerId');
        clear('projectId');
      },
    },
    // Another customer has other projects.
    customerId: { onChange: () => clear('projectId') },
  };

  /** What the fields say of the expense; null while one of them is wrong, whose message then shows. */
  async function submit(): Promise<ExpenseFields | null> {
    let content: ExpenseFields | null = null;
    await form.handleSubmit((submitted) => {
      content = fieldsOf(submitted, {
        // The service knows its users by user name.
        employee: user?.username ?? '',
        customerIdOf: customers.idOf,
        projectIdOf: projects.idOf,
      });
    })();
    return content;
  }

  return {
    /** Name, ref and handlers for a field, and its message. Only fields on the screen are checked. */
    field: <Name extends keyof ExpenseValues>(name: Name) => {
      const { ref, onChange, onBlur } = form.register<Name>(name, rules[name]);
      return {
        name,
        ref,
        onChange,
        onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)),
        error: errors[name]?.message,
      };
    },
    values,
    isDirty,
    customers,
    projects,
    submit,
    /** Puts other values into the fields; they count as untouched. */
    reset: (next: ExpenseValues) => form.reset(next),
    focus: (name: keyof ExpenseValues) => form.setFocus(name, { shouldSelect: true }),
  };
}

export type ExpenseForm = ReturnType<typeof useExpenseForm>;
