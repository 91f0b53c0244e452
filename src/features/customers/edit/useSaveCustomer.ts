import { useTranslation } from 'react-i18next';
import { type CustomerDetails, customerFields } from '@/domain/customers/customer';
import type { Id } from '@/domain/id';
import type { EditedKind } from '@/shared/edit/saveEdit';
import { type EditEnd, useEdit } from '@/shared/edit/useEdit';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { errorOf, isDone } from '@/shared/outbox/change';
import { useCreation } from '@/shared/outbox/useCreation';
import type { Wish } from '@/shared/outbox/useWish';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { useRefusal } from '../useRefusal';
import { useRefusedEdit } from './useRefusedEdit';

const editedCustomer: EditedKind<CustomerDetails> = {
  fields: customerFields,
  load: async () => (await import('../outbox/customerKind')).customerKind,
};

interface CustomerEdit {
  readonly base: CustomerDetails;
  readonly mine: CustomerDetails;
  /** The user chose between two versions: the stored values, and the values to send next. */
  readonly onChosen: (stored: CustomerDetails, chosen: CustomerDetails) => void;
}

/** The customer was saved, the user was told why not, or the user goes back to the form. */
type CustomerEnd = Exclude<EditEnd<CustomerDetails>, { readonly kind: 'failed' }>;

/**
 * Saves a customer. A failure is shown only in an "Error" dialog with its message (section 8).
 *
 * @param id null for a new customer
 * @param wish the form's wish
 */
export function useSaveCustomer(id: Id | null, wish: Wish) {
  const { t } = useTranslation('customers');
  const { showSaveError } = useRefusal();
  const { note, forget } = useRefusedEdit('customer', id);
  const dispatch = useAppDispatch();
  const steps = useSteps();
  const { create } = useCreation(editedCustomer.load, wish);
  const { save, conflict, answer } = useEdit(editedCustomer, {
    labelOf: (name) => t(`fields.${name}`),
    done: t('history.customer'),
    aboutOf: ({ name }) => name,
  });

  async function add(details: CustomerDetails): Promise<EditEnd<CustomerDetails>> {
    const outcome = await create(details);
    if (!isDone(outcome)) return { kind: 'failed', error: errorOf(outcome) };
    dispatch(noticeGiven({ tone: 'success', text: t('dialog.created'), lifeMs: noticeLife.done }));
    steps.add({ text: t('dialog.created'), detail: details.name, undo: t('history.final') });
    return { kind: 'saved', values: details };
  }

  return {
    save: async ({ mine, ...edit }: CustomerEdit): Promise<CustomerEnd> => {
      const end = id === null ? await add(mine) : await save({ wish: wish.key, id, mine, ...edit });
      if (end.kind === 'failed') {
        showSaveError(end.error);
        note(end.error);
        return { kind: 'told' };
      }
      if (end.kind === 'saved') forget();
      return end;
    },
    conflict,
    answer,
  };
}
