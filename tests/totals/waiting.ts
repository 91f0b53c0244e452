import * as v from 'valibot';
import { type WaitingExpense, contentOfExpense } from '@/domain/money/expense';
import { type WaitingRecord, namedRecordOf } from '@/domain/work/workRecord';
import { expenseFromWire, expensesWire } from '@/features/expenses/expenseWire';
import { workRecordFromWire, workRecordsWire } from '@/features/work-records/workRecordWire';
import type { Company, ExpenseRow, WorkRow } from './company';

const record = (row: WorkRow) => namedRecordOf(workRecordFromWire(v.parse(workRecordsWire.item, row)));
const expense = (row: ExpenseRow) => contentOfExpense(expenseFromWire(v.parse(expensesWire.item, row)));

const UNTRIED = { since: 0, attempt: null, trouble: null };

/** The wishes of a company as the outbox holds them. */
export function waitingOf({ records, wishes }: Company): readonly WaitingRecord[] {
  return wishes.map(({ id, want }, at) => {
    const before = records.find(({ Id }) => Id === id);
    return {
      ...UNTRIED,
      key: `waiting-${at}`,
      id,
      before: before ? record(before) : null,
      want: want ? record(want) : null,
    };
  });
}

export function waitingExpensesOf({ expenses, expenseWishes }: Company): readonly WaitingExpense[] {
  return expenseWishes.map(({ id, want }, at) => {
    const before = expenses.find(({ Id }) => Id === id);
    return {
      ...UNTRIED,
      key: `waiting-${at}`,
      id,
      before: before ? expense(before) : null,
      want: want ? expense(want) : null,
    };
  });
}
