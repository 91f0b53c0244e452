import building from 'bootstrap-icons/icons/building.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import paperclip from 'bootstrap-icons/icons/paperclip.svg?icon';
import tag from 'bootstrap-icons/icons/tag.svg?icon';
import { useTranslation } from 'react-i18next';
import { countedEntries, withWaiting } from '@/domain/changes/waitingEntries';
import { columnOf } from '@/domain/find/exportTable';
import { type Expense, type WaitingExpense, EXPENSE_TYPES, isExpenseType } from '@/domain/money/expense';
import { sumCents } from '@/domain/money/money';
import { useFormats } from '@/shared/i18n/useFormats';
import type { ExportedList } from '@/shared/lists/find/find';
import { useFindQuery } from '@/shared/lists/find/useFindQuery';
import { type FilterWords, useFound } from '@/shared/lists/find/useFound';
import { useNames } from '@/shared/lists/find/useNames';
import { usePeriodWords } from '@/shared/lists/find/usePeriodWords';
import { useWholeList } from '@/shared/lists/find/useWholeList';
import { expensePages, findExpenses } from '../expensesApi';
import { useExpenseTypeName } from '../expenseWords';
import { expenseSearch } from './expenseSearch';

const loadNames = async () => (await import('@/features/customers')).loadNameReader();

/** Only customers with a project of an expense have their projects read. */
const customerOf = ({ customerId, projectId }: Expense) =>
  customerId === null || projectId === null ? [] : [customerId];

const dateOf = ({ date }: Expense) => date;

/**
 * Searches, filters and sorts the expenses.
 *
 * @param page what is shown while nothing is asked
 * @param waiting the expenses that wait to be sent
 */
export function useExpensesFind(page: readonly Expense[], waiting: readonly WaitingExpense[]) {
  const { t } = useTranslation('expenses');
  const formats = useFormats();
  const typeName = useExpenseTypeName();
  const table = expenseSearch({ typeName, euros: formats.euros });
  const asked = useFindQuery(table);
  // A page carries the files of its receipts, so only one is asked for at a time.
  const whole = useWholeList({
    endpoint: findExpenses,
    isOn: asked.isRead,
    dateOf,
    from: asked.from,
    inFlight: 1,
    url: expensePages.url,
  });
  const entries = whole.pages > 0 ? withWaiting(whole.entries, waiting, true) : page;

  const customers = entries.flatMap(customerOf);
  const names = useNames({ load: loadNames, customers, isNeeded: asked.areNamesNeeded });
  const receiptSides: Readonly<Record<string, string>> = {
    with: t('find.withReceipt'),
    without: t('find.withoutReceipt'),
  };
  const words: Readonly<Record<string, FilterWords>> = {
    type: {
      label: t('columns.type'),
      icon: tag,
      labelOf: (value) => (isExpenseType(value) ? typeName(value) : undefined),
      values: EXPENSE_TYPES,
    },
    period: usePeriodWords(),
    customer: { label: t('fields.customer'), icon: building, ...names.customer },
    project: { label: t('fields.project'), icon: folder, ...names.project },
    receipt: {
      label: t('fields.receipt'),
      icon: paperclip,
      labelOf: (side) => receiptSides[side],
      values: ['with', 'without'],
    },
  };

  const list: ExportedList<Expense> = {
    name: 'expenses',
    title: t('title'),
    columns: [
      columnOf(t('columns.number'), 'text', ({ voucherNumber: number }) => number?.toString() ?? '', 10),
      columnOf(t('columns.date'), 'date', ({ date }) => date),
      columnOf(t('columns.type'), 'text', ({ type }) => typeName(type)),
      columnOf(t('columns.description'), 'text', ({ description }) => description, 60),
      columnOf(t('columns.cost'), 'euro', ({ cost }) => cost),
      columnOf(t('fields.receipt'), 'text', ({ receipt }) => receipt?.filename ?? ''),
    ],
  };

  return {
    ...useFound({ table, words, asked, whole, entries, list }),
    label: t('find.label'),
    /** "12 entries", "€431.20" */
    countOf: (expenses: readonly Expense[]): [string, string] => [
      t('find.count', { count: expenses.length }),
      formats.euros(sumCents(countedEntries(expenses, waiting).map(({ cost }) => cost))),
    ],
  };
}
