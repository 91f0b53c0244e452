import { clsx } from 'clsx';
import pdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?icon';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type IsoMonth, isIsoMonth, monthOfDay, shiftMonth } from '@/domain/time/period';
import { PickFiles } from '@/shared/files/PickFiles';
import { PDF_FILES } from '@/shared/files/fileKind';
import { formatBytes } from '@/shared/files/formatBytes';
import { useFilesDrop } from '@/shared/files/useFileDrop';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/buttons/Icon';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import '@/shared/ui/styles/detail.scss';
import { Alert } from '@/shared/ui/messages/Alert';
import { useToday } from '@/shared/ui/timing/useClock';
import { type Payroll, usePayroll } from '../usePayroll';
import { AsideList } from './AsideList';
import { OpenList } from './OpenList';
import { PayrollButtons, PayrollHead } from './PayrollHead';
import { ExportButton, PayrollSide } from './PayrollSide';
import { PeopleTable } from './PeopleTable';
import { ReadingBar, SpokenReading, StopButton } from './ReadingBar';
import type { OpenPayrollDialog } from '../payrollDialog';
import { MOST_BYTES, MOST_FILES, type SheetFiles } from '../reading/useSheetFiles';
import classes from './dropPlace.module.scss';

const PayrollDialogs = lazyComponent(
  async () => (await import('./PayrollDialogs')).PayrollDialogs,
  ['message', 'find'],
);

/** The payroll of a month, the last one if the address names none. */
export function PayrollPage() {
  const today = useToday();
  // The end of a month may pass while files are dropped and numbers typed.
  const [lastMonth] = useState(() => shiftMonth(monthOfDay(today), -1));
  const [params, setParams] = useSearchParams();
  const asked = params.get('month') ?? '';
  const month = isIsoMonth(asked) ? asked : lastMonth;
  const payroll = usePayroll(month);
  const goTo = (next: IsoMonth) => setParams({ month: next });
  // Not remounted for another month, because the dropped files are those of several months.
  return payroll && <LoadedPage payroll={payroll} onMonth={goTo} />;
}

const CLOSED: OpenPayrollDialog = { kind: 'closed' };

interface LoadedPageProps {
  readonly payroll: Payroll;
  readonly onMonth: (month: IsoMonth) => void;
}

function LoadedPage({ payroll, onMonth }: LoadedPageProps) {
  const { t } = useTranslation(['payroll', 'common']);
  const [dialog, setDialog] = useState(CLOSED);
  const [shownMonth, setShownMonth] = useState(payroll.month);
  // A dialog is about the month in which it was opened.
  if (shownMonth !== payroll.month) {
    setShownMonth(payroll.month);
    setDialog(CLOSED);
  }
  const add = useAddFiles(payroll.files);
  const isHeld = useFilesDrop(add);
  const { files, result, directory } = payroll;
  const isEmpty = files.state === 'none';
  const buttons = { onNumbers: () => setDialog({ kind: 'numbers', part: 'wageTypes' }), onFiles: add };
  return (
    <>
      <PayrollHead month={payroll.month} onMonth={onMonth} isEmpty={isEmpty} {...buttons} />
      <ThumbAction>
        {isEmpty && <ChooseFiles onFiles={add} />}
        {files.state === 'read' && <ExportButton payroll={payroll} onOpen={setDialog} />}
        {(files.state === 'reading' || files.state === 'stopped') && <StopButton files={files} />}
      </ThumbAction>
      <SpokenReading files={files} open={result.open.length} />
      <div className="with-aside">
        <div className="stack shrinks gap-24">
          {(isEmpty || isHeld) && (
            <DropPlace isHeld={isHeld}>
              <ChooseFiles onFiles={add} />
            </DropPlace>
          )}
          {(files.state === 'reading' || files.state === 'stopped') && <ReadingBar files={files} />}
          {!isEmpty && <OpenList payroll={payroll} onOpen={setDialog} />}
          {directory.error !== undefined && (
            <Alert tone="info" action={{ label: t('common:actions.retry'), onAct: directory.retry }}>
              {t('payroll:directoryFailed')}
            </Alert>
          )}
          {result.rows.length > 0 && <PeopleTable payroll={payroll} />}
          {result.aside.length > 0 && <AsideList payroll={payroll} onOpen={setDialog} onMonth={onMonth} />}
        </div>
        <PayrollSide payroll={payroll} onOpen={setDialog}>
          <PayrollButtons {...buttons} />
        </PayrollSide>
      </div>
      {dialog.kind !== 'closed' && <PayrollDialogs payroll={payroll} open={dialog} onOpen={setDialog} />}
    </>
  );
}

const NOTICE = 'payroll-files';

/** Takes files, or none of them if they are too many or one is too large. */
function useAddFiles({ add }: SheetFiles) {
  const { t } = useTranslation('payroll');
  const dispatch = useAppDispatch();
  const language = useLanguage();
  return (files: readonly File[]): void => {
    const large = files.find(({ size }) => size > MOST_BYTES);
    const problem =
      files.length === 0
        ? t('drop.none')
        : files.length > MOST_FILES
          ? t('drop.tooMany', { count: files.length, most: MOST_FILES })
          : large && t('drop.tooLarge', { name: large.name, most: formatBytes(MOST_BYTES, language) });
    dispatch(
      problem === undefined
        ? noticeDismissed(NOTICE)
        : noticeGiven({ id: NOTICE, tone: 'error', text: problem }),
    );
    if (problem === undefined) add(files);
  };
}

/** Lets signed sheets be chosen: in the place where they are dropped, on a phone in the thumb bar. */
function ChooseFiles({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('payroll');
  return (
    <PickFiles className="btn btn-primary" accept={PDF_FILES} multiple onFiles={onFiles}>
      <Icon of={pdf} />
      {t('drop.choose')}
    </PickFiles>
  );
}

interface DropPlaceProps {
  /** Files are held over the window. */
  readonly isHeld: boolean;
  /** How they are chosen instead. */
  readonly children: ReactNode;
}

/** Where the signed sheets are dropped. Files are taken anywhere on the window. */
function DropPlace({ isHeld, children }: DropPlaceProps) {
  const { t } = useTranslation('payroll');
  return (
    <div className={clsx(classes.place, isHeld && classes.isHeld)}>
      <h2 className="no-margin text-15">{t(isHeld ? 'drop.held' : 'drop.title')}</h2>
      <p className="text-secondary text-15">{t('drop.text')}</p>
      <div className="no-phone">{children}</div>
    </div>
  );
}
