import * as v from 'valibot';
import type { Receipt } from '@/domain/expense';
import type { FoundDraft } from '@/shared/drafts/DraftNotice';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { draftNames, loadDraft, removeDraft } from '@/shared/drafts/draftStore';
import { type ExpenseValues, readValues } from './expenseValues';

/** An expense form that was left unsaved. */
export interface ExpenseDraft {
  readonly values: ExpenseValues;
  readonly receipt: Receipt | null;
}

/**
 * Kinds of the parts of the draft. The receipt stands by itself: it is written once and not with every keystroke, and
 * where the browser has no room for it the fields are still safe.
 */
export const expenseDrafts = 'expense';
export const receiptDrafts = 'receipt';

const receiptSchema = v.object({
  filename: v.string(),
  contentType: v.string(),
  path: v.pipe(v.string(), v.startsWith('data:')),
});

/** What the user left unsaved last; the receipt may be missing. */
export async function findExpenseDraft(drafts: UserDrafts): Promise<FoundDraft<ExpenseDraft> | null> {
  for (const name of await draftNames(drafts, expenseDrafts)) {
    const values = readValues(await loadDraft(drafts, name));
    if (!values) continue;
    const receiptName = name.replace(expenseDrafts, receiptDrafts);
    const receipt = v.safeParse(receiptSchema, await loadDraft(drafts, receiptName));
    return {
      draft: { values, receipt: receipt.success ? receipt.output : null },
      remove: async () => {
        await removeDraft(drafts, name);
        await removeDraft(drafts, receiptName);
      },
    };
  }
  return null;
}
