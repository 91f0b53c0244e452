import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Customer, detailsOf } from '@/domain/customers/customer';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { useFollow } from '@/shared/edit/useFollow';
import { useSectionDraft } from '@/shared/edit/useSectionDraft';
import { EditableSection, type SectionOutcome } from '@/shared/ui/dialog/EditableSection';
import { CustomerConflict } from '../CustomerConflict';
import { CustomerFields, CustomerReading } from '../edit/CustomerFields';
import { type CustomerDraft, draftsOf } from '../edit/customerDraft';
import { useCustomerEdit } from '../edit/useCustomerEdit';
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
  const stored = detailsOf(customer);
  const { form, save, question, follow } = useCustomerEdit({
    ...(draft ?? { id: customer.id, base: stored, values: stored }),
    isUnsaved: draft !== null,
  });

  useFollow(JSON.stringify(stored), () => {
    if (!form.isDirty) follow(stored);
  });

  async function handleSave(): Promise<SectionOutcome> {
    const outcome = await save();
    // If something was typed during saving, the section stays open.
    return outcome.kind === 'saved' && outcome.isDone ? { kind: 'saved' } : { kind: 'invalid' };
  }

  function handleDiscard() {
    form.forgetDraft();
    follow(stored);
  }

  function handleEditAnyway() {
    setAttempt(attempt + 1);
    forget();
  }

  return (
    <>
      <EditableSection
        key={attempt}
        title={t('basics.title')}
        canEdit={refusal === null}
        startsEditing={draft !== null || attempt > 0}
        isDirty={form.isDirty}
        onSave={handleSave}
        onDiscard={handleDiscard}
        view={
          <>
            {refusal && <RefusedNote of="customer" refusal={refusal} onEdit={handleEditAnyway} />}
            <CustomerReading customer={customer} />
          </>
        }
      >
        <CustomerFields form={form} />
      </EditableSection>
      {question && <CustomerConflict about={customer.name} {...question} />}
    </>
  );
}
