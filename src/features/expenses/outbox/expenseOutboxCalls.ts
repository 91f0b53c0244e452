import type { ExpenseContent } from '@/domain/expense';
import { contentOfExpense } from '@/domain/expenseFields';
import type { ApiError } from '@/shared/api/apiError';
import { readListed } from '@/shared/outbox/readListed';
import type { OutboxCalls } from '@/shared/outbox/sendWaiting';
import type { AppDispatch } from '@/shared/store/store';
import { createExpense, deleteExpense, expensePages } from '../expensesApi';
import { readExpensesAnew } from '../readExpenses';

/** An expense that waits is never corrected (no call does), and the service could not take it. */
const noSuchCall: ApiError = { kind: 'http', status: 405, message: undefined };

/** The calls by which the outbox sends expenses. */
export function expenseOutboxCalls(dispatch: AppDispatch): OutboxCalls<ExpenseContent> {
  return {
    list: async (items) =>
      readListed(items, async (span) => {
        const read = await readExpensesAnew(span, dispatch);
        if ('error' in read) return read;
        return { data: read.data.map((expense) => ({ id: expense.id, content: contentOfExpense(expense) })) };
      }),
    create: async (content) => dispatch(createExpense.initiate(content)),
    update: async () => ({ error: noSuchCall }),
    remove: async (id) => dispatch(deleteExpense.initiate(id)),
    // No call changes one: whatever had arrived is new.
    adopt: (id, content) => dispatch(expensePages.created({ ...content, id })),
  };
}
