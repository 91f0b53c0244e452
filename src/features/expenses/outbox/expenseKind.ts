import {
  type Expense,
  type ExpenseContent,
  contentOfExpense,
  expenseFields,
  isKeptReceipt,
} from '@/domain/money/expense';
import type { Created, OutboxCalls, OutboxKind } from '@/shared/outbox/outboxKind';
import { isSameId } from '@/domain/id';
import { api, invalidatedBy } from '@/shared/api/api';
import type { ApiError } from '@/shared/api/apiError';
import { readListed } from '@/shared/outbox/readListed';
import type { Saving } from '@/shared/outbox/save';
import { selectUser } from '@/shared/session/sessionSlice';
import type { AppDispatch } from '@/shared/store/store';
import { keptExpenses } from './keptExpenses';
import { alikeTo, createExpense, deleteExpense, expensePages } from '../expensesApi';
import { readExpenses } from '../readExpenses';
import { wholeExpense } from './keptReceipts';

/** The calls that save expenses. None of them changes one: a changed expense is deleted and created anew. */
function expenseOutboxCalls(dispatch: AppDispatch): OutboxCalls<ExpenseContent> {
  /** The expenses read last, with the files of their receipts. */
  let listed: readonly Expense[] = [];
  return {
    list: async (items) =>
      readListed(
        items,
        async (span) => {
          const read = await readExpenses(span, dispatch);
          if ('data' in read) listed = read.data;
          return read;
        },
        contentOfExpense,
        ({ date }) => date,
      ),
    alike: (content) => dispatch(alikeTo(content)),
    create: async (content) => dispatch(create(content)),
    remove: async (id) => dispatch(deleteExpense.initiate(id)),
    // No call changes an expense, so one that turns out to have been saved is new to the list.
    adopt: (id, content) => {
      const call = content === null ? 'deleteExpense' : 'createExpense';
      dispatch(api.util.invalidateTags([...invalidatedBy(call)]));
      if (content === null) void dispatch(expensePages.deleted(id, Promise.resolve()));
      else
        dispatch(
          expensePages.created(listed.find((expense) => isSameId(expense.id, id)) ?? { ...content, id }),
        );
    },
  };
}

const incomplete: ApiError = { kind: 'incomplete' };

/** Creates an expense with the file of its receipt; without the file it is not created. */
function create(content: ExpenseContent): Saving<Created<ExpenseContent>> {
  return async (dispatch, getState) => {
    const whole = await wholeExpense(selectUser(getState())?.guid ?? '', content);
    return whole ? dispatch(createExpense.initiate(whole)) : { error: incomplete };
  };
}

/**
 * How expenses are saved; changes wait while the service does not answer. One with a receipt can wait only if its file
 * fits on the device (`keptReceipts`).
 */
export const expenseKind: OutboxKind<ExpenseContent> = {
  kept: keptExpenses,
  fields: expenseFields,
  calls: expenseOutboxCalls,
  hasUpdate: false,
  // An empty path means that there is no file to keep.
  mayWait: ({ want }) => {
    const receipt = want?.receipt ?? null;
    return receipt === null || isKeptReceipt(receipt) || receipt.path === '';
  },
};
