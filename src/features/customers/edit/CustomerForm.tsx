import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { type CustomerDetails, customerFields } from '@/domain/customers/customer';
import type { Id } from '@/domain/id';
import type { Begun } from '@/shared/drafts/draftKind';
import type { EditEnd, EditedKind } from '@/shared/edit/useEdit';
import { useEditForm } from '@/shared/edit/useEditForm';
import type { EditOutcome } from '@/shared/forms/useSaving';
import type { Rules } from '@/shared/forms/rules';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { errorOf, isDone } from '@/shared/outbox/change';
import { saveOne } from '@/shared/outbox/save';
import { useAppDispatch } from '@/shared/store/hooks';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { TextField } from '@/shared/ui/fields/TextField';
import { useSteps } from '@/shared/undo/useSteps';
import { type CustomerDraft, draftsOf } from '../keptCustomers';
import { useRefusal, useRefusedEdit } from '../refusals';
import { useCustomerWords } from '../editWords';
import classes from './customerForm.module.scss';

const rules: Rules<CustomerDetails, 'name'> = {
  name: { validate: (text) => (text.trim() === '' ? 'name' : undefined) },
};

const editedCustomer: EditedKind<CustomerDetails> = {
  fields: customerFields,
  load: async () => (await import('../outbox/customerKind')).customerKind,
};

/**
 * The form of a customer, for the settings dialog and the section of the customer's page. A failure is shown in an
 * "Error" dialog with its message.
 *
 * @param id null for a new customer
 * @param draft what was typed before and not saved
 */
export function useCustomerForm(id: Id | null, stored: CustomerDetails, draft: Begun<CustomerDraft> | null) {
  const { t } = useTranslation('customers');
  const { showSaveError } = useRefusal();
  const { note, forget } = useRefusedEdit('customer', id);
  const edit = useEditForm<CustomerDetails, CustomerDetails, 'name'>({
    kind: editedCustomer,
    words: useCustomerWords(),
    id,
    create: useCreate(),
    stored,
    draft,
    valuesOf: (details) => details,
    rulesOf: () => rules,
    messageOf: (problem) => t(`errors.${problem}`),
    keep: { kind: draftsOf(id), content: (values, base) => ({ id, base: base.content, values }) },
  });

  return {
    ...edit,
    save: async (onSend?: () => void): Promise<EditOutcome> => {
      const outcome = await edit.save(onSend);
      if (outcome.kind === 'saved' || outcome.kind === 'kept') forget();
      if (outcome.kind !== 'failed') return outcome;
      showSaveError(outcome.error);
      note(outcome.error);
      return { kind: 'invalid' };
    },
  };
}

/** Creates a customer, says so, and adds it to the history. */
function useCreate() {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const steps = useSteps();
  return async (details: CustomerDetails, wish: string): Promise<EditEnd<CustomerDetails>> => {
    const change = { key: wish, row: null, before: null, want: details };
    const outcome = await dispatch(saveOne(editedCustomer.load, change, { hasDraft: true }));
    if (!isDone(outcome)) return { kind: 'failed', error: errorOf(outcome) };
    dispatch(doneNotice(t('dialog.created')));
    steps.add({ text: t('dialog.created'), detail: details.name, undo: t('history.final') });
    return { kind: 'saved', values: details };
  };
}

interface CustomerFieldsProps {
  readonly form: ReturnType<typeof useCustomerForm>['form'];
}

/** The fields of a customer. */
export function CustomerFields({ form: { field } }: CustomerFieldsProps) {
  const { t } = useTranslation('customers');
  return (
    <div className="tw-form">
      <TextField label={t('fields.name')} required autoComplete="off" {...field('name')} />
      <TextField label={t('fields.address')} autoComplete="off" {...field('address')} />
      <div className="span-4">
        <TextField label={t('fields.postalCode')} autoComplete="off" {...field('postalCode')} />
      </div>
      <div className="span-8">
        <TextField label={t('fields.location')} autoComplete="off" {...field('location')} />
      </div>
      <div className="span-6 phone-span-12">
        <TextField label={t('fields.customerNumber')} autoComplete="off" {...field('customerNumber')} />
      </div>
      <div className={clsx('span-6 phone-span-12', classes.active)}>
        <SwitchField label={t('fields.isActive')} {...field('isActive')} />
      </div>
    </div>
  );
}

/** The same, read-only. The name is shown above it. */
export function CustomerReading({ customer }: { customer: CustomerDetails }) {
  const { t } = useTranslation('customers');
  const { address, postalCode, location, customerNumber, isActive } = customer;
  return (
    <dl className="tw-terms">
      <dt>{t('fields.address')}</dt>
      <dd>{address || '–'}</dd>
      <dt>{t('basics.postal')}</dt>
      <dd className="figures">{[postalCode, location].filter(Boolean).join(' ') || '–'}</dd>
      <dt>{t('fields.customerNumber')}</dt>
      <dd className="figures">{customerNumber || '–'}</dd>
      <dt>{t('basics.status')}</dt>
      <dd>{t(isActive ? 'active' : 'inactive')}</dd>
    </dl>
  );
}
