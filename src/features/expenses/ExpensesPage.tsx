import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '@/domain/limits';
import { isIsoDate, localDay } from '@/domain/period';
import { useErrorText } from '@/shared/api/useErrorText';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { formatDate } from '@/shared/i18n/format';
import { ListPager } from '@/shared/lists/ListPager';
import { useFetchAhead } from '@/shared/lists/useFetchAhead';
import { usePageStart } from '@/shared/lists/usePageStart';
import { useShownPage } from '@/shared/lists/useShownPage';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { QueryView } from '@/shared/ui/QueryView';
import { TableSkeleton } from '@/shared/ui/TableSkeleton';
import { usePhone } from '@/shared/ui/useMediaQuery';
import { ExpenseCards } from './ExpenseCards';
import { ExpenseTable } from './ExpenseTable';
import { type ExpenseDraft, findExpenseDraft } from './expenseDraft';
import { newValues } from './expenseValues';
import './expenses.scss';
import { useListExpensesQuery } from './expensesApi';
import { ExpenseDialog, loadExpenseDialog } from './lazyDialog';
import { useDeleteExpense } from './useDeleteExpense';
import { useShowReceipt } from './useShowReceipt';
import { useExpenseColumns } from './useExpenseColumns';

type OpenDialog = { kind: 'closed' } | ({ kind: 'open'; isUnsaved: boolean } & ExpenseDraft);

/** The list on its way. */
function ExpensesSkeleton() {
  return <TableSkeleton rows={PAGE_SIZE} columns={useExpenseColumns()} />;
}

/** The expenses (section 2): what somebody paid for the company, with its receipts. */
export function ExpensesPage() {
  const { t } = useTranslation(['expenses', 'common']);
  const { start, turnTo } = usePageStart();
  const errorText = useErrorText();
  const query = useListExpensesQuery(start);
  const { shown, shownStart, pagerPage } = useShownPage(query, start);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'closed' });
  const List = usePhone() ? ExpenseCards : ExpenseTable;
  const showReceipt = useShowReceipt();
  const deleteExpense = useDeleteExpense(shownStart);

  useFetchAhead(query, loadExpenseDialog);

  function openNew() {
    setDialog({ kind: 'open', values: newValues(localDay(new Date())), receipt: null, isUnsaved: false });
  }

  return (
    <>
      <PageHeader
        title={t('expenses:title')}
        primary={{ label: t('common:actions.newEntry'), icon: plusLg, onAct: openNew }}
      />
      <DraftNotice
        find={findExpenseDraft}
        describe={({ values: { date } }) =>
          t('expenses:draft', { date: isIsoDate(date) ? formatDate(date) : date })
        }
        isBusy={dialog.kind === 'open'}
        onContinue={(draft) => setDialog({ kind: 'open', isUnsaved: true, ...draft })}
      />
      <QueryView
        query={shown}
        skeleton={<ExpensesSkeleton />}
        isEmpty={({ entries }) => entries.length === 0}
        empty={
          start === 0 ? (
            <EmptyState title={t('expenses:empty.title')} text={t('expenses:empty.text')} />
          ) : (
            <EmptyState title={t('expenses:endOfList.title')} text={t('expenses:endOfList.text')} />
          )
        }
        failedTitle={t('expenses:failedToLoad')}
        describeError={errorText}
      >
        {({ entries }) => <List expenses={entries} onShow={showReceipt} onDelete={deleteExpense} />}
      </QueryView>
      <ListPager page={pagerPage} isBusy={query.isFetching} onTurn={(index) => void turnTo(index)} />
      <Suspense>
        {dialog.kind === 'open' && (
          <ExpenseDialog
            values={dialog.values}
            receipt={dialog.receipt}
            isUnsaved={dialog.isUnsaved}
            start={shownStart}
            onClose={() => setDialog({ kind: 'closed' })}
          />
        )}
      </Suspense>
    </>
  );
}
