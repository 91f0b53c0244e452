import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import { draftsOf } from './customerDraft';
import type { CustomerValues } from '../api/customerValues';

interface FormOrigin {
  /** The customer being edited; null for a new one. */
  readonly id: Id | null;
  /** The values when the edit began. */
  readonly base: CustomerValues;
  /** The initial field values: the same as `base`, or those of a draft. */
  readonly initial: CustomerValues;
  readonly isUnsaved: boolean;
  /** The key of a draft that is being continued. */
  readonly wish: string | undefined;
}

const rules: Rules<CustomerValues, 'name'> = {
  name: { validate: (text) => (text.trim() === '' ? 'name' : undefined) },
};

/** Values and rules of the customer form: the name is required (contract, "Customer dialog"). */
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
