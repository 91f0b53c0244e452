import { useTranslation } from 'react-i18next';
import type { Receipt } from '@/domain/expense';
import { useDraft } from '@/shared/drafts/useDraft';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { AfterSaving, SaveOutcome } from '@/shared/forms/useSaving';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { ExpenseForm } from './ExpenseForm';
import { receiptDrafts } from './expenseDraft';
import { type ExpenseValues, nextValues } from './expenseValues';
import { useCreateExpenseMutation } from '../expensesApi';
import { useExpenseForm } from './useExpenseForm';
import { useCostNext } from './useCostNext';
import { useFileDrop } from '@/shared/files/useFileDrop';
import { useReceipt } from '../receipt/useReceipt';

interface ExpenseDialogProps {
  readonly values: ExpenseValues;
  readonly receipt: Receipt | null;
  /** The values were typed before (a draft): closing asks first. */
  readonly isUnsaved?: boolean;
  readonly onClose: () => void;
}

/**
 * The record-expenses dialog (section 2): "Save and close" and "Save and next". What is typed is kept as a draft
 * until it is saved or thrown away.
 */
export function ExpenseDialog({
  values,
  receipt: initialReceipt,
  isUnsaved = false,
  onClose,
}: ExpenseDialogProps) {
  const { t } = useTranslation('expenses');
  const dispatch = useAppDispatch();
  const receipt = useReceipt(initialReceipt);
  const isDropTarget = useFileDrop(receipt.take);
  const [create] = useCreateExpenseMutation();
  const form = useExpenseForm({
    initial: values,
    isUnsaved,
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
    const content = { ...form.contentOf(submitted), receipt: file.receipt };
    onSend();
    const { error } = await create(content);
    return error
      ? { kind: 'failed', error }
      : { kind: 'saved', finish: (then) => finish(then, submitted, file.receipt) };
  }

  function finish(then: AfterSaving, submitted: ExpenseValues, sent: Receipt | null): 'done' | 'kept' {
    const isSameReceipt = receipt.isStill(sent);
    const hasChanged = form.hasChangedSince(submitted) || !isSameReceipt;
    if (!hasChanged) form.forgetDraft();
    if (isSameReceipt) draftOfReceipt.forget();
    dispatch(noticeGiven({ tone: 'success', text: t('saved'), lifeMs: noticeLife.done }));
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

  function handleClose() {
    form.forgetDraft();
    draftOfReceipt.forget();
    onClose();
  }

  return (
    <FormDialog
      title={t('dialog.title')}
      isDirty={form.isDirty}
      saveLabel={t('dialog.saveAndClose')}
      nextLabel={t('dialog.saveAndNext')}
      keptText={t('dialog.kept')}
      describeFailure={(reason) => t('dialog.saveFailed', { reason })}
      save={save}
      onClose={handleClose}
    >
      <ExpenseForm form={form} receipt={{ ...receipt, clear: handleRemove }} isDropTarget={isDropTarget} />
    </FormDialog>
  );
}
