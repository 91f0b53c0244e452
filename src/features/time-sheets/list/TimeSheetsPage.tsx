import cashCoin from 'bootstrap-icons/icons/cash-coin.svg?icon';
import calendarCheck from 'bootstrap-icons/icons/calendar-check.svg?icon';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { PAGE_SIZE } from '@/domain/limits';
import { ListScreen } from '@/shared/lists/ListScreen';
import { wholeEntries } from '@/shared/lists/listPage';
import { usePageStart } from '@/shared/lists/usePageStart';
import { monthPath, paths } from '@/shared/paths';
import { useKeptMeanwhile } from '@/shared/lists/useKeptMeanwhile';
import { useMayPreparePayroll, useUser } from '@/shared/store/hooks';
import { useErrorText } from '@/shared/api/useErrorText';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Alert } from '@/shared/ui/messages/Alert';
import { TableSkeleton } from '@/shared/ui/messages/TableSkeleton';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { TimeSheetCards } from './TimeSheetCards';
import { type TimeSheetListProps, TimeSheetTable, useTimeSheetColumns } from './TimeSheetTable';
import { type OpenTimeSheetDialog, TimeSheetDialogs, loadTimeSheetDialogs } from './TimeSheetDialogs';
import { timeSheetPages, useListTimeSheetsQuery } from '../timeSheetsApi';
import { type ShownSheet, mayBeSent } from '../sending/sentSheets';
import { useMailTimeSheet } from '../sending/useMailTimeSheet';
import { useTimeSheetPdf } from '../sending/useTimeSheetPdf';
import { useSheetHours } from './useSheetHours';
import { useTimeSheetsFind } from './useTimeSheetsFind';
import { formatPeriod } from '../formatPeriod';
import { type PeriodValues, findTimeSheetDraft, periodOf } from '../saving/timeSheetDraft';
import classes from './timeSheetTable.module.scss';
import { singleKeys } from '@/shared/ui/keys/singleKeys';

/**
 * Focuses the row of the sheet, or the heading, after a dialog was closed whose button no longer exists, because the
 * sheet has another state or is deleted.
 */
function useFocusAfter(dialog: OpenTimeSheetDialog): void {
  const lastOpen = useRef<OpenTimeSheetDialog>({ kind: 'closed' });

  useEffect(() => {
    const last = lastOpen.current;
    lastOpen.current = dialog;
    if (dialog.kind !== 'closed' || last.kind === 'closed' || document.activeElement !== document.body)
      return;
    const row =
      'sheet' in last && document.querySelector<HTMLElement>(`main [data-record="${last.sheet.id}"]`);
    (row || document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [dialog]);
}

/** Fetched once there is a signed sheet whose records are loaded. */
const SignedRows = lazyComponent(async () => (await import('../drift/SignedRows')).SignedRows);

/** Leads to the month to be closed, by its key as well, and to the payroll month, for those who may. */
function Months() {
  const { t } = useTranslation('timeSheets');
  const mayPrepare = useMayPreparePayroll();
  const navigate = useNavigate();
  useSingleKey('closeMonth', () => void navigate(monthPath()));
  return (
    <>
      {mayPrepare && (
        <Link className="btn btn-quiet" to={paths.payroll}>
          <Icon of={cashCoin} />
          {t('payroll')}
        </Link>
      )}
      <Link className="btn btn-quiet" to={monthPath()} aria-keyshortcuts={singleKeys.closeMonth}>
        <Icon of={calendarCheck} />
        {t('closeMonth')}
      </Link>
    </>
  );
}

/** Time Sheets: the files with their actions, and a button for a new one. */
export function TimeSheetsPage() {
  const { t } = useTranslation('timeSheets');
  const place = usePageStart();
  const query = useKeptMeanwhile(useListTimeSheetsQuery(place.start), timeSheetPages.url, place.start);
  const username = useUser()?.username ?? '';
  const find = useTimeSheetsFind(username, query.data?.entries ?? []);
  const answered = find.found ? find.found.rows : wholeEntries(query.currentData);
  const hours = useSheetHours(answered);
  const [dialog, setDialog] = useState<OpenTimeSheetDialog>({ kind: 'closed' });
  useFocusAfter(dialog);
  const pdf = useTimeSheetPdf();
  const { mail, shown } = useMailTimeSheet(pdf);
  const isPhone = usePhone();
  const columns = useTimeSheetColumns();
  const close = () => setDialog({ kind: 'closed' });

  function handleMail(sheet: ShownSheet) {
    if (mayBeSent(sheet)) setDialog({ kind: 'send', sheet });
    else mail(sheet);
  }

  return (
    <>
      <ListScreen
        daysOf={({ from, to }) => ({ from, to })}
        texts="timeSheets"
        // The lead line is about double-clicks; on a phone a tap opens the PDF.
        lead={isPhone ? undefined : t('lead')}
        place={place}
        query={query}
        skeleton={<TableSkeleton className={classes.table} rows={PAGE_SIZE} columns={columns} />}
        create={{
          label: t('new.title'),
          first: t('empty.action'),
          onAct: () => setDialog({ kind: 'new', draft: null }),
        }}
        actions={<Months />}
        find={{ ...find, columns }}
        fetchAhead={loadTimeSheetDialogs}
        notice={
          <DraftNotice
            find={findTimeSheetDraft}
            describe={(values, isInDoubt) => t(isInDoubt ? 'draft.inDoubt' : 'draft.text', named(values))}
            isBusy={dialog.kind === 'new'}
            onContinue={(draft) => setDialog({ kind: 'new', draft })}
          />
        }
      >
        {({ entries }, resultLine) => {
          const list: TimeSheetListProps = {
            sheets: entries.map(shown),
            username,
            hoursOf: hours.hoursOf,
            recordsOf: hours.recordsOf,
            progressOf: pdf.progressOf,
            onOpen: pdf.open,
            onDownload: pdf.download,
            onMail: handleMail,
            onSign: (sheet) => setDialog({ kind: 'sign', sheet }),
            onDelete: (sheet) => setDialog({ kind: 'delete', sheet }),
          };
          if (!isPhone) return <TimeSheetTable {...list} resultLine={resultLine} sorting={find.sorting} />;
          return (
            <>
              {resultLine}
              <TimeSheetCards {...list} />
            </>
          );
        }}
      </ListScreen>
      {hours.isRead && answered?.some(({ state }) => state !== 'prepared') && (
        <SignedRows sheets={answered} recordsOf={hours.recordsOf} />
      )}
      <HoursFailure hours={hours} />
      <TimeSheetDialogs open={dialog} username={username} onSend={mail} onClose={close} />
    </>
  );
}

/** The chosen period of a sheet that was never created. */
function named(values: PeriodValues) {
  const period = periodOf(values);
  return { period: period ? formatPeriod(period) : '…' };
}

/** Says why the hours of the sheets are missing. */
function HoursFailure({ hours: { error, retry } }: { readonly hours: ReturnType<typeof useSheetHours> }) {
  const { t } = useTranslation(['timeSheets', 'common']);
  const errorText = useErrorText();
  if (error === undefined) return null;
  return (
    <Alert tone="info" action={{ label: t('common:actions.retry'), onAct: () => void retry() }}>
      {t('timeSheets:hoursFailed', { reason: errorText(error) })}
    </Alert>
  );
}
