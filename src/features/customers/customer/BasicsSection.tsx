import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Customer } from '@/domain/customer';
import { EditableSection, type SectionOutcome } from '@/shared/ui/dialog/EditableSection';
import { CustomerConflict } from '../edit/CustomerConflict';
import { CustomerFields } from '../edit/CustomerFields';
import type { CustomerDraft } from '../edit/customerDraft';
import { valuesOf } from '../edit/customerValues';
import { useFollow } from '@/shared/edit/useFollow';
import { useCustomerEdit } from '../edit/useCustomerEdit';
import { useRefusal } from '../useRefusal';

interface BasicsSectionProps {
  readonly customer: Customer;
  /** What was typed here and not saved. */
  readonly draft: CustomerDraft | null;
}

/** The basic information of a customer, read and edited in its place (section 4, "Edit sections"). */
export function BasicsSection({ customer, draft }: BasicsSectionProps) {
  const { t } = useTranslation('customers');
  const { reasonOf } = useRefusal();
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
    if (outcome.kind === 'failed')
      return { kind: 'failed', text: t('dialog.saveFailed', { reason: reasonOf(outcome.error) }) };
    // What was typed while it was being saved keeps the section open.
    return outcome.kind === 'saved' && outcome.isDone ? { kind: 'saved' } : { kind: 'invalid' };
  }

  function handleDiscard() {
    form.forgetDraft();
    follow(stored);
  }

  return (
    <>
      <EditableSection
        title={t('basics.title')}
        startsEditing={draft !== null}
        isDirty={form.isDirty}
        onSave={handleSave}
        onDiscard={handleDiscard}
        view={<BasicsView customer={customer} />}
      >
        <CustomerFields form={form} />
      </EditableSection>
      {question && <CustomerConflict about={customer.name} {...question} />}
    </>
  );
}

function BasicsView({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { address, postalCode, location, customerNumber, isActive } = customer;
  return (
    <dl className="tw-dl">
      <dt>{t('fields.address')}</dt>
      <dd>{address || '–'}</dd>
      <dt>{t('basics.postal')}</dt>
      <dd className="num">{[postalCode, location].filter(Boolean).join(' ') || '–'}</dd>
      <dt>{t('fields.customerNumber')}</dt>
      <dd className="num">{customerNumber || '–'}</dd>
      <dt>{t('basics.status')}</dt>
      <dd>{t(isActive ? 'active' : 'inactive')}</dd>
    </dl>
  );
}
