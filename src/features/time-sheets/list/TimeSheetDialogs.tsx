import { type TimeSheet, timeSheetFileName } from '@/domain/sheets/timeSheet';
import type { Begun } from '@/shared/drafts/draftKind';
import type { PeriodValues } from '../saving/timeSheetDraft';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import type { ShownSheet } from '../sending/sentSheets';

const NewTimeSheetDialog = lazyComponent(
  async () => (await import('../new-sheet/NewTimeSheetDialog')).NewTimeSheetDialog,
);
const SignatureDialog = lazyComponent(
  async () => (await import('../signature/SignatureDialog')).SignatureDialog,
  ['message', 'signature'],
);
const SendDialog = lazyComponent(async () => (await import('../sending/SendDialog')).SendDialog);
const DeleteTimeSheetDialog = lazyComponent(
  async () => (await import('./DeleteTimeSheetDialog')).DeleteTimeSheetDialog,
);
const dialogs = [NewTimeSheetDialog, SignatureDialog, SendDialog, DeleteTimeSheetDialog];

/** Fetches the dialogs once the list is on the screen, so that they open at once. */
export async function loadTimeSheetDialogs(): Promise<void> {
  await Promise.all(dialogs.map(async ({ preload }) => preload()));
}

/** Which dialog of the time sheets is open. */
export type OpenTimeSheetDialog =
  | { kind: 'closed' }
  | { kind: 'new'; draft: Begun<PeriodValues> | null }
  | { kind: 'sign' | 'delete'; sheet: TimeSheet }
  | { kind: 'send'; sheet: ShownSheet };

interface TimeSheetDialogsProps {
  readonly open: OpenTimeSheetDialog;
  readonly username: string;
  readonly onSend: (sheet: TimeSheet) => void;
  /** Offers to sign and mail with one press. */
  readonly mailsOnceSigned?: boolean;
  readonly onClose: () => void;
}

/** The dialogs of the time sheets. */
export function TimeSheetDialogs({
  open,
  username,
  onSend,
  mailsOnceSigned = false,
  onClose,
}: TimeSheetDialogsProps) {
  if (open.kind === 'closed') return null;
  if (open.kind === 'new') {
    return <NewTimeSheetDialog draft={open.draft} onClose={onClose} />;
  }
  const { sheet } = open;
  const fileName = timeSheetFileName(username, sheet);

  function handleSend() {
    onSend(sheet);
    onClose();
  }

  return (
    <>
      {open.kind === 'sign' && (
        <SignatureDialog
          sheet={sheet}
          fileName={fileName}
          onMail={mailsOnceSigned ? onSend : undefined}
          onClose={onClose}
        />
      )}
      {open.kind === 'send' && (
        <SendDialog sheet={open.sheet} fileName={fileName} onSend={handleSend} onClose={onClose} />
      )}
      {open.kind === 'delete' && (
        <DeleteTimeSheetDialog sheet={sheet} fileName={fileName} onClose={onClose} />
      )}
    </>
  );
}
