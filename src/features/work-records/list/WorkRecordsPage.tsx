import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '@/domain/limits';
import { hasNext } from '@/domain/paging';
import { isIsoDate, localDay } from '@/domain/period';
import type { Id } from '@/domain/id';
import type { WorkRecord } from '@/domain/workRecord';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { formatDate } from '@/shared/i18n/format';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { ListScreen } from '@/shared/lists/ListScreen';
import { usePageStart } from '@/shared/lists/usePageStart';
import { TableSkeleton } from '@/shared/ui/messages/TableSkeleton';
import { usePhone } from '@/shared/ui/useMediaQuery';
import { WorkRecordCards } from './WorkRecordCards';
import { WorkRecordDialog, loadWorkRecordEditors } from '../lazyEditors';
import { WorkRecordTable } from './WorkRecordTable';
import { useCopyWorkRecord } from './useCopyWorkRecord';
import { useDeleteWorkRecord } from './useDeleteWorkRecord';
import { type WorkRecordDraft, findWorkRecordDraft } from '../entry/workRecordDraft';
import { newValues, valuesOf } from '../entry/workRecordValues';
import { useListWorkRecordsQuery } from '../workRecordsApi';
import { useWorkRecordColumns } from './useWorkRecordColumns';

type OpenDialog = { kind: 'closed' } | ({ kind: 'open'; isUnsaved: boolean } & WorkRecordDraft);

/** The list on its way. */
function WorkRecordsSkeleton() {
  return <TableSkeleton hasGroups rows={PAGE_SIZE} columns={useWorkRecordColumns()} />;
}

/** Which record the dialog is open for. */
function useRecordDialog() {
  const language = useLanguage();
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'closed' });
  return {
    dialog,
    openNew: () => {
      const values = newValues({}, localDay(new Date()), language);
      setDialog({ kind: 'open', record: null, values, isUnsaved: false });
    },
    openEdit: (record: WorkRecord) =>
      setDialog({ kind: 'open', record, values: valuesOf(record, language), isUnsaved: false }),
    openDraft: (draft: WorkRecordDraft) => setDialog({ kind: 'open', isUnsaved: true, ...draft }),
    close: () => setDialog({ kind: 'closed' }),
  };
}

/** The work screen, "Working Time Management" (section 2). */
export function WorkRecordsPage() {
  const { t } = useTranslation(['workRecords', 'common']);
  const place = usePageStart();
  const query = useListWorkRecordsQuery(place.start);
  const { dialog, openNew, openEdit, openDraft, close } = useRecordDialog();
  const [editedId, setEditedId] = useState<Id | null>(null);
  const isPhone = usePhone();
  const copyRecord = useCopyWorkRecord();
  const deleteRecord = useDeleteWorkRecord();

  const List = isPhone ? WorkRecordCards : WorkRecordTable;

  return (
    <>
      <ListScreen
        title={t('workRecords:title')}
        lead={t('workRecords:lead')}
        place={place}
        query={query}
        skeleton={<WorkRecordsSkeleton />}
        failedTitle={t('workRecords:failedToLoad')}
        empty={{
          title: t('workRecords:empty.title'),
          text: t('workRecords:empty.text'),
          action: t('workRecords:empty.action'),
        }}
        endOfList={{ title: t('workRecords:endOfList.title'), text: t('workRecords:endOfList.text') }}
        create={{ label: t('common:actions.newEntry'), onAct: openNew }}
        fetchAhead={loadWorkRecordEditors}
        onTurn={() => setEditedId(null)}
        notice={
          <DraftNotice
            find={findWorkRecordDraft}
            describe={({ values: { date } }) =>
              t('workRecords:draft.text', { date: isIsoDate(date) ? formatDate(date) : date })
            }
            isBusy={dialog.kind === 'open' || editedId !== null}
            onContinue={openDraft}
          />
        }
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
      </ListScreen>
      <Suspense>
        {dialog.kind === 'open' && (
          <WorkRecordDialog
            record={dialog.record}
            values={dialog.values}
            isUnsaved={dialog.isUnsaved}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
