import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Customer, detailsOf } from '@/domain/customers/customer';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { useSectionDraft } from '@/shared/edit/useEditForm';
import { EditableSection } from '@/shared/edit/EditableSection';
import { CustomerFields, CustomerReading, useCustomerForm } from '../edit/CustomerForm';
import { type CustomerDraft, draftsOf } from '../keptCustomers';
import { RefusedNote, useRefusedEdit } from '../refusals';

/** The basic information of a customer, read and edited in place. */
export function BasicsSection({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { key, draft, notice } = useSectionDraft(draftsOf(customer.id));
  return (
    <div className="tw-block">
      <DraftNotice {...notice} describe={({ base }) => t('draft.edit', { name: base.name })} />
      <BasicsEditor key={key} customer={customer} draft={draft} />
    </div>
  );
}

interface BasicsEditorProps {
  readonly customer: Customer;
  /** Unsaved values from an earlier edit. */
  readonly draft: Begun<CustomerDraft> | null;
}

function BasicsEditor({ customer, draft }: BasicsEditorProps) {
  const { t } = useTranslation('customers');
  const { refusal, forget } = useRefusedEdit('customer', customer.id);
  /** How often the user chose to edit despite an earlier refusal. */
  const [attempt, setAttempt] = useState(0);
  const edit = useCustomerForm(customer.id, detailsOf(customer), draft);

  function handleEditAnyway() {
    setAttempt(attempt + 1);
    forget();
  }

  return (
    <EditableSection
      key={attempt}
      title={t('basics.title')}
      canEdit={refusal === null}
      startsEditing={draft !== null || attempt > 0}
      edit={edit}
      view={
        <>
          {refusal && <RefusedNote of="customer" refusal={refusal} onEdit={handleEditAnyway} />}
          <CustomerReading customer={customer} />
        </>
      }
    >
      <CustomerFields form={edit.form} />
    </EditableSection>
  );
}
