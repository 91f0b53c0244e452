import * as v from 'valibot';
import {
  DEFAULT_EXPENSE_TYPE,
  type ExpenseContent,
  readCost,
  readVoucherNumber,
} from '@/domain/money/expense';
import { cents } from '@/domain/money/money';
import { type IsoDate, isoDate } from '@/domain/time/period';
import type { Id } from '@/domain/id';
import type { Language } from '@/domain/language';
import { formatsOf } from '@/shared/i18n/format';

/** The field values of the expense form, as typed. The receipt is kept separately. */
export const expenseValuesSchema = v.object({
  date: v.string(),
  number: v.string(),
  type: v.string(),
  cost: v.string(),
  description: v.string(),
  isProjectExpense: v.boolean(),
  customerId: v.string(),
  projectId: v.string(),
});

export type ExpenseValues = v.InferOutput<typeof expenseValuesSchema>;

/** The project fields: cleared when the switch is turned off and by "Save and next". */
const noProject = { isProjectExpense: false, customerId: '', projectId: '' } as const;

/** The values of a new expense. */
export function newValues(today: IsoDate): ExpenseValues {
  return { date: today, number: '', type: DEFAULT_EXPENSE_TYPE, cost: '', description: '', ...noProject };
}

/** The field values of an existing expense, in the given language's number format. */
export function valuesOf(expense: ExpenseFields, language: Language): ExpenseValues {
  const { voucherNumber, customerId, projectId } = expense;
  return {
    date: expense.date,
    number: voucherNumber === null ? '' : String(voucherNumber),
    type: expense.type,
    cost: formatsOf(language).plainEuros(expense.cost),
    description: expense.description,
    isProjectExpense: customerId !== null || projectId !== null,
    customerId: String(customerId ?? ''),
    projectId: String(projectId ?? ''),
  };
}

/** The values for the next expense: "Save and next" resets the project fields. */
export function nextValues(values: ExpenseValues): ExpenseValues {
  return { ...values, ...noProject };
}

/** What is needed besides the fields to build an expense. */
export interface FormContext {
  readonly employee: string;
  /** The language in which the cost is typed. */
  readonly language: Language;
  readonly customerIdOf: (value: string) => Id | null;
  readonly projectIdOf: (value: string) => Id | null;
}

/** An expense without its receipt. */
export type ExpenseFields = Omit<ExpenseContent, 'receipt'>;

/** Converts valid field values to an expense. */
export function fieldsOf(values: ExpenseValues, context: FormContext): ExpenseFields {
  const cost = readCost(values.cost, context.language);
  return {
    employee: context.employee,
    date: isoDate(values.date),
    voucherNumber: readVoucherNumber(values.number) ?? null,
    type: values.type,
    cost: typeof cost === 'number' ? cost : cents(0),
    description: values.description.trim(),
    customerId: values.isProjectExpense ? context.customerIdOf(values.customerId) : null,
    projectId: values.isProjectExpense ? context.projectIdOf(values.projectId) : null,
  };
}
