import type { Expense, ExpenseContent } from './expense';

/**
 * Whether two expenses have the same amount and the same file or number; without numbers, the same kind and day. One
 * file with two amounts is a receipt that was split.
 */
export function isSameReceipt(one: ExpenseContent, other: ExpenseContent): boolean {
  if (one.cost !== other.cost) return false;
  const [file, otherFile] = [one, other].map(({ receipt }) => receipt && 'path' in receipt && receipt.path);
  if (file && file === otherFile) return true;
  if (one.voucherNumber !== null || other.voucherNumber !== null)
    return one.voucherNumber === other.voucherNumber;
  return one.date === other.date && one.type === other.type;
}

/** The question that the form asks before it saves an expense. */
export type ExpenseDoubt =
  | { readonly kind: 'receipt' | 'number'; readonly twin: Expense }
  | { readonly kind: 'zero' };

/**
 * Whether an expense looks like a mistake: it already exists, its number does, or it costs nothing.
 *
 * @param known the expenses to compare it with
 */
export function doubtOf(content: ExpenseContent, known: readonly Expense[]): ExpenseDoubt | null {
  const same = known.find((expense) => isSameReceipt(content, expense));
  if (same) return { kind: 'receipt', twin: same };
  const { voucherNumber } = content;
  const numbered = known.find((expense) => voucherNumber !== null && expense.voucherNumber === voucherNumber);
  if (numbered) return { kind: 'number', twin: numbered };
  return content.cost === 0 ? { kind: 'zero' } : null;
}
