import { Suspense } from 'react';
import { type TimeSheet, timeSheetFileName } from '@/domain/sheets/timeSheet';
import type { Begun } from '@/shared/drafts/draftKind';
import { DeleteTimeSheetDialog, NewTimeSheetDialog, SendDialog, SignatureDialog } from '../lazyDialogs';
import type { PeriodValues } from '../saving/timeSheetDraft';
import type { ShownSheet } from '../sending/sentSheets';

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

/** The dialogs of the time sheets, each fetched when it is needed. */
export function TimeSheetDialogs({
  open,
  username,
  onSend,
  mailsOnceSigned = false,
  onClose,
}: TimeSheetDialogsProps) {
  if (open.kind === 'closed') return null;
  if (open.kind === 'new') {
    return (
      <Suspense>
        <NewTimeSheetDialog draft={open.draft} onClose={onClose} />
      </Suspense>
    );
  }
  const { sheet } = open;
  const fileName = timeSheetFileName(username, sheet);

  function handleSend() {
    onSend(sheet);
    onClose();
  }

  return (
    <Suspense>
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
    </Suspense>
  );
}
