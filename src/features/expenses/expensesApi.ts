import type { Expense, ExpenseContent } from '@/domain/expense';
import type { Id } from '@/domain/id';
import { api } from '@/shared/api/api';
import { invalidatedBy, providedBy } from '@/shared/api/tags';
import { type ListPages, listPages } from '@/shared/lists/listPages';
import { pagedEndpoint, readingEndpoint } from '@/shared/lists/pagedEndpoint';
import { expenseFromWire, expenseToWire, expensesWire } from './expenseWire';

const url = '/expenses';

/** Whether a listed expense says what was sent; two expenses of a day differ in one of these. */
function isSameCost(expense: Expense, content: ExpenseContent): boolean {
  return (
    expense.date === content.date &&
    expense.cost === content.cost &&
    expense.type === content.type &&
    expense.voucherNumber === content.voucherNumber &&
    expense.description.trim() === content.description.trim()
  );
}

const expensesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /expenses`: reading, although it is a POST. */
    listExpenses: build.query(pagedEndpoint({ url, schema: expensesWire, fromWire: expenseFromWire })),

    /** A page for those who read the list back; what was read a moment ago is not asked for again. */
    readExpensePage: build.query({
      ...readingEndpoint({ url, schema: expensesWire, fromWire: expenseFromWire }),
      providesTags: providedBy('readExpensePage'),
    }),

    /** `PUT /expenses`: a new expense goes to the front of the list (section 4, Lists). There is no update. */
    createExpense: build.mutation<Id, ExpenseContent>({
      queryFn: async (content, { dispatch }, _options, baseQuery) =>
        expensePages.create(
          () => baseQuery({ method: 'PUT', url, body: expenseToWire(content) }),
          { date: content.date, isSame: (expense) => isSameCost(expense, content) },
          dispatch,
        ),
      async onQueryStarted(content, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(expensePages.created({ ...content, id: saved.data }));
      },
      invalidatesTags: (_id, error) => (error ? [] : invalidatedBy('createExpense')),
    }),

    /** `DELETE /expenses/{id}`; the list shows it before (see `useDeleteExpense`). */
    deleteExpense: build.mutation<unknown, Id>({
      query: (id) => ({ method: 'DELETE', url: pathOf(id) }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) =>
        dispatch(expensePages.deleted(id, queryFulfilled)),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('deleteExpense')),
    }),
  }),
});

/** Path of the call that deletes an expense. */
export function pathOf(id: Id): string {
  return `${url}/${encodeURIComponent(id)}`;
}

export const { useListExpensesQuery, useCreateExpenseMutation } = expensesApi;
export const { deleteExpense, readExpensePage } = expensesApi.endpoints;

/** What is done to the list of expenses. */
export const expensePages: ListPages<Expense> = listPages(expensesApi, 'listExpenses', {
  url,
  dateOf: ({ date }) => date,
});
