import { useState } from 'react';
import type { ExpenseContent } from '@/domain/expense';
import { errorOf, isUnanswered } from '@/shared/outbox/change';
import { useWish } from '@/shared/outbox/useWish';
import { useAppDispatch } from '@/shared/store/hooks';
import { dropCorrected, saveExpense } from '../outbox/saveExpenses';

/** It was saved or waits; or why not. */
type SavedExpense = { readonly isWaiting: boolean } | { readonly error: unknown };

/**
 * Saves a new expense, once however often its form is sent. One with a receipt does not wait on the device.
 *
 * @param begun names the wish of a draft that is gone on with
 * @param corrects the key of a refused expense in the outbox that gives way to it
 */
export function useSaveExpense(begun: string | undefined, corrects: string | null) {
  const wish = useWish(begun);
  const dispatch = useAppDispatch();
  const [isUnknown, setIsUnknown] = useState(false);

  return {
    /** Names what the form saves, for its draft. */
    wish: wish.key,
    saveExpense: async (content: ExpenseContent): Promise<SavedExpense> => {
      const outcome = await dispatch(saveExpense({ key: wish.key, row: null, before: null, want: content }));
      setIsUnknown(outcome?.kind === 'unknown');
      if (outcome?.kind !== 'saved' && outcome?.kind !== 'waiting') {
        return { error: errorOf(outcome) };
      }
      wish.renew();
      // Only then: at worst both stand in the list for a moment, and never neither.
      if (corrects !== null) await dispatch(dropCorrected(corrects));
      return { isWaiting: outcome.kind === 'waiting' };
    },
    /** What is to be said of the last failure: nobody knows, it cannot wait for the service, or it was not saved. */
    failureKind: (failure: unknown, hasReceipt: boolean): 'notKnown' | 'notWaiting' | 'saveFailed' => {
      if (isUnknown) return 'notKnown';
      return hasReceipt && isUnanswered(failure) ? 'notWaiting' : 'saveFailed';
    },
  };
}
