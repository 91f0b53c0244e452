import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type IsoMonth, isIsoMonth, monthOfDay, shiftMonth } from '@/domain/time/period';
import { useFilesDrop } from '@/shared/files/useFileDrop';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import '@/shared/ui/styles/detail.scss';
import { Alert } from '@/shared/ui/messages/Alert';
import { useToday } from '@/shared/ui/timing/useClock';
import { type Payroll, usePayroll } from '../usePayroll';
import { AsideList } from './AsideList';
import { ChooseFiles, DropPlace } from './DropPlace';
import { OpenList } from './OpenList';
import { PayrollButtons, PayrollHead } from './PayrollHead';
import { ExportButton, PayrollSide } from './PayrollSide';
import { PeopleTable } from './PeopleTable';
import { ReadingBar, SpokenReading, StopButton } from './ReadingBar';
import type { OpenPayrollDialog } from '../payrollDialog';
import { useAddFiles } from './useAddFiles';

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
