import type { ExpenseContent } from '@/domain/expense';
import { contentOfExpense } from '@/domain/expenseFields';
import { api } from '@/shared/api/api';
import type { ApiError } from '@/shared/api/apiError';
import { readListed } from '@/shared/outbox/readListed';
import { invalidatedBy } from '@/shared/api/tags';
import type { OutboxCalls } from '@/shared/outbox/outboxKind';
import type { AppDispatch } from '@/shared/store/store';
import { alikeTo, createExpense, deleteExpense, expensePages } from '../expensesApi';
import { readExpensesAnew } from '../readExpenses';

/** No call changes an expense: what is to be otherwise is deleted and created anew. */
const noSuchCall: ApiError = { kind: 'http', status: 405, message: undefined };

/** The calls by which expenses are saved. */
export function expenseOutboxCalls(dispatch: AppDispatch): OutboxCalls<ExpenseContent> {
  return {
    list: async (items) =>
      readListed(items, async (span) => {
        const read = await readExpensesAnew(span, dispatch);
        if ('error' in read) return read;
        return { data: read.data.map((expense) => ({ id: expense.id, content: contentOfExpense(expense) })) };
      }),
    alike: (content) => dispatch(alikeTo(content)),
    create: async (content) => dispatch(createExpense.initiate(content)),
    update: async () => ({ error: noSuchCall }),
    remove: async (id) => dispatch(deleteExpense.initiate(id)),
    // No call changes one: whatever had arrived is new.
    adopt: (id, content) => {
      const call = content === null ? 'deleteExpense' : 'createExpense';
      dispatch(api.util.invalidateTags([...invalidatedBy(call)]));
      if (content === null) void dispatch(expensePages.deleted(id, Promise.resolve()));
      else dispatch(expensePages.created({ ...content, id }));
    },
  };
}
