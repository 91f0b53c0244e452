import { FormDialog } from '@/shared/forms/FormDialog';
import { useTranslation } from 'react-i18next';
import { ExpenseForm } from './ExpenseForm';
import { ExpenseNotes } from './ExpenseNotes';
import { type ExpenseDialogProps, useExpenseEntry } from './useExpenseEntry';

// What saves is there with the form: the network may be gone when it is sent.
Promise.all([
  import('@/shared/outbox/saver'),
  import('../outbox/expenseOutbox'),
  import('../outbox/keptReceipts'),
]).catch(() => undefined);

/**
 * The record-expenses dialog (section 2): "Save and close" and "Save and next". What is typed is kept as a draft
 * until it is saved, waits in the outbox, or is thrown away.
 */
export function ExpenseDialog(props: ExpenseDialogProps) {
  const { t } = useTranslation('expenses');
  const { form, receipt, isDropTarget, failureKind, save, doubt, last, onClose } = useExpenseEntry(props);
  const isNew = (props.corrects ?? null) === null;
  return (
    <FormDialog
      title={t(isNew ? 'dialog.title' : 'dialog.correct')}
      isDirty={form.isDirty}
      saveLabel={t('dialog.saveAndClose')}
      nextLabel={isNew ? t('dialog.saveAndNext') : undefined}
      keptText={t('dialog.kept')}
      describeFailure={(reason, failure) =>
        t(`dialog.${failureKind(failure, receipt.receipt !== null)}`, { reason })
      }
      save={save}
      onClose={onClose}
    >
      <ExpenseNotes values={form.values} last={last} doubt={doubt} />
      <ExpenseForm form={form} receipt={receipt} isDropTarget={isDropTarget} />
    </FormDialog>
  );
}
