import { ExportDialog } from '../files/ExportDialog';
import { NumbersDialog } from '../numbers/NumbersDialog';
import { ByHandDialog } from '../sheet/ByHandDialog';
import { SheetDialog } from '../sheet/SheetDialog';
import type { Payroll } from '../usePayroll';
import type { OpenPayrollDialog } from '../payrollDialog';

interface PayrollDialogsProps {
  readonly payroll: Payroll;
  readonly open: OpenPayrollDialog;
  readonly onOpen: (dialog: OpenPayrollDialog) => void;
}

/** The dialog that is open above a payroll month. */
export function PayrollDialogs({ payroll, open, onOpen }: PayrollDialogsProps) {
  const close = () => onOpen({ kind: 'closed' });
  switch (open.kind) {
    case 'sheet':
      return <SheetDialog item={open.item} payroll={payroll} onOpen={onOpen} onClose={close} />;
    case 'byHand':
      return <ByHandDialog file={open.file} person={open.person} payroll={payroll} onClose={close} />;
    case 'numbers':
      return <NumbersDialog payroll={payroll} part={open.part} onClose={close} />;
    case 'export':
      return <ExportDialog payroll={payroll} onOpen={onOpen} onClose={close} />;
    case 'closed':
      return null;
  }
}
