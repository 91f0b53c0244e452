import { readAnew } from '@/shared/api/readAnew';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { type CustomerDetails, customerFields } from '@/domain/customer';
import type { Id } from '@/domain/id';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { useRefusal } from '../useRefusal';
import { getCustomer, useCreateCustomerMutation, useUpdateCustomerMutation } from '../api/customersApi';
import { type CustomerValues, valuesOf } from './customerValues';
import { useSteps } from '@/shared/undo/useSteps';
import { useEditStep } from '@/shared/edit/useEditStep';
import { type Edit, saveEdit } from '@/shared/edit/saveEdit';
import { type ToldOutcome, useEditOutcome } from '@/shared/edit/useEditOutcome';

/** Saves a customer; a refusal is shown in an "Error" dialog with its message (section 8). */
export function useSaveCustomer() {
  const { t } = useTranslation('customers');
  const { showError } = useRefusal();
  const dispatch = useAppDispatch();
  const tell = useEditOutcome();
  const steps = useSteps();
  const addStep = useEditStep();
  const [create] = useCreateCustomerMutation();
  const [update] = useUpdateCustomerMutation();

  async function read(id: Id) {
    const { data, error } = await readAnew(
      dispatch(getCustomer.initiate(String(id), { forceRefetch: true })),
    );
    return data ? { data: valuesOf(data) } : { error };
  }

  return {
    add: async (details: CustomerDetails): Promise<ToldOutcome<CustomerValues>> => {
      const { data: id, error } = await create(details);
      if (id === undefined) {
        showError(error);
        return { kind: 'failed', error };
      }
      dispatch(noticeGiven({ tone: 'success', text: t('dialog.created'), lifeMs: noticeLife.done }));
      steps.add({ text: t('dialog.created'), detail: details.name, undo: t('history.final') });
      return { kind: 'saved', values: details };
    },
    /** @param base the values when the edit began */
    edit: async (
      id: Id,
      base: CustomerValues,
      mine: CustomerValues,
    ): Promise<ToldOutcome<CustomerValues>> => {
      const edit: Edit<CustomerValues> = {
        fields: customerFields,
        base,
        mine,
        read: async () => read(id),
        send: async (details) => update({ id, details }),
      };
      const labelOf = (name: keyof CustomerValues) => t(`fields.${name}`);
      const outcome = await saveEdit(edit);
      if (outcome.kind === 'failed') showError(outcome.error);
      if (outcome.kind === 'saved')
        addStep({ ...edit, values: outcome.values, text: t('history.customer'), about: base.name, labelOf });
      return tell(outcome, labelOf);
    },
  };
}
