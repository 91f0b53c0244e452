import { isFirstAnswerDue } from '@/shared/api/useAskAgain';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PAGE_SIZE } from '@/domain/limits';
import { localDay } from '@/domain/time/period';
import { isSearching } from '@/domain/find/findQuery';
import { type WorkRecord, withoutWaiting } from '@/domain/work/workRecord';
import { ListScreen } from '@/shared/lists/ListScreen';
import { usePageStart } from '@/shared/lists/usePageStart';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { TableSkeleton } from '@/shared/ui/messages/TableSkeleton';
import { usePhoneUnless } from '@/shared/ui/window/useMediaQuery';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { DatedDraftNotice, DraftNotice } from '@/shared/drafts/DraftNotice';
import type { Begun } from '@/shared/drafts/draftKind';
import { withQuickLine } from '@/shared/paths';
import { useKeptMeanwhile } from '@/shared/lists/useKeptMeanwhile';
import { withWaitingPages } from '@/shared/outbox/useShownThings';
import { useWaiting } from '../keptRecords';
import { useListWorkRecordsQuery, workRecordPages } from '../workRecordsApi';
import { useBulk } from '../bulk/useBulk';
import type { ListStand } from '../week/useWeek';
import { type RenderDayMark, type RenderWeekEnd, WeekEnd } from '../week/WeekHead';
import { useDayWork } from './useDayWork';
import { WorkRecordCards } from './WorkRecordCards';
import { BulkBar, WorkRecordDialog } from '../lazyParts';
import { WorkRecordTable, useWorkRecordColumns } from './WorkRecordTable';
import { useInlineEdit } from './useInlineEdit';
import { type WorkRecordDraft, findLineDraft, findWorkRecordDraft } from '../entry/workRecordDraft';
import { ViewSwitch, WeekScreen } from './WeekScreen';
import { useWorkView } from './useWorkView';
import { useRecordsFind } from './useRecordsFind';
import { DayTools, useSearchPlace } from './SearchPlace';
import { type WorkRecordPrefill, newValues, valuesOf } from '../entry/workRecordValues';

/** A page of the list as it is shown, including what waits to be sent. */
function useShownRecords(start: number) {
  const query = useKeptMeanwhile(useListWorkRecordsQuery(start), workRecordPages.url, start);
  const waiting = useWaiting();
  return { query: withWaitingPages(query, waiting), waiting };
}

/** The state of the list, for the week that is read after it. If the list fails, it offers a retry itself. */
function standOf(query: ReturnType<typeof useShownRecords>['query']): ListStand {
  const { data, error, refetch } = query;
  const isKept = data?.keptAt !== undefined && !isFirstAnswerDue(query);
  return {
    isListed: data !== undefined && data.keptAt === undefined,
    hasFailed: isKept || (data === undefined && error !== undefined),
    retry: isKept ? () => void refetch() : null,
  };
}

/** Comes after the first answer of the list, because nobody drops a file before that. */
const FileTarget = lazyComponent(async () => (await import('../file-import/FileTarget')).FileTarget);

interface WorkRecordsPageProps {
  /** Rendered at the end of the week's head: the balance of the time account, and its findings about the law. */
  readonly account?: RenderWeekEnd | null;
  /** Rendered at the top of a free day in the calendar: the kind of an absence. */
  readonly dayMark?: RenderDayMark;
}

