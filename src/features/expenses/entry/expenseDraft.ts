import * as v from 'valibot';
import type { Receipt } from '@/domain/money/expense';
import { type FoundDraft, draftKind, findDraft, readDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { removeDraft } from '@/shared/drafts/draftStore';
import { type ExpenseValues, expenseValuesSchema } from '../expenseValues';
import { outboxNames } from '@/shared/outbox/countWaiting';

/** An unsaved expense form. */
export interface ExpenseDraft {
  readonly values: ExpenseValues;
  readonly receipt: Receipt | null;
  /** The name of a receipt that could not be kept. */
  readonly lost?: string | undefined;
  /** The key of the refused expense in the outbox that this one replaces; null for a new one. */
  readonly corrects: string | null;
}

/** The part of the draft that is kept with the fields. */
type KeptFields = ExpenseValues & Pick<ExpenseDraft, 'corrects'> & { readonly receiptName: string | null };

// Older drafts have no `corrects` and no name of a receipt.
const fieldsSchema = v.object({
  ...expenseValuesSchema.entries,
  corrects: v.optional(v.nullable(v.string()), null),
  receiptName: v.optional(v.nullable(v.string()), null),
});

const receiptSchema = v.object({
  filename: v.string(),
  contentType: v.string(),
  path: v.pipe(v.string(), v.startsWith('data:')),
});

/** What was typed for a new expense, without its receipt. */
export const expenseDrafts = draftKind<KeptFields>('expense', fieldsSchema, {
  outbox: outboxNames.expenses,
  // Drafts from before versions have the same content.
  migrate: (content) => content,
  figures: ['cost'],
});

/**
 * The receipt of a new expense, apart from the fields: it is written once and not with every keystroke, and where the
 * browser has no room for it the fields are still safe.
 */
export const receiptDrafts = draftKind<Receipt>('receipt', receiptSchema, { migrate: (content) => content });

/** Finds the most recent draft; its receipt may be missing. */
export async function findExpenseDraft(drafts: UserDrafts): Promise<FoundDraft<ExpenseDraft> | null> {
  const found = await findDraft(drafts, expenseDrafts);
  if (!found) return null;
  const nameOfFile = found.name.replace(expenseDrafts.name, receiptDrafts.name);
  const receipt = await readDraft(drafts, receiptDrafts, nameOfFile);
  const { corrects, receiptName, wish, isInDoubt = false, ...values } = found.draft;
  const lost = receipt ? undefined : (receiptName ?? undefined);
  return {
    ...found,
    draft: { values, receipt: receipt ?? null, lost, corrects, wish, isInDoubt },
    remove: async () => {
      await found.remove();
      await removeDraft(drafts, nameOfFile);
    },
  };
}
