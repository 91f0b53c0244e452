import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useErrorText } from '../api/useErrorText';
import { Alert } from '../ui/Alert';
import { Dialog } from '../ui/Dialog';

/** What came of an attempt to save: `invalid` means that a field is wrong and says so itself. */
export type SaveOutcome =
  | { readonly kind: 'saved' | 'invalid' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What follows once an entry is saved. */
export type AfterSaving = 'close' | 'next';

interface EntryDialogProps {
  readonly title: string;
  readonly size?: 'lg' | 'xl';
  /** Something was typed: closing asks first. */
  readonly isDirty: boolean;
  readonly labels: { readonly saveAndNext: string; readonly saveAndClose: string };
  /** One sentence that says why nothing was saved. */
  readonly describeFailure: (reason: string) => string;
  readonly save: () => Promise<SaveOutcome>;
  readonly onSaved: (then: AfterSaving) => void;
  /** The dialog wants to close; what it held may be thrown away. */
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * The dialog of an entry of a list (section 2): "Save and next" and "Save and close". A failure leaves everything as
 * it was typed and says why.
 */
export function EntryDialog({
  title,
  size,
  isDirty,
  labels,
  describeFailure,
  save,
  onSaved,
  onClose,
  children,
}: EntryDialogProps) {
  const errorText = useErrorText();
  const formId = useId();
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setIsSaving] = useState(false);

  async function handleSave(then: AfterSaving) {
    if (isSaving) return;
    setIsSaving(true);
    const outcome = await save();
    setIsSaving(false);
    if (outcome.kind === 'invalid') return;
    setFailure(outcome.kind === 'failed' ? outcome.error : null);
    if (outcome.kind === 'saved') onSaved(then);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void handleSave('close');
  }

  return (
    <Dialog
      title={title}
      {...(size && { size })}
      dirty={isDirty}
      onClose={onClose}
      footer={
        <>
          <button
            className="btn btn-quiet"
            type="button"
            aria-disabled={isSaving}
            onClick={() => void handleSave('next')}
          >
            {labels.saveAndNext}
          </button>
          <button className="btn btn-primary" type="submit" form={formId} aria-disabled={isSaving}>
            {labels.saveAndClose}
          </button>
        </>
      }
    >
      {failure !== null && <Alert tone="danger">{describeFailure(errorText(failure))}</Alert>}
      <form id={formId} noValidate onSubmit={handleSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
