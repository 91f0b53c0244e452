import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '@/domain/customers/customer';
import type { Begun } from '@/shared/drafts/draftKind';
import { EditableSection, type SectionOutcome } from '@/shared/ui/dialog/EditableSection';
import { CustomerConflict } from '../edit/CustomerConflict';
import { CustomerFields } from '../edit/CustomerFields';
import { CustomerReading } from '../edit/CustomerReading';
import type { CustomerDraft } from '../edit/customerDraft';
import { valuesOf } from '../api/customerValues';
import { RefusedNote } from '../edit/RefusedNote';
import { useFollow } from '@/shared/edit/useFollow';
import { useCustomerEdit } from '../edit/useCustomerEdit';
import { useRefusedEdit } from '../edit/useRefusedEdit';

interface BasicsSectionProps {
  readonly customer: Customer;
  /** Unsaved values from an earlier edit. */
  readonly draft: Begun<CustomerDraft> | null;
}

/** The basic information of a customer, read and edited in place (section 4, "Edit sections"). */
export function BasicsSection({ customer, draft }: BasicsSectionProps) {
  const { t } = useTranslation('customers');
  const { refusal, forget } = useRefusedEdit('customer', customer.id);
  /** How often the user chose to edit despite an earlier refusal. */
  const [attempt, setAttempt] = useState(0);
  const stored = valuesOf(customer);
  const { form, save, question, follow } = useCustomerEdit({
    ...(draft ?? { id: customer.id, base: stored, values: stored }),
    isUnsaved: draft !== null,
  });

  useFollow(JSON.stringify(stored), () => {
    if (!form.isDirty) follow(stored);
  });

  async function handleSave(): Promise<SectionOutcome> {
    const outcome = await save(() => undefined);
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
