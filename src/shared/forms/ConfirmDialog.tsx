import type { ReactNode } from 'react';
import { useErrorText } from '../api/useErrorText';
import { Button } from '../ui/buttons/Button';
import { Alert } from '../ui/messages/Alert';
import { Dialog } from '../ui/dialog/Dialog';
import { reasonAlone, useSaving } from './useSaving';

interface ConfirmDialogProps {
  readonly title: string;
  /** The verb for what is done. */
  readonly confirmLabel: string;
  /** The action removes something that cannot be restored. */
  readonly isDangerous?: boolean;
  /** Runs the action; answers the error, or undefined if it worked. */
  readonly act: () => Promise<unknown>;
  /** One sentence that says why it was not done, if it is more than the reason. */
  readonly describeFailure?: (reason: string) => string;
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** What the action is about, and what follows from it, in a sentence or as content. */
  readonly text?: string;
  readonly children?: ReactNode;
}

/** Asks before an action. The dialog stays open while the action runs, and shows an error if it fails. */
export function ConfirmDialog({
  title,
  confirmLabel,
  isDangerous = false,
  act,
  describeFailure = reasonAlone,
  onDone,
  onClose,
  text,
  children,
}: ConfirmDialogProps) {
  const errorText = useErrorText();
  const { isSaving, failure, run } = useSaving();

  async function handleConfirm() {
    await run(async () => {
      const error = await act();
      if (error !== undefined) return { kind: 'failed', error };
      return { kind: 'saved', finish: onDone };
    }, 'close');
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      isBusy={isSaving}
      footer={
        <Button
          look={isDangerous ? 'danger' : 'primary'}
          label={confirmLabel}
          aria-disabled={isSaving}
          onClick={() => void handleConfirm()}
        />
      }
    >
      {failure !== null && <Alert tone="danger">{describeFailure(errorText(failure))}</Alert>}
      {text !== undefined && <p className="mb-3">{text}</p>}
      {children}
    </Dialog>
  );
}
