import { useRef, useState } from 'react';
import { isSame } from '@/domain/changes/fields';
import type { ExpenseContent } from '@/domain/money/expense';
import { type ExpenseDoubt, doubtOf } from '@/domain/money/expenseDoubt';
import { expenseFields } from '@/domain/money/expenseFields';
import { countedEntries } from '@/domain/changes/waitingEntries';
import { useShownExpenses } from '../outbox/useShownExpenses';
import type { ExpenseForm } from './useExpenseForm';

/**
 * Asks before something is saved that looks like a slip of the hand, compared with the newest expenses of the list; who
 * saves the same once more means it.
 *
 * @param corrects the key of a refused expense in the outbox, which is no other one
 */
export function useExpenseDoubt(form: ExpenseForm, corrects: string | null) {
  const { query, waiting } = useShownExpenses(0);
  const [asked, setAsked] = useState<{ doubt: ExpenseDoubt; values: unknown } | null>(null);
  /** What was asked about or sent last. */
  const meant = useRef<ExpenseContent | null>(null);

  return {
    /** What is asked about, until something else is typed. */
    doubt: asked?.values === form.values ? asked.doubt : null,

    /** Whether it is to be saved; if not, the form says what is asked. */
    isMeant: (content: ExpenseContent, values: unknown): boolean => {
      const isConfirmed = meant.current !== null && isSame(expenseFields, meant.current, content);
      meant.current = content;
      const known = countedEntries(query.data?.entries ?? [], waiting).filter(({ id }) => id !== corrects);
      const doubt = isConfirmed ? null : doubtOf(content, known);
      setAsked(doubt && { doubt, values });
      if (doubt) form.focus(doubt.kind !== 'zero' && content.voucherNumber !== null ? 'number' : 'cost');
      return doubt === null;
    },

    /** It is saved: an equal one is asked about again. */
    settle: () => {
      meant.current = null;
    },
  };
}
