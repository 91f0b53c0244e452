import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '@/domain/limits';
import { hasNext } from '@/domain/paging';
import { isIsoDate, localDay } from '@/domain/period';
import type { Id } from '@/domain/id';
import type { WorkRecord } from '@/domain/workRecord';
import { useErrorText } from '@/shared/api/useErrorText';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { formatDate } from '@/shared/i18n/format';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { ListPager } from '@/shared/lists/ListPager';
import { useFetchAhead } from '@/shared/lists/useFetchAhead';
import { usePageStart } from '@/shared/lists/usePageStart';
import { useShownPage } from '@/shared/lists/useShownPage';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { QueryView } from '@/shared/ui/QueryView';
import { TableSkeleton } from '@/shared/ui/TableSkeleton';
import { usePhone } from '@/shared/ui/useMediaQuery';
import { WorkRecordCards } from './WorkRecordCards';
import { WorkRecordDialog, loadWorkRecordEditors } from './lazyEditors';
import { WorkRecordTable } from './WorkRecordTable';
import { useCopyWorkRecord } from './useCopyWorkRecord';
import { useDeleteWorkRecord } from './useDeleteWorkRecord';
import { type WorkRecordDraft, findWorkRecordDraft } from './workRecordDraft';
import { newValues, valuesOf } from './workRecordValues';
import { useListWorkRecordsQuery } from './workRecordsApi';
import { useWorkRecordColumns } from './useWorkRecordColumns';

type OpenDialog = { kind: 'closed' } | ({ kind: 'open'; isUnsaved: boolean } & WorkRecordDraft);

/** The list on its way. */
function WorkRecordsSkeleton() {
  return <TableSkeleton hasGroups rows={PAGE_SIZE} columns={useWorkRecordColumns()} />;
}

/** The work screen, "Working Time Management" (section 2). */
export function WorkRecordsPage() {
  const { t } = useTranslation(['workRecords', 'common']);
  const { start, turnTo } = usePageStart();
  const errorText = useErrorText();
  const language = useLanguage();
  const query = useListWorkRecordsQuery(start);
  const { shown, shownStart, pagerPage } = useShownPage(query, start);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'closed' });
  const [editedId, setEditedId] = useState<Id | null>(null);
  const isPhone = usePhone();
  const copyRecord = useCopyWorkRecord(shownStart);
  const deleteRecord = useDeleteWorkRecord(shownStart);

  useFetchAhead(query, loadWorkRecordEditors);

  function openNew() {
    const values = newValues({}, localDay(new Date()), language);
    setDialog({ kind: 'open', record: null, values, isUnsaved: false });
  }

  function openEdit(record: WorkRecord) {
    setDialog({ kind: 'open', record, values: valuesOf(record, language), isUnsaved: false });
  }

  function handleTurn(index: number) {
    setEditedId(null);
    void turnTo(index);
  }

  const List = isPhone ? WorkRecordCards : WorkRecordTable;

  return (
    <>
      <PageHeader
        title={t('workRecords:title')}
        lead={t('workRecords:lead')}
        primary={{ label: t('common:actions.newEntry'), icon: plusLg, onAct: openNew }}
      />
      <DraftNotice
        find={findWorkRecordDraft}
        describe={({ values: { date } }) =>
          t('workRecords:draft.text', { date: isIsoDate(date) ? formatDate(date) : date })
        }
        isBusy={dialog.kind === 'open' || editedId !== null}
        onContinue={(draft) => setDialog({ kind: 'open', isUnsaved: true, ...draft })}
      />
      <QueryView
        query={shown}
        skeleton={<WorkRecordsSkeleton />}
        isEmpty={({ entries }) => entries.length === 0}
        empty={
          start === 0 ? (
            <EmptyState title={t('workRecords:empty.title')} text={t('workRecords:empty.text')} />
          ) : (
            <EmptyState title={t('workRecords:endOfList.title')} text={t('workRecords:endOfList.text')} />
          )
        }
        failedTitle={t('workRecords:failedToLoad')}
        describeError={errorText}
      >
        {(page) => (
          <List
            records={page.entries}
            position={{ start: page.start, isLast: !hasNext(page.answered) }}
            editedId={editedId}
            onInlineEdit={(record) => setEditedId(record.id)}
            onInlineEditDone={() => setEditedId(null)}
            onEdit={openEdit}
            onCopy={copyRecord}
            onDelete={deleteRecord}
          />
        )}
      </QueryView>
      <ListPager page={pagerPage} isBusy={query.isFetching} onTurn={handleTurn} />
      <Suspense>
        {dialog.kind === 'open' && (
          <WorkRecordDialog
            record={dialog.record}
            values={dialog.values}
            isUnsaved={dialog.isUnsaved}
            start={shownStart}
            onClose={() => setDialog({ kind: 'closed' })}
          />
        )}
      </Suspense>
    </>
  );
}
