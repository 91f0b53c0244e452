import * as v from 'valibot';
import type { Expense, ExpenseContent } from '@/domain/expense';
import { type Page, pageAt } from '@/domain/paging';
import type { Id } from '@/domain/id';
import { api } from '@/shared/api/api';
import { wireId } from '@/shared/api/wire';
import { type ListPage, pageOf, withFirst } from '@/shared/lists/listPage';
import { expenseFromWire, expenseToWire, expensesWire } from './expenseWire';

/** A page of the expenses as it stands on the screen. */
export type ExpensePage = ListPage<Expense>;

interface Creation {
  readonly content: ExpenseContent;
  /** Index at which the page on the screen begins. */
  readonly start: number;
}

const expensesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /expenses`: reading, although it is a POST. */
    listExpenses: build.query({
      query: (start: number) => ({
        method: 'POST',
        url: '/expenses',
        body: pageAt(start) satisfies Page,
      }),
      rawResponseSchema: expensesWire,
      transformResponse: (
        rows: v.InferOutput<typeof expensesWire>,
        _meta: unknown,
        start: number,
      ): ExpensePage => pageOf(rows.map(expenseFromWire), start),
      // The list keeps changes of its own (a new expense at the front), so an old page is not shown again as news.
      keepUnusedDataFor: 0,
    }),

    /** `PUT /expenses`: a new expense goes to the front of the list (section 4, Lists). There is no update. */
    createExpense: build.mutation({
      query: ({ content }: Creation) => ({
        method: 'PUT',
        url: '/expenses',
        body: expenseToWire(content),
      }),
      rawResponseSchema: v.object({ insertId: wireId }),
      transformResponse: (answer: { insertId: Id }) => answer.insertId,
      async onQueryStarted({ content, start }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (!saved) return;
        dispatch(updateExpensePage(start, (page) => withFirst(page, { ...content, id: saved.data })));
      },
    }),

    /** `DELETE /expenses/{id}`; the list shows it before (see `useDeleteExpense`). */
    deleteExpense: build.mutation<unknown, Id>({
      query: (id) => ({ method: 'DELETE', url: deletePath(id) }),
    }),
  }),
});

/** Path of the call that deletes an expense. */
export function deletePath(id: Id): string {
  return `/expenses/${encodeURIComponent(id)}`;
}

export const { useListExpensesQuery, useCreateExpenseMutation } = expensesApi;
export const { deleteExpense, listExpenses } = expensesApi.endpoints;

/** Changes the page on the screen; `undo` takes the change back. */
export function updateExpensePage(start: number, change: (page: ExpensePage) => ExpensePage) {
  return expensesApi.util.updateQueryData('listExpenses', start, change);
}
