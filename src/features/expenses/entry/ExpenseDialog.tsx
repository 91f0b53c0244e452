import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Receipt } from '@/domain/expense';
import { useDraft } from '@/shared/drafts/useDraft';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { AfterSaving, SaveOutcome } from '@/shared/forms/useSaving';
import { ExpenseForm } from './ExpenseForm';
import { receiptDrafts } from './expenseDraft';
import { type ExpenseValues, nextValues } from './expenseValues';
import { useExpenseForm } from './useExpenseForm';
import { useCostNext } from './useCostNext';
import { useSaveExpense } from './useSaveExpense';
import { useFileDrop } from '@/shared/files/useFileDrop';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useReceipt } from '../receipt/useReceipt';

// What saves is there with the form: the network may be gone when it is sent.
Promise.all([
  import('@/shared/outbox/saver'),
  import('../outbox/expenseOutbox'),
  import('../outbox/keptReceipts'),
]).catch(() => undefined);

interface ExpenseDialogProps {
  readonly values: ExpenseValues;
  readonly receipt: Receipt | null;
  /** The values were typed before (a draft): closing asks first. */
  readonly isUnsaved?: boolean;
  /** The key of the refused expense in the outbox that this one takes the place of. */
  readonly corrects?: string | null;
  /** Names the wish of the draft that is gone on with. */
  readonly wish?: string | undefined;
  readonly onClose: () => void;
}

/** What was sent, and what became of it. */
interface SavedExpense {
  readonly submitted: ExpenseValues;
  readonly sent: Receipt | null;
  readonly isWaiting: boolean;
}

/**
 * The record-expenses dialog (section 2): "Save and close" and "Save and next". What is typed is kept as a draft
 * until it is saved, waits in the outbox, or is thrown away.
 */
export function ExpenseDialog({
  values,
  receipt: initialReceipt,
  isUnsaved = false,
  corrects = null,
  wish: begun,
  onClose,
}: ExpenseDialogProps) {
  const { t } = useTranslation('expenses');
  const { tellSaved } = useSavedNotice();
  const { wish, saveExpense, failureKind } = useSaveExpense(begun, corrects);
  const receipt = useReceipt(initialReceipt);
  const isDropTarget = useFileDrop(receipt.take);
  const form = useExpenseForm({
    initial: values,
    isUnsaved,
    corrects,
    wish,
    hasReceipt: receipt.receipt !== null || receipt.choice.kind !== 'none',
  });
  useCostNext(receipt.attached, form);
  const draftOfReceipt = useDraft(receiptDrafts, receipt.receipt, form.draftForm);

  async function save(onSend: () => void): Promise<SaveOutcome> {
    // A file that is still being read belongs to the expense; a wrong field is told without waiting for it.
    const settling = receipt.settled();
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    const file = await settling;
    if (file.kind === 'not-taken') return { kind: 'invalid' };
    onSend();
    const kept = await saveExpense({ ...form.contentOf(submitted), receipt: file.receipt });
    return 'error' in kept
      ? { kind: 'failed', error: kept.error }
      : { kind: 'saved', finish: (then) => finish(then, { submitted, sent: file.receipt, ...kept }) };
  }

  function finish(then: AfterSaving, { submitted, sent, isWaiting }: SavedExpense): 'done' | 'kept' {
    const isSameReceipt = receipt.isStill(sent);
    const hasChanged = form.hasChangedSince(submitted) || !isSameReceipt;
    if (!hasChanged) form.forgetDraft();
    if (isSameReceipt) draftOfReceipt.forget();
    tellSaved(isWaiting, t('saved'));
    if (then === 'close' && !hasChanged) {
      onClose();
      return 'done';
    }
    // Section 4: the dialog stays open, file and project fields are reset. There is no call that changes an expense:
    // what was typed after "Save and close" can only belong to the next one.
    if (isSameReceipt) receipt.clear();
    form.goOn(submitted, nextValues(submitted), { focus: 'number' });
    return then === 'close' ? 'kept' : 'done';
  }

  function handleRemove() {
    draftOfReceipt.forget();
    receipt.clear();
  }

  return (
    <FormDialog
      title={t(corrects === null ? 'dialog.title' : 'dialog.correct')}
      isDirty={form.isDirty}
      saveLabel={t('dialog.saveAndClose')}
      nextLabel={corrects === null ? t('dialog.saveAndNext') : undefined}
      keptText={t('dialog.kept')}
      describeFailure={(reason, failure) =>
        t(`dialog.${failureKind(failure, receipt.receipt !== null)}`, { reason })
      }
      save={save}
      onClose={() => {
        form.forgetDraft();
        draftOfReceipt.forget();
        onClose();
      }}
    >
      <ExpenseForm form={form} receipt={{ ...receipt, clear: handleRemove }} isDropTarget={isDropTarget} />
    </FormDialog>
  );
}
