import { useRef, useState } from 'react';
import type { ExpenseContent } from '@/domain/expense';
import { expenseRules } from '@/domain/expenseOutbox';
import type { Id } from '@/domain/id';
import { isApiError } from '@/shared/api/apiError';
import { type Attempt, NOT_SENT, createSurely } from '@/shared/lists/createSurely';
import { useAppDispatch } from '@/shared/store/hooks';
import type { AppDispatch } from '@/shared/store/store';
import { isUnanswered } from '@/shared/outbox/keepEntry';
import { isOnline } from '@/shared/ui/useIsOnline';
import { alikeTo, createExpense, deleteExpense } from '../expensesApi';
import { dropCorrected, keepExpense } from '../outbox/keepExpense';
import { readExpenses } from '../readExpenses';

/** An expense that was sent, and nobody knows whether it was saved. */
interface DoubtfulExpense {
  readonly content: ExpenseContent;
  /** Ids of those that said the same before. */
  readonly before: ReadonlySet<string>;
}

/** It was saved or waits; or why not, and whether even that is unknown. */
type SavedExpense =
  | { readonly isWaiting: boolean }
  | { readonly error: unknown; readonly isUnknown?: boolean };

const noNetwork = { kind: 'network' } as const;

/** Ids of the expenses that say the same, as the service lists them now. */
async function readAlike(content: ExpenseContent, dispatch: AppDispatch) {
  const listed = await readExpenses({ from: content.date, to: content.date }, dispatch);
  if ('error' in listed) return listed;
  return { data: listed.data.filter((one) => expenseRules.isSame(one, content)).map(({ id }) => String(id)) };
}

/**
 * Saves a new expense, never twice. Without a receipt it goes by the outbox; one with a receipt does not wait there, so
 * that the form itself looks for what was sent without an answer before it sends anything again.
 *
 * @param corrects the key of a refused expense in the outbox that gives way to it
 */
export function useSaveExpense(corrects: string | null) {
  const dispatch = useAppDispatch();
  const [isUnknown, setIsUnknown] = useState(false);
  const doubt = useRef<DoubtfulExpense | null>(null);

  async function find({ content, before }: DoubtfulExpense) {
    const alike = await readAlike(content, dispatch);
    return 'error' in alike ? alike : { data: alike.data.find((id) => !before.has(id)) ?? null };
  }

  /** It had arrived as it was typed then. No call changes an expense: what is typed otherwise by now takes its place. */
  async function settle(id: Id, sent: ExpenseContent, content: ExpenseContent): Promise<Attempt> {
    if (JSON.stringify(sent) === JSON.stringify(content)) return { kind: 'created', id };
    const { error } = await dispatch(deleteExpense.initiate(id));
    const isGone = error === undefined || (isApiError(error) && error.kind === 'not-found');
    return isGone ? NOT_SENT : { kind: 'doubtful', error };
  }

  /** What became of an expense that was sent before without an answer; it is in doubt no more unless it says so. */
  async function lookBack(content: ExpenseContent): Promise<Attempt> {
    if (!doubt.current) return NOT_SENT;
    const found = await find(doubt.current);
    if ('error' in found) return { kind: 'doubtful', error: found.error };
    const settled = found.data === null ? NOT_SENT : await settle(found.data, doubt.current.content, content);
    if (settled.kind !== 'doubtful') doubt.current = null;
    return settled;
  }

  /** Ids of what says the same already; the list is read where it is not known well enough. */
  async function alikeBefore(content: ExpenseContent) {
    const alike = dispatch(alikeTo(content));
    return alike === null ? readAlike(content, dispatch) : { data: alike.map(String) };
  }

  async function sendOnce(content: ExpenseContent): Promise<SavedExpense> {
    if (!isOnline()) return { error: noNetwork };
    const before = await alikeBefore(content);
    if ('error' in before) return before;
    const sent = { content, before: new Set(before.data) };
    let isListRead = false;
    const result = await createSurely(NOT_SENT, {
      send: async () => dispatch(createExpense.initiate(content)),
      find: async () => {
        const found = await find(sent);
        isListRead = 'data' in found;
        return found;
      },
    });
    if (result.kind === 'created') return { isWaiting: false };
    if (result.kind === 'open') return { error: result.error };
    doubt.current = sent;
    return { error: result.error, isUnknown: !isListRead };
  }

  async function saveKnown(content: ExpenseContent): Promise<SavedExpense> {
    const earlier = await lookBack(content);
    if (earlier.kind === 'created') return { isWaiting: false };
    if (earlier.kind === 'doubtful') return { error: earlier.error, isUnknown: true };
    const { receipt } = content;
    return receipt === null ? dispatch(keepExpense({ ...content, receipt })) : sendOnce(content);
  }

  return {
    saveExpense: async (content: ExpenseContent): Promise<SavedExpense> => {
      const saved = await saveKnown(content);
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
