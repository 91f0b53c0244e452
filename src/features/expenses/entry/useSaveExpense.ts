import { useState } from 'react';
import type { ExpenseContent } from '@/domain/money/expense';
import { type Wait, errorOf, isUnanswered, waitOf } from '@/shared/outbox/change';
import type { Wish } from '@/shared/outbox/useWish';
import { useAppDispatch } from '@/shared/store/hooks';
import { useTranslation } from 'react-i18next';
import { useSteps } from '@/shared/undo/useSteps';
import { useAboutExpense } from '../expenseWords';
import { dropCorrected, removeExpense, saveExpense } from '../outbox/saveExpenses';

/** The expense was saved or waits; otherwise the error. */
type SavedExpense = Wait | { readonly error: unknown };

/**
 * Saves a new expense, and only once however often the form is sent. One with a receipt waits only if its file fits on
 * the device.
 *
 * @param wish the form's wish
 * @param corrects the key of a refused expense in the outbox that the new one replaces
 */
export function useSaveExpense(wish: Wish, corrects: string | null) {
  const { t } = useTranslation('expenses');
  const dispatch = useAppDispatch();
  const steps = useSteps();
  const aboutOf = useAboutExpense();
  const [isUnknown, setIsUnknown] = useState(false);

  return {
    saveExpense: async (content: ExpenseContent): Promise<SavedExpense> => {
      const change = { key: wish.key, row: null, before: null, want: content };
      const outcome = await dispatch(saveExpense(change, { hasDraft: true }));
      setIsUnknown(outcome?.kind === 'unknown');
      if (outcome?.kind !== 'saved' && outcome?.kind !== 'waiting') {
        return { error: errorOf(outcome) };
      }
      const expense = { ...content, id: outcome.id };
      steps.add({
        text: t('undo.created'),
        detail: aboutOf(content),
        undo: async () => errorOf(await dispatch(removeExpense(expense))),
      });
      // Dropped only afterwards: at worst both are in the list for a moment, but never neither.
      if (corrects !== null) await dispatch(dropCorrected(corrects));
      return waitOf(outcome);
    },
    /** Which message the last failure needs: unknown outcome, cannot wait for the service, or not saved. */
    failureKind: (failure: unknown, hasReceipt: boolean): 'notKnown' | 'notWaiting' | 'saveFailed' => {
      if (isUnknown) return 'notKnown';
      return hasReceipt && isUnanswered(failure) ? 'notWaiting' : 'saveFailed';
    },
  };
}
