import * as v from 'valibot';
import type { Receipt } from '@/domain/expense';
import type { FoundDraft } from '@/shared/drafts/DraftNotice';
import { loadDraft, removeDraft } from '@/shared/drafts/draftStore';
import { type ExpenseValues, readValues } from './expenseValues';

/** An expense form that was left unsaved. */
export interface ExpenseDraft {
  readonly values: ExpenseValues;
  readonly receipt: Receipt | null;
}

/**
 * Where the parts of the draft are kept. The receipt stands by itself: it is written once and not with every
 * keystroke, and where the browser has no room for it the fields are still safe.
 */
export const valuesDraft = 'expense/dialog';
export const receiptDraft = 'expense/receipt';

const receiptSchema = v.object({
  filename: v.string(),
  contentType: v.string(),
  path: v.pipe(v.string(), v.startsWith('data:')),
});

/** What the user left unsaved; the receipt may be missing. */
export async function findExpenseDraft(userGuid: string): Promise<FoundDraft<ExpenseDraft> | null> {
  const values = readValues(await loadDraft(userGuid, valuesDraft));
  if (!values) return null;
  const receipt = v.safeParse(receiptSchema, await loadDraft(userGuid, receiptDraft));
  return {
    draft: { values, receipt: receipt.success ? receipt.output : null },
    remove: async () => {
      await removeDraft(userGuid, valuesDraft);
      await removeDraft(userGuid, receiptDraft);
    },
  };
}
