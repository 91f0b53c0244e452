import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '@/domain/expense';
import { useDraft } from '@/shared/drafts/useDraft';
import { type AfterSaving, EntryDialog, type SaveOutcome } from '@/shared/lists/EntryDialog';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { ExpenseForm } from './ExpenseForm';
import { expenseDrafts, receiptDrafts } from './expenseDraft';
import { type ExpenseValues, nextValues } from './expenseValues';
import { useCreateExpenseMutation } from './expensesApi';
import { useExpenseForm } from './useExpenseForm';
import { useFileDrop } from './useFileDrop';
import { useReceipt } from './useReceipt';

interface ExpenseDialogProps {
  readonly values: ExpenseValues;
  readonly receipt: Receipt | null;
  /** The values were typed before (a draft): closing asks first. */
  readonly isUnsaved?: boolean;
  /** Index at which the list on the screen begins. */
  readonly start: number;
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
  start,
  onClose,
}: ExpenseDialogProps) {
  const { t } = useTranslation('expenses');
  const dispatch = useAppDispatch();
  const [wasUnsaved, setWasUnsaved] = useState(isUnsaved);
  const form = useExpenseForm(values);
  const receipt = useReceipt(initialReceipt);
  const isDropTarget = useFileDrop(receipt.take);
  const [create] = useCreateExpenseMutation();
  const isDirty = form.isDirty || receipt.receipt !== null || receipt.choice.kind !== 'none' || wasUnsaved;
  const draft = useDraft(expenseDrafts, isDirty ? form.values : null);
  const draftOfReceipt = useDraft(receiptDrafts, receipt.receipt, draft.form);

  function forgetDrafts() {
    draft.forget();
    draftOfReceipt.forget();
  }

  async function save(): Promise<SaveOutcome> {
    // A file that is still being read belongs to the expense; a wrong field is told without waiting for it.
    const settling = receipt.settled();
    const fields = await form.submit();
    if (!fields) return { kind: 'invalid' };
    const file = await settling;
    if (file.kind === 'not-taken') return { kind: 'invalid' };
    const { error } = await create({ content: { ...fields, receipt: file.receipt }, start });
    return error ? { kind: 'failed', error } : { kind: 'saved' };
  }

  function handleSaved(then: AfterSaving) {
    forgetDrafts();
    dispatch(noticeGiven({ tone: 'success', text: t('saved'), lifeMs: 3000 }));
    if (then === 'close') {
      onClose();
      return;
    }
    // Section 4: the dialog stays open, file and project fields are reset.
    setWasUnsaved(false);
    receipt.clear();
    // In this order: resetting forgets the fields until they are drawn again, and the focus moves after that.
    form.focus('number');
    form.reset(nextValues(form.values));
  }

  function handleRemove() {
    draftOfReceipt.forget();
    receipt.clear();
  }

  function handleClose() {
    forgetDrafts();
    onClose();
  }

  return (
    <EntryDialog
      title={t('dialog.title')}
      isDirty={isDirty}
      labels={{ saveAndNext: t('dialog.saveAndNext'), saveAndClose: t('dialog.saveAndClose') }}
      describeFailure={(reason) => t('dialog.saveFailed', { reason })}
      save={save}
      onSaved={handleSaved}
      onClose={handleClose}
    >
      <ExpenseForm form={form} receipt={{ ...receipt, clear: handleRemove }} isDropTarget={isDropTarget} />
    </EntryDialog>
  );
}
