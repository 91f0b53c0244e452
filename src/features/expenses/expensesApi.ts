import { isSame } from '@/domain/changes/fields';
import {
  type Expense,
  type ExpenseContent,
  type WholeExpense,
  expenseFields,
  withoutFile,
} from '@/domain/money/expense';
import type { Id } from '@/domain/id';
import { PAGE_SIZE } from '@/domain/limits';
import { api, invalidatedBy, providedBy } from '@/shared/api/api';
import { idIn } from '@/shared/api/readCreated';
import { type ListPages, listPages } from '@/shared/lists/listPages';
import { pagedEndpoint, readingEndpoint } from '@/shared/lists/pagedEndpoint';
import { isNewestFirst } from '@/shared/lists/pagesOf';
import type { ServiceThunk } from '@/shared/store/store';
import { expenseFromWire, expenseToWire, expensesWire } from './expenseWire';

const url = '/expenses';

const list = { url, schema: expensesWire, fromWire: expenseFromWire };

const expensesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /expenses`: reads the list, although it is a POST. */
    listExpenses: build.query(pagedEndpoint(list)),

    /** A page of the whole list, which is searched: without the files of the receipts, which would fill the memory. */
    findExpenses: build.query(pagedEndpoint({ ...list, reduce: withoutFile })),

    /**
     * A page for code that reads the list back, separate from the list on the screen; recently read pages come from the
     * cache.
     */
    readExpensePage: build.query({
      ...readingEndpoint(list),
      providesTags: providedBy('readExpensePage'),
    }),

    /** `PUT /expenses`: a new expense goes to the front of the list. There is no update. */
    createExpense: build.mutation<Id, WholeExpense>({
      queryFn: async (content, _api, _options, baseQuery) =>
        idIn(await baseQuery({ method: 'PUT', url, body: expenseToWire(content) })),
      async onQueryStarted(content, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(expensePages.created({ ...content, id: saved.data }));
      },
      invalidatesTags: (_id, error) => (error ? [] : invalidatedBy('createExpense')),
    }),

    /** `DELETE /expenses/{id}`; the list is updated before (see `useDeleteExpense`). */
    deleteExpense: build.mutation<unknown, Id>({
      query: (id) => ({ method: 'DELETE', url: pathOf(id) }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        await dispatch(expensePages.deleted(id, queryFulfilled));
      },
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('deleteExpense')),
    }),
  }),
});

/** Path of the call that deletes an expense. */
export function pathOf(id: Id): string {
  return `${url}/${encodeURIComponent(id)}`;
}

export const { useListExpensesQuery } = expensesApi;
export const { createExpense, deleteExpense, findExpenses, listExpenses } = expensesApi.endpoints;

/** Functions that read and update the cached pages of expenses. */
export const expensePages: ListPages<Expense> = listPages(expensesApi, 'listExpenses', {
  url,
  dateOf: ({ date }) => date,
  beside: 'findExpenses',
  reads: 'readExpensePage',
});

/**
 * Ids of the stored expenses that are equal to one that is about to be created, or may be: those with a held-back
 * deletion are still at the service. null if the first page of the list does not contain all expenses of its day.
 */
export function alikeTo(content: ExpenseContent): ServiceThunk<readonly Id[] | null> {
  return (_dispatch, getState, { heldBack }) => {
    const { data, error } = listExpenses.select(0)(getState());
    // Entries that were removed from the cached page may still be at the service.
    if (!data || error !== undefined || data.keptAt !== undefined || data.entries.length < data.answered)
      return null;
    // New expenses are at the front, whatever their date.
    const listed = data.entries.slice(data.entries.length - data.answered).map(({ date }) => date);
    const isWhole = data.answered < PAGE_SIZE;
    const isPast = isNewestFirst(listed) && (listed.at(-1) ?? content.date) < content.date;
    if (!isWhole && !isPast) return null;
    const alike = data.entries.filter((expense) => isSame(expenseFields, expense, content));
    return [...alike.map(({ id }) => id), ...heldBack.leaving(url)];
  };
}
