import * as v from 'valibot';
import type { ExpenseContent } from '@/domain/money/expense';
import { cents } from '@/domain/money/money';
import { isIsoDate } from '@/domain/time/period';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { keptOutbox } from '@/shared/outbox/keptOutbox';

const optionalId = v.nullable(v.union([v.string(), v.number()]));

const receiptName = { filename: v.string(), contentType: v.string() };
const keptFileSchema = v.object({ key: v.string(), bytes: v.number() });

const keptExpenseSchema = v.object({
  employee: v.string(),
  date: v.pipe(v.string(), v.guard(isIsoDate)),
  voucherNumber: v.nullable(v.union([v.number(), v.string()])),
  type: v.string(),
  cost: v.pipe(v.number(), v.integer(), v.transform(cents)),
  description: v.string(),
  customerId: optionalId,
  projectId: optionalId,
  // Older versions of the app do not know `file` and leave such an entry for a newer version.
  receipt: v.nullable(
    v.union([
      v.object({ ...receiptName, file: keptFileSchema }),
      v.object({ ...receiptName, path: v.string() }),
    ]),
  ),
});

/** The expenses that wait to be sent, by user on the device. */
export const keptExpenses = keptOutbox<ExpenseContent>(outboxNames.expenses, keptExpenseSchema);
