import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Begun } from '@/shared/drafts/draftKind';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { CustomerDetails } from '@/domain/customers/customer';
import type { Id } from '@/domain/id';
import { EditConflict } from '@/shared/edit/EditConflict';
import { closedWhenSaved } from '@/shared/forms/useSaving';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { type RefusedEdit, RefusedNote, useRefusedEdit } from '../refusals';
import type { CustomerDraft } from '../keptCustomers';
import { CustomerFields, CustomerReading, useCustomerForm } from './CustomerForm';

interface CustomerDialogProps {
  /** Null for a new customer. */
  readonly id: Id | null;
  readonly stored: CustomerDetails;
  /** Unsaved values from an earlier edit. */
  readonly draft: Begun<CustomerDraft> | null;
  readonly onClose: () => void;
}

/**
 * The customer settings dialog. If the user was refused to change this customer before, it opens read-only, unless
 * there are unsaved values.
 */
export function CustomerDialog(props: CustomerDialogProps) {
  const { refusal, forget } = useRefusedEdit('customer', props.id);
  const [isForm, setIsForm] = useState(refusal === null || props.draft !== null);
  if (isForm || !refusal) return <CustomerFormDialog {...props} />;

  function handleEdit() {
    setIsForm(true);
    forget();
  }

  return <RefusedDialog {...props} refusal={refusal} onEdit={handleEdit} />;
}

/** Creates or changes a customer. It closes only when `changedRows` or `insertId` is above 0. */
function CustomerFormDialog({ id, stored, draft, onClose }: CustomerDialogProps) {
  const { t } = useTranslation('customers');
  const { form, save, question } = useCustomerForm(id, stored, draft);
  const isNew = id === null;

  const handleClose = form.closing(onClose);

  return (
    <>
      <FormDialog
        title={t(isNew ? 'dialog.createTitle' : 'dialog.editTitle')}
        subtitle={isNew ? undefined : stored.name}
        survivesBack
        isDirty={form.isDirty}
        saveLabel={t(isNew ? 'dialog.create' : 'dialog.save')}
        save={async (onSend) => closedWhenSaved(await save(onSend), onClose)}
        onClose={handleClose}
      >
        <CustomerFields form={form} />
      </FormDialog>
      {question && <EditConflict {...question} />}
    </>
  );
}

interface RefusedDialogProps extends CustomerDialogProps {
  readonly refusal: RefusedEdit;
  readonly onEdit: () => void;
}

/** The settings, read-only, with the reason why they cannot be changed. */
function RefusedDialog({ stored, refusal, onEdit, onClose }: RefusedDialogProps) {
  const { t } = useTranslation(['customers', 'common']);
  return (
    <Dialog
      title={t('customers:settings')}
      subtitle={stored.name}
      cancelLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <RefusedNote of="customer" refusal={refusal} onEdit={onEdit} />
      <CustomerReading customer={stored} />
    </Dialog>
  );
}
