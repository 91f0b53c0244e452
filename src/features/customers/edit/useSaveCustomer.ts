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
import { saveEdit } from '@/shared/edit/saveEdit';
import { type ToldOutcome, useEditOutcome } from '@/shared/edit/useEditOutcome';

/** Saves a customer; a refusal is shown in an "Error" dialog with its message (section 8). */
export function useSaveCustomer() {
  const { t } = useTranslation('customers');
  const { showError } = useRefusal();
  const dispatch = useAppDispatch();
  const tell = useEditOutcome();
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
      return { kind: 'saved', values: details };
    },
    /** @param base the values when the edit began */
    edit: async (
      id: Id,
      base: CustomerValues,
      mine: CustomerValues,
    ): Promise<ToldOutcome<CustomerValues>> => {
      const outcome = await saveEdit({
        fields: customerFields,
        base,
        mine,
        read: async () => read(id),
        send: async (details) => update({ id, details }),
      });
      if (outcome.kind === 'failed') showError(outcome.error);
      return tell(outcome, (name) => t(`fields.${name}`));
    },
  };
}
