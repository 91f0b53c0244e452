import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '@/domain/limits';
import { hasNext } from '@/domain/lists/paging';
import { localDay } from '@/domain/time/period';
import type { Begun } from '@/shared/drafts/draftKind';
import { DatedDraftNotice } from '@/shared/drafts/DatedDraftNotice';
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
import { type ExpenseDraft, findExpenseDraft } from '../entry/expenseDraft';
import { newValues } from '../expenseValues';
import { ExpenseDialog } from '../lazyDialog';
import { useShownExpenses, useWaitingExpenses } from '../outbox/useShownExpenses';
import { useShowReceipt } from '../receipt/useShowReceipt';
import { useExpensesFind } from './useExpensesFind';
import { expensePages, pathOf } from '../expensesApi';
import { removeExpense, restoreExpense } from '../outbox/saveExpenses';
import { withFile } from '../readExpenses';
import { useAboutExpense } from '../expenseWords';

type OpenDialog = { kind: 'closed' } | ({ kind: 'open'; isUnsaved: boolean } & Begun<ExpenseDraft>);

/** Loading state of the list. */
function ExpensesSkeleton() {
  return <TableSkeleton rows={PAGE_SIZE} columns={useExpenseColumns()} />;
}

/** The expenses: the user's expenses for the company, with receipts. */
export function ExpensesPage() {
  const { t } = useTranslation(['expenses', 'common']);
  const place = usePageStart();
  const { query, waiting } = useShownExpenses(place.start);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'closed' });
  const find = useExpensesFind(query.data?.entries ?? [], waiting);
  const columns = useExpenseColumns();
  const List = usePhone() ? ExpenseCards : ExpenseTable;
  const showReceipt = useShowReceipt();
  const deleteExpense = useDeleteExpense();

  function openNew() {
    setDialog({
      kind: 'open',
      values: newValues(localDay(new Date())),
      receipt: null,
      corrects: null,
      isUnsaved: false,
    });
  }

  useSingleKey('newExpense', openNew);

  return (
    <>
      <ListScreen
        daysOf={({ date }) => ({ from: date, to: date })}
        texts="expenses"
        place={place}
        query={query}
        skeleton={<ExpensesSkeleton />}
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
            isBusy={dialog.kind === 'open'}
            onContinue={(draft) => setDialog({ kind: 'open', isUnsaved: true, ...draft })}
          />
        }
      >
        {(page, resultLine) => (
          <List
            resultLine={resultLine}
            sorting={find.sorting}
            typed={find.typed}
            expenses={page.entries}
            position={{ start: page.start, isLast: !hasNext(page.answered) }}
            unreadable={page.unreadable?.length ?? 0}
            waiting={waiting}
            onShow={showReceipt}
            onDelete={deleteExpense}
          />
        )}
      </ListScreen>

      {dialog.kind === 'open' && (
        <ExpenseDialog
          values={dialog.values}
          receipt={dialog.receipt}
          lost={dialog.lost}
          isUnsaved={dialog.isUnsaved}
          corrects={dialog.corrects}
          wish={dialog.wish}
          onClose={() => setDialog({ kind: 'closed' })}
        />
      )}
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
