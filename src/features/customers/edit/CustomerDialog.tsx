import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Begun } from '@/shared/drafts/draftKind';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { SaveOutcome } from '@/shared/forms/useSaving';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { CustomerConflict } from '../CustomerConflict';
import { type RefusedEdit, RefusedNote, useRefusedEdit } from '../refusals';
import { CustomerFields, CustomerReading } from './CustomerFields';
import type { CustomerDraft } from './customerDraft';
import { useCustomerEdit } from './useCustomerEdit';

interface CustomerDialogProps extends Begun<CustomerDraft> {
  /** The values come from a draft, so closing asks first. */
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
}

/**
 * The customer settings dialog. If the user was refused to change this customer before, it opens read-only, unless
 * there are unsaved values.
 */
export function CustomerDialog(props: CustomerDialogProps) {
  const { refusal, forget } = useRefusedEdit('customer', props.id);
  const [isForm, setIsForm] = useState(refusal === null || props.isUnsaved);
  if (isForm || !refusal) return <CustomerFormDialog {...props} />;

  function handleEdit() {
    setIsForm(true);
    forget();
  }

  return <RefusedDialog {...props} refusal={refusal} onEdit={handleEdit} />;
}

/** Creates or changes a customer. It closes only when `changedRows` or `insertId` is above 0. */
function CustomerFormDialog({ onClose, ...origin }: CustomerDialogProps) {
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
        describeFailure={(reason) => reason}
        save={handleSave}
        onClose={handleClose}
      >
        <CustomerFields form={form} />
      </FormDialog>
      {question && <CustomerConflict about={origin.base.name} {...question} />}
    </>
  );
}

interface RefusedDialogProps extends CustomerDialogProps {
  readonly refusal: RefusedEdit;
  readonly onEdit: () => void;
}

/** The settings, read-only, with the reason why they cannot be changed. */
function RefusedDialog({ base, refusal, onEdit, onClose }: RefusedDialogProps) {
  const { t } = useTranslation(['customers', 'common']);
  return (
    <Dialog
      title={t('customers:settings')}
      subtitle={base.name}
      cancelLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <RefusedNote of="customer" refusal={refusal} onEdit={onEdit} />
      <CustomerReading customer={base} />
    </Dialog>
  );
}
