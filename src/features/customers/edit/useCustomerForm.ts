import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import { draftsOf } from './customerDraft';
import type { CustomerValues } from '../api/customerValues';

interface FormOrigin {
  /** The customer that is edited; null for a new one. */
  readonly id: Id | null;
  /** The values when the edit began. */
  readonly base: CustomerValues;
  /** What stands in the fields at first: the same, or what a draft kept. */
  readonly initial: CustomerValues;
  readonly isUnsaved: boolean;
  /** Names the wish of a draft that is gone on with. */
  readonly wish: string | undefined;
}

const rules: Rules<CustomerValues, 'name'> = {
  name: { validate: (text) => (text.trim() === '' ? 'name' : undefined) },
};

/** Values and rules of the customer form: a customer has a name (contract, "Customer dialog"). */
export function useCustomerForm({ id, base, initial, isUnsaved, wish }: FormOrigin) {
  const { t } = useTranslation('customers');
  return useAppForm<CustomerValues, 'name'>({
    initial,
    rules,
    messageOf: (problem) => t(`errors.${problem}`),
    draft: { kind: draftsOf(id), content: (values) => ({ id, base, values }), wish },
    isUnsaved,
  });
}

export type CustomerForm = ReturnType<typeof useCustomerForm>;
