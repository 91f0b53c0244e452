import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '@/domain/limits';
import { hasNext } from '@/domain/paging';
import { isIsoDate } from '@/domain/period';
import type { WorkRecord } from '@/domain/workRecord';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { formatDate } from '@/shared/i18n/format';
import { ListScreen } from '@/shared/lists/ListScreen';
import { usePageStart } from '@/shared/lists/usePageStart';
import { TableSkeleton } from '@/shared/ui/messages/TableSkeleton';
import { usePhone } from '@/shared/ui/useMediaQuery';
import type { TimedWork } from '@/shared/timer/timerKept';
import { useTimer } from '@/shared/timer/useTimer';
import { useSingleKey } from '@/shared/ui/useSingleKey';
import { BulkBar } from '../bulk/lazyBulk';
import { useBulk } from '../bulk/useBulk';
import { useRecordDialog } from './useRecordDialog';
import { QuickEntry } from '../quick/QuickEntry';
import { WeekStrip } from '../week/WeekStrip';
import { useDayWork } from './useDayWork';
import { WorkRecordCards } from './WorkRecordCards';
import { WorkRecordDialog, loadWorkRecordEditors } from '../lazyEditors';
import { WorkRecordTable } from './WorkRecordTable';
import { useInlineEdit } from './useInlineEdit';
import { useDeleteWorkRecord } from './useDeleteWorkRecord';
import { findWorkRecordDraft } from '../entry/workRecordDraft';
import { useListWorkRecordsQuery } from '../workRecordsApi';
import { useWorkRecordColumns } from './useWorkRecordColumns';

/** The same work, for the timer. */
function workOf({ customerId, projectId, customerName, projectName, description }: WorkRecord): TimedWork {
  return {
    customerId: customerId === null ? '' : String(customerId),
    projectId: projectId === null ? '' : String(projectId),
    title: [customerName, projectName].filter((name) => name !== '').join(' · '),
    description,
  };
}

/** The list on its way. */
function WorkRecordsSkeleton() {
  return <TableSkeleton hasGroups rows={PAGE_SIZE} columns={useWorkRecordColumns()} />;
}

/** The work screen, "Working Time Management" (section 2). */
export function WorkRecordsPage() {
  const { t } = useTranslation(['workRecords', 'common']);
  const place = usePageStart();
  const query = useListWorkRecordsQuery(place.start);
  const { dialog, openNew, openFilled, openTyped, openEdit, openDraft, close } = useRecordDialog();
  const inline = useInlineEdit();
  const isPhone = usePhone();
  const deleteRecord = useDeleteWorkRecord();
  const { start: startTimer } = useTimer();

  const records = query.data?.entries ?? [];
  const bulk = useBulk(records);
  const isListed = query.data !== undefined && query.data.keptAt === undefined;
  const day = useDayWork({ place, isListed, records, openFilled });
  useSingleKey('e', openNew);

  const List = isPhone ? WorkRecordCards : WorkRecordTable;

  return (
    <>
      <ListScreen
        title={t('workRecords:title')}
        lead={day.lead}
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
        onTurn={() => {
          inline.end();
          bulk.clear();
        }}
        notice={
          <>
            <DraftNotice
              find={findWorkRecordDraft}
              describe={({ values: { date } }) =>
                t('workRecords:draft.text', { date: isIsoDate(date) ? formatDate(date) : date })
              }
              isBusy={dialog.kind === 'open' || inline.edited.editedId !== null}
              onContinue={openDraft}
            />
            <WeekStrip week={day.week} onOpen={day.open} />
            <QuickEntry known={day.week.known} onOpenDialog={openTyped} />
          </>
        }
      >
        {(page) => (
          <List
            records={page.entries}
            position={{ start: page.start, isLast: !hasNext(page.answered) }}
            edited={inline.edited}
            onInlineEdit={inline.edit}
            onInlineEditDone={inline.end}
            hints={day.hints}
            bulk={bulk}
            markedDay={day.markedDay}
            onEdit={openEdit}
            onCopy={inline.copy}
            onCopyForToday={(record) => void inline.copyForToday(record)}
            onTimer={(record) => startTimer(workOf(record))}
            onDelete={deleteRecord}
          />
        )}
      </ListScreen>
      {bulk.selected.length > 0 && <BulkBar {...{ bulk, records }} />}
      <Suspense>{dialog.kind === 'open' && <WorkRecordDialog {...dialog.shown} onClose={close} />}</Suspense>
    </>
  );
}
