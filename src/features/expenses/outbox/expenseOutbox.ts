import * as v from 'valibot';
import type { ExpenseContent } from '@/domain/expense';
import { expenseFields } from '@/domain/expenseFields';
import { cents } from '@/domain/money';
import { isIsoDate } from '@/domain/period';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { outboxKind } from '@/shared/outbox/outboxKind';

const optionalId = v.nullable(v.union([v.string(), v.number()]));

const keptExpenseSchema = v.object({
  employee: v.string(),
  date: v.pipe(v.string(), v.guard(isIsoDate)),
  voucherNumber: v.nullable(v.number()),
  type: v.string(),
  cost: v.pipe(v.number(), v.integer(), v.transform(cents)),
  description: v.string(),
  customerId: optionalId,
  projectId: optionalId,
  receipt: v.null(),
});

/** Expenses without a receipt that wait to be sent, by user on the device. */
export const expenseOutbox = outboxKind<ExpenseContent>(
  outboxNames.expenses,
  keptExpenseSchema,
  expenseFields,
);
