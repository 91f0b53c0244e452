import type { Fields } from '../changes/fields';
import type { WaitingEntry } from '../changes/outbox';
import type { Language } from '../language';
import { type AmountProblem, type Cents, parseAmount } from './money';
import { type PagePosition, groupNeighbours } from '../lists/neighbours';
import { type IsoDate, type IsoMonth, monthOfDay } from '../time/period';
import type { Id } from '../id';

/** The stored words of the five types; lists also show whatever else is stored. */
export const EXPENSE_TYPES = ['Kraftstoff', 'Bürobedarf', 'Reisekosten', 'Verpflegung', 'Sonstiges'] as const;
export type ExpenseType = (typeof EXPENSE_TYPES)[number];

/** The type of a new expense. */
export const DEFAULT_EXPENSE_TYPE: ExpenseType = 'Kraftstoff';

/** Whether a stored type is one of these. */
export function isExpenseType(type: string): type is ExpenseType {
  return EXPENSE_TYPES.some((known) => known === type);
}

/** The allowed kinds of receipts. `image/jpg` is another spelling of `image/jpeg`. */
export type ReceiptKind = 'application/pdf' | 'image/png' | 'image/jpeg';

/** A file that proves an expense: the `FileLink` of the service. */
export interface Receipt {
  readonly filename: string;
  readonly contentType: string;
  /** The file itself as data URL, in base64. */
  readonly path: string;
}

/** The receipt of a waiting expense: its file is stored separately on the device until the expense is sent. */
export interface KeptReceipt extends Pick<Receipt, 'filename' | 'contentType'> {
  readonly file: {
    /** Names the file among the kept ones. */
    readonly key: string;
    readonly bytes: number;
  };
}

/** A receipt of which only name and type are held: its file is read again when it is needed. */
export interface NamedReceipt extends Receipt {
  readonly path: '';
  /** Id of its expense. */
  readonly of: Id;
  /** Index of the first entry on the page of the list that has the file. */
  readonly page: number;
}

/** An expense that a person paid for the company. */
export interface ExpenseContent {
  readonly employee: string;
  readonly date: IsoDate;
  /** Number of the voucher, a whole number; text if another program has written some. */
  readonly voucherNumber: number | string | null;
  /** One of the five stored words, or another one of the service. */
  readonly type: string;
  readonly cost: Cents;
  readonly description: string;
  /** Both are set only if the customer's project pays. */
  readonly customerId: Id | null;
  readonly projectId: Id | null;
  readonly receipt: Receipt | KeptReceipt | null;
}

/** An expense with the file of its receipt, as it is sent. */
export interface WholeExpense extends ExpenseContent {
  readonly receipt: Receipt | null;
}

/** A stored expense. */
export interface Expense extends ExpenseContent {
  readonly id: Id;
}

/** Whether a receipt has only its name, while its file is kept on the device. */
export function isKeptReceipt(receipt: Receipt | KeptReceipt): receipt is KeptReceipt {
  return 'file' in receipt;
}

/** Whether only name and type of a receipt are held. */
export function isNamedReceipt(receipt: Receipt | KeptReceipt): receipt is NamedReceipt {
  return 'page' in receipt;
}

/**
 * An expense without the file of its receipt, for lists that are read as a whole.
 *
 * @param page index of the first entry on the page that it was read with
 */
export function withoutFile(expense: Expense, page: number): Expense {
  const { id, receipt } = expense;
  if (receipt === null || isKeptReceipt(receipt)) return expense;
  const { filename, contentType } = receipt;
  const named: NamedReceipt = { filename, contentType, path: '', of: id, page };
  return { ...expense, receipt: named };
}

/** Why a cost is invalid. */
export type CostProblem = AmountProblem | 'negative';

/**
 * Reads a cost as people type it; see `parseAmount` for the spellings.
 *
 * @returns the amount, or why it is invalid
 */
export function readCost(text: string, language: Language): Cents | CostProblem {
  const amount = parseAmount(text, language);
  return typeof amount === 'number' && amount < 0 ? 'negative' : amount;
}

/** Most digits of a voucher number: integers up to this length are exact everywhere. */
const VOUCHER_DIGITS = 12;

/**
 * Reads a voucher number, an integer.
 *
 * @returns the number, null for empty text, `undefined` for text that is no such number
 */
export function readVoucherNumber(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d+$/u.test(trimmed) && trimmed.length <= VOUCHER_DIGITS ? Number(trimmed) : undefined;
}

/** Neighbouring expenses of one month. */
export interface MonthGroup {
  /** Distinguishes it from another group of the same month. */
  readonly id: string;
  readonly month: IsoMonth;
  readonly expenses: readonly Expense[];
  /** All expenses of the month are in this group, so that its sum is right. */
  readonly isWhole: boolean;
}

/** Groups neighbours of the same month; the order of the list stays (a new expense is at the front). */
export function groupByMonth(
  expenses: readonly Expense[],
  position: PagePosition<ExpenseContent>,
): readonly MonthGroup[] {
  return groupNeighbours(expenses, ({ date }) => monthOfDay(date), position).map(
    ({ key, entries, isWhole }) => ({
      id: `month-${entries[0]?.id}`,
      month: key,
      expenses: entries,
      isWhole,
    }),
  );
}

/** An expense in the outbox; only those without a receipt wait. */
export type WaitingExpense = WaitingEntry<ExpenseContent>;

/** An expense without its id. */
export function contentOfExpense({ id: _id, ...content }: Expense): ExpenseContent {
  return content;
}

/** A part of an expense. */
export type ExpensePart = 'date' | 'number' | 'type' | 'cost' | 'description' | 'customer' | 'receipt';

/** No call changes an expense, so all of its fields identify it. The service may spell the employee differently. */
export const expenseFields: Fields<ExpenseContent, ExpensePart> = {
  parts: {
    date: ['date'],
    number: ['voucherNumber'],
    type: ['type'],
    cost: ['cost'],
    description: ['description'],
    customer: ['customerId', 'projectId'],
    receipt: ['receipt'],
  },
  identity: ['date', 'number', 'type', 'cost', 'description', 'customer', 'receipt'],
  neverEmptied: [],
  shownOnly: [],
  zeroIsNone: ['voucherNumber'],
};
