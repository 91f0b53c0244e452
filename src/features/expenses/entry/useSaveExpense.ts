import { useRef, useState } from 'react';
import type { ExpenseContent } from '@/domain/expense';
import { expenseRules } from '@/domain/expenseOutbox';
import type { Id } from '@/domain/id';
import { isApiError } from '@/shared/api/apiError';
import { type Attempt, NOT_SENT } from '@/shared/lists/createSurely';
import { type Doubts, createOnce } from '@/shared/lists/createOnce';
import { useAppDispatch } from '@/shared/store/hooks';
import { type Sent, isUnanswered, sentOf } from '@/shared/outbox/keepEntry';
import { isOnline } from '@/shared/ui/useIsOnline';
import { alikeTo, createExpense, deleteExpense, expensePages } from '../expensesApi';
import { dropCorrected, keepExpense } from '../outbox/keepExpense';
import { readExpensesAnew } from '../readExpenses';

/** It was saved or waits; or why not, and whether even that is unknown. */
type SavedExpense =
  | { readonly isWaiting: boolean }
  | { readonly error: unknown; readonly isUnknown?: boolean };

const noNetwork = { kind: 'network' } as const;

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

  /** The expenses that say the same, as the service lists them now. */
  async function readAlike(content: ExpenseContent) {
    const listed = await readExpensesAnew({ from: content.date, to: content.date }, dispatch);
    if ('error' in listed) return listed;
    return { data: listed.data.filter((one) => expenseRules.isSame(one, content)) };
  }

  /** No call changes an expense: what had arrived as it was typed then gives way to what is typed now. */
  async function follow(id: Id): Promise<Attempt> {
    const { error } = await dispatch(deleteExpense.initiate(id));
    const isGone = error === undefined || (isApiError(error) && error.kind === 'not-found');
    return isGone ? NOT_SENT : { kind: 'doubtful', error };
  }

  async function createExpenseOnce(content: ExpenseContent) {
    /** Whether a failure leaves nobody knowing: the list, which would tell, could not be read. */
    let isListRead = true;
    const attempt = await createOnce(doubts.current, '', content, {
      alike: async (one) => {
        const known = dispatch(alikeTo(one));
        if (known !== null) return { data: known };
        const alike = await readAlike(one);
        return 'error' in alike ? alike : { data: alike.data.map(({ id }) => id) };
      },
      send: async (one) => dispatch(createExpense.initiate(one)),
      find: async ({ content: sent, before }) => {
        const alike = await readAlike(sent);
        isListRead = !('error' in alike);
        if ('error' in alike) return alike;
        const found = alike.data.find(({ id }) => !before.has(String(id)));
        if (found) dispatch(expensePages.created(found));
        return { data: found?.id ?? null };
      },
      follow,
      waits: (error) => content.receipt === null && isUnanswered(error),
    });
    return { attempt, isListRead };
  }

  async function save(content: ExpenseContent): Promise<SavedExpense> {
    const { receipt } = content;
    let isInDoubt = false;
    const create = async (): Promise<Sent> => {
      const { attempt, isListRead } = await createExpenseOnce(content);
      isInDoubt = attempt.kind === 'doubtful' && !isListRead;
      return sentOf(attempt);
    };
    if (receipt === null) {
      const kept = await dispatch(keepExpense({ ...content, receipt }, create));
      return 'error' in kept ? { error: kept.error, isUnknown: isInDoubt } : kept;
    }
    if (!isOnline()) return { error: noNetwork };
    const { id, error } = await create();
    return id === undefined ? { error, isUnknown: isInDoubt } : { isWaiting: false };
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
