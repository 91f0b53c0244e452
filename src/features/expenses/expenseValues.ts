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
import { formatPlainEuros } from '@/shared/i18n/format';

/** What stands in the fields of the expense form: text as typed. The receipt is kept beside them. */
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

/** The project fields of section 4: cleared when the switch goes off and by "Save and next". */
const noProject = { isProjectExpense: false, customerId: '', projectId: '' } as const;

/** The fields of a new expense. */
export function newValues(today: IsoDate): ExpenseValues {
  return { date: today, number: '', type: DEFAULT_EXPENSE_TYPE, cost: '', description: '', ...noProject };
}

/** The fields of an expense that was typed before, as they would be typed in that language. */
export function valuesOf(expense: ExpenseFields, language: Language): ExpenseValues {
  const { voucherNumber, customerId, projectId } = expense;
  return {
    date: expense.date,
    number: voucherNumber === null ? '' : String(voucherNumber),
    type: expense.type,
    cost: formatPlainEuros(expense.cost, language),
    description: expense.description,
    isProjectExpense: customerId !== null || projectId !== null,
    customerId: String(customerId ?? ''),
    projectId: String(projectId ?? ''),
  };
}

/** The fields for the next expense: "Save and next" resets the project fields (section 4). */
export function nextValues(values: ExpenseValues): ExpenseValues {
  return { ...values, ...noProject };
}

/** What the form knows besides its fields. */
export interface FormContext {
  readonly employee: string;
  /** In which the cost is typed. */
  readonly language: Language;
  readonly customerIdOf: (value: string) => Id | null;
  readonly projectIdOf: (value: string) => Id | null;
}

/** What the fields say of an expense: all but its receipt. */
export type ExpenseFields = Omit<ExpenseContent, 'receipt'>;

/** What valid fields say. */
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
