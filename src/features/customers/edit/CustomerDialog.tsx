import { useTranslation } from '@/shared/i18n/useTranslation';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { SaveOutcome } from '@/shared/forms/useSaving';
import { CustomerConflict } from './CustomerConflict';
import { CustomerFields } from './CustomerFields';
import type { CustomerDraft } from './customerDraft';
import { useCustomerEdit } from './useCustomerEdit';

interface CustomerDialogProps extends CustomerDraft {
  /** The values come from a draft: closing asks first. */
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
}

/** The customer settings dialog (section 2). It closes only when `changedRows` or `insertId` is above 0 (section 8). */
export function CustomerDialog({ onClose, ...origin }: CustomerDialogProps) {
  const { t } = useTranslation('customers');
  const { form, save, question } = useCustomerEdit(origin);
  const isNew = origin.id === null;

  async function handleSave(onSend: () => void): Promise<SaveOutcome> {
    const outcome = await save(onSend);
    if (outcome.kind !== 'saved') return outcome;
    return { kind: 'saved', finish: () => finish(outcome.isDone) };
  }

  function finish(isDone: boolean): 'done' | 'kept' {
    if (isDone) onClose();
    return isDone ? 'done' : 'kept';
  }

  function handleClose() {
    form.forgetDraft();
    onClose();
  }

  return (
    <>
      <FormDialog
        title={t(isNew ? 'dialog.createTitle' : 'dialog.editTitle')}
        subtitle={isNew ? undefined : origin.base.name}
        isDirty={form.isDirty}
        saveLabel={t(isNew ? 'dialog.create' : 'dialog.save')}
        describeFailure={(reason) => t('dialog.saveFailed', { reason })}
        save={handleSave}
        onClose={handleClose}
      >
        <CustomerFields form={form} />
      </FormDialog>
      {question && <CustomerConflict about={origin.base.name} {...question} />}
    </>
  );
}
