import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '@/domain/limits';
import { localDay } from '@/domain/time/period';
import { DatedDraftNotice } from '@/shared/drafts/DraftNotice';
import { ListScreen } from '@/shared/lists/ListScreen';
import { usePageStart } from '@/shared/lists/usePageStart';
import { TableSkeleton } from '@/shared/ui/messages/TableSkeleton';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import type { Expense } from '@/domain/money/expense';
import { useDeleteEntry } from '@/shared/lists/useDeleteEntry';
import { errorOf } from '@/shared/outbox/change';
import { useAppDispatch } from '@/shared/store/hooks';
import { ExpenseCards } from './ExpenseCards';
import { ExpenseTable, useExpenseColumns } from './ExpenseTable';
import { findExpenseDraft } from '../entry/expenseDraft';
import { newValues } from '../expenseValues';
import { ExpenseDialog } from '../lazyDialog';
import { useShownExpenses, useWaitingExpenses } from '../outbox/useShownExpenses';
import type { ExpenseDialogProps } from '../entry/useExpenseEntry';
import { useShowReceipt } from '../receipt/useShowReceipt';
import { useExpensesFind } from './useExpensesFind';
import { expensePages, pathOf } from '../expensesApi';
import { removeExpense, restoreExpense } from '../outbox/saveExpenses';
import { withFile } from '../readExpenses';
import { useAboutExpense } from '../expenseWords';

/** The expenses: the user's expenses for the company, with receipts. */
export function ExpensesPage() {
  const { t } = useTranslation(['expenses', 'common']);
  const place = usePageStart();
  const { query, waiting } = useShownExpenses(place.start);
  const [dialog, setDialog] = useState<Omit<ExpenseDialogProps, 'onClose'> | null>(null);
  const find = useExpensesFind(query.data?.entries ?? [], waiting);
  const columns = useExpenseColumns();
  const List = usePhone() ? ExpenseCards : ExpenseTable;
  const showReceipt = useShowReceipt();
  const deleteExpense = useDeleteExpense();

  function openNew() {
    setDialog({ values: newValues(localDay(new Date())), receipt: null });
  }

  useSingleKey('newExpense', openNew);

  return (
    <>
      <ListScreen
        daysOf={({ date }) => ({ from: date, to: date })}
        texts="expenses"
        place={place}
        query={query}
        skeleton={<TableSkeleton rows={PAGE_SIZE} columns={columns} />}
        create={{
          label: t('common:actions.newEntry'),
          first: t('expenses:empty.action'),
          onAct: openNew,
        }}
        fetchAhead={ExpenseDialog.preload}
        find={{ ...find, columns }}
        notice={
          <DatedDraftNotice
            find={findExpenseDraft}
            texts="expenses"
            isBusy={dialog !== null}
            onContinue={(draft) => setDialog({ ...draft, isUnsaved: true })}
          />
        }
      >
        {(page, resultLine) => (
          <List
            {...{ page, resultLine, waiting }}
            sorting={find.sorting}
            typed={find.typed}
            onShow={showReceipt}
            onDelete={deleteExpense}
          />
        )}
      </ListScreen>

      {dialog && <ExpenseDialog {...dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

/**
 * Deletes an expense, with five seconds to undo it; one that is waiting to be sent is dropped. The file of a receipt of
 * which only the name is held is read before, so that the expense can be restored with it.
 */
function useDeleteExpense(): (expense: Expense) => void {
  const dispatch = useAppDispatch();
  const [whole] = useState(() => new WeakMap<Expense, Expense>());
  return useDeleteEntry<Expense>({
    kind: 'expense',
    texts: 'expenses',
    path: pathOf,
    waiting: useWaitingExpenses(),
    pages: expensePages,
    remove: async (expense) => {
      whole.set(expense, await dispatch(withFile(expense)));
      return dispatch(removeExpense(expense));
    },
    restore: (expense) => async () => errorOf(await dispatch(restoreExpense(whole.get(expense) ?? expense))),
    about: useAboutExpense(),
  });
}