/** The work screen, "Working Time Management". */
export function WorkRecordsPage({ account = null, dayMark }: WorkRecordsPageProps) {
  const choice = useWorkView();
  const place = usePageStart(choice.firstPage);
  const { query, waiting } = useShownRecords(place.start);
  const { dialog, close, ...open } = useRecordDialog();
  const { openNew, openFilled, openTyped, openEdit, openDraft } = open;
  const { t } = useTranslation(['workRecords', 'common']);
  const inline = useInlineEdit();
  const columns = useWorkRecordColumns();

  const find = useRecordsFind(query.data?.entries ?? [], waiting);
  const search = useSearchPlace(isSearching(find.find.query));
  const records = find.found?.entries ?? query.data?.entries ?? [];
  const bulk = useBulk(withoutWaiting(records, waiting), JSON.stringify(find.find.query));
  const day = useDayWork({ place, list: standOf(query), choice, records, found: find.found, openFilled });
  useSingleKey('newWork', openNew);

  const isEditing = inline.edited.editedId !== null;
  const List = usePhoneUnless(isEditing) ? WorkRecordCards : WorkRecordTable;
  const isBusy = dialog !== null || isEditing;
  const draft = <Drafts {...{ isBusy, openDraft }} />;

  return (
    <WeekEnd value={account}>
      {choice.view !== 'list' ? (
        <WeekScreen {...{ dayMark, query, choice, open }} week={day.week} lead={day.lead} notice={draft} />
      ) : (
        <ListScreen
          daysOf={({ date }) => ({ from: date, to: date })}
          lead={day.lead}
          {...{ place, query }}
          skeleton={<TableSkeleton hasGroups rows={PAGE_SIZE} columns={columns} />}
          texts="workRecords"
          create={{
            label: t('common:actions.newEntry'),
            first: t('workRecords:empty.action'),
            onAct: openNew,
          }}
          actions={<ViewSwitch {...choice} />}
          find={{ ...find, columns, field: search.field }}
          hasField={search.isOpen}
          fetchAhead={WorkRecordDialog.preload}
          onTurn={() => {
            inline.end();
            bulk.clear();
          }}
          notice={
            <>
              {draft}
              <DayTools {...{ day, search, openTyped }} hasRecords={records.length > 0} />
              {/* Shown at the bottom of the sheet, but before the rows in the tab order, so that Tab does not have to pass all their buttons. */}
              {bulk.selected.length > 0 && <BulkBar bulk={bulk} reading={find.found?.whole.state.kind} />}
            </>
          }
        >
          {(page, resultLine) => (
            <List
              {...{ page, resultLine, inline, openEdit, day, bulk, waiting }}
              sorting={find.sorting}
              typed={find.typed}
            />
          )}
        </ListScreen>
      )}
      {query.data && <FileTarget />}
      {dialog && <WorkRecordDialog {...dialog} onClose={close} />}
    </WeekEnd>
  );
}

interface DraftsProps {
  readonly isBusy: boolean;
  readonly openDraft: (draft: Begun<WorkRecordDraft>) => void;
}

/** Offers an entry, and a line of the quick entry, that were typed and not saved. */
function Drafts({ isBusy, openDraft }: DraftsProps) {
  const { t } = useTranslation('workRecords');
  const navigate = useNavigate();
  return (
    <>
      <DatedDraftNotice
        find={findWorkRecordDraft}
        texts="workRecords"
        isBusy={isBusy}
        onContinue={openDraft}
      />
      <DraftNotice
        find={findLineDraft}
        describe={({ text }, isInDoubt) => t(isInDoubt ? 'quick.inDoubt' : 'quick.draft', { text })}
        isBusy={isBusy}
        onContinue={(draft) => void navigate(withQuickLine(draft.text), { state: draft })}
      />
    </>
  );
}

/** Which record the dialog is open for. */
function useRecordDialog() {
  const language = useLanguage();
  const [dialog, show] = useState<Omit<ComponentProps<typeof WorkRecordDialog>, 'onClose'> | null>(null);
  const fresh = (prefill: WorkRecordPrefill) => ({
    record: null,
    values: newValues(prefill, localDay(new Date()), language),
  });
  return {
    dialog,
    /** A new entry with the last customer and project, and with the hours that today lacks. */
    openNew: () => show({ ...fresh({}), suggests: true }),
    /** A new entry for a day that lacks hours: they are filled in and have the focus. */
    openFilled: (prefill: WorkRecordPrefill) => show({ ...fresh(prefill), suggests: true, focus: 'hours' }),
    /** A new entry with what was typed elsewhere, so closing asks first. */
    openTyped: (prefill: WorkRecordPrefill) => show({ ...fresh(prefill), isUnsaved: true }),
    openEdit: (record: WorkRecord) => show({ record, values: valuesOf(record, language) }),
    openDraft: (draft: Begun<WorkRecordDraft>) => show({ ...draft, isUnsaved: true }),
    close: () => show(null),
  };
}
