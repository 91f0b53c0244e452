import { useRef, useState } from 'react';
import type { Expense, ExpenseContent } from '@/domain/expense';
import { isSame } from '@/domain/changes/fields';
import { expenseFields } from '@/domain/expenseFields';
import { isApiError } from '@/shared/api/apiError';
import { NOT_SENT } from '@/shared/lists/createSurely';
import { type Doubts, type OnceCalls, createOnce } from '@/shared/lists/createOnce';
import { useAppDispatch } from '@/shared/store/hooks';
import { attemptOf, isUnanswered, sentOf } from '@/shared/outbox/keepEntry';
import { isOnline } from '@/shared/ui/useIsOnline';
import { alikeTo, createExpense, deleteExpense, expensePages } from '../expensesApi';
import { dropCorrected, keepExpense } from '../outbox/keepExpense';
import { readExpensesAnew } from '../readExpenses';

/** It was saved or waits; or why not, and whether even that is unknown. */
type SavedExpense =
  | { readonly isWaiting: boolean }
  | { readonly error: unknown; readonly isUnknown?: boolean };

const noNetwork = { kind: 'network' } as const;

/** The form creates one expense at a time. */
const WISH = '';

/**
 * Saves a new expense, once however often its form is sent. Without a receipt it goes by the outbox; one with a receipt
 * does not wait there.
 *
 * @param corrects the key of a refused expense in the outbox that gives way to it
 */
export function useSaveExpense(corrects: string | null) {
  const dispatch = useAppDispatch();
  const [isUnknown, setIsUnknown] = useState(false);
  const doubts = useRef<Doubts<ExpenseContent>>(new Map());

  /** The calls that create an expense; `onListRead` hears whether the list could be read since the last call. */
  function creating(waits: (error: unknown) => boolean, onListRead: (isRead: boolean) => void) {
    const calls: OnceCalls<ExpenseContent, Expense> = {
      known: (content) => dispatch(alikeTo(content)),
      readSame: async (content) => {
        const listed = await readExpensesAnew({ from: content.date, to: content.date }, dispatch);
        onListRead('data' in listed);
        if ('error' in listed) return listed;
        return { data: listed.data.filter((one) => isSame(expenseFields, one, content)) };
      },
      adopt: (expense) => dispatch(expensePages.created(expense)),
      send: async (content) => {
        onListRead(false);
        return dispatch(createExpense.initiate(content));
      },
      // No call changes an expense: what had arrived as it was typed then gives way to what is typed now.
      follow: async (id) => {
        const { error } = await dispatch(deleteExpense.initiate(id));
        if (error === undefined || (isApiError(error) && error.kind === 'not-found')) return NOT_SENT;
        onListRead(false);
        return { kind: 'doubtful', error };
      },
      waits,
    };
    return calls;
  }

  async function save(content: ExpenseContent): Promise<SavedExpense> {
    const { receipt } = content;
    const waits = (error: unknown) => receipt === null && isUnanswered(error);
    let isUnclear = false;
    const send = async () => {
      let isListRead = false;
      const calls = creating(waits, (isRead) => {
        isListRead = isRead;
      });
      const attempt = await createOnce(doubts.current, WISH, content, calls);
      isUnclear = attempt.kind === 'doubtful' && !isListRead;
      return sentOf(attempt);
    };
    if (receipt === null) {
      const inDoubt = () => attemptOf(doubts.current.get(WISH));
      const kept = await dispatch(keepExpense({ ...content, receipt }, { inDoubt, send }));
      if ('error' in kept) return { error: kept.error, isUnknown: isUnclear };
      // The outbox looks for what was in doubt, and what the form sends next is another expense.
      doubts.current.delete(WISH);
      return kept;
    }
    if (!isOnline()) return { error: noNetwork };
    const { id, error } = await send();
    return id === undefined ? { error, isUnknown: isUnclear } : { isWaiting: false };
  }

  return {
    saveExpense: async (content: ExpenseContent): Promise<SavedExpense> => {
      const saved = await save(content);
      setIsUnknown('error' in saved && saved.isUnknown === true);
      // Only then: at worst both stand in the list for a moment, and never neither.
      if (corrects !== null && !('error' in saved)) await dispatch(dropCorrected(corrects));
      return saved;
    },
    /** What is to be said of the last failure: nobody knows, it cannot wait for the service, or it was not saved. */
    failureKind: (failure: unknown, hasReceipt: boolean): 'notKnown' | 'notWaiting' | 'saveFailed' => {
      if (isUnknown) return 'notKnown';
      return hasReceipt && isUnanswered(failure) ? 'notWaiting' : 'saveFailed';
    },
  };
}
