import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CustomerDetails, customerFields, trimmed } from '@/domain/customers/customer';
import type { Begun } from '@/shared/drafts/draftKind';
import type { EditedKind } from '@/shared/edit/saveEdit';
import { type EditEnd, useEdit } from '@/shared/edit/useEdit';
import type { Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { errorOf, isDone } from '@/shared/outbox/change';
import { useCreation } from '@/shared/outbox/useCreation';
import type { Wish } from '@/shared/outbox/useWish';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { useRefusal, useRefusedEdit } from '../refusals';
import { type CustomerDraft, draftsOf } from './customerDraft';

/** How an attempt to save ended, for the dialog or section that holds the form. */
type CustomerEditOutcome =
  /** `isDone`: nothing was typed during saving, so the form can close. */
  | { readonly kind: 'saved'; readonly isDone: boolean }
  /** A field is invalid, or the user was told why nothing was saved. */
  | { readonly kind: 'invalid' };

const rules: Rules<CustomerDetails, 'name'> = {
  name: { validate: (text) => (text.trim() === '' ? 'name' : undefined) },
};

const editedCustomer: EditedKind<CustomerDetails> = {
  fields: customerFields,
  load: async () => (await import('../outbox/customerKind')).customerKind,
};

/**
 * The customer form: its values and rules, saving, and the question about conflicts. The settings dialog and the
 * section of the customer's page show it. A failure is shown in an "Error" dialog with its message.
 *
 * @param isUnsaved the values come from a draft
 */
export function useCustomerEdit({
  id,
  base,
  values,
  isUnsaved,
  wish,
}: Begun<CustomerDraft> & { readonly isUnsaved: boolean }) {
  const { t } = useTranslation('customers');
  /** The stored values when the edit began or when they were last read. */
  const [stored, setStored] = useState(base);
  const form = useAppForm<CustomerDetails, 'name'>({
    initial: values,
    rules,
    messageOf: (problem) => t(`errors.${problem}`),
    draft: { kind: draftsOf(id), content: (typed) => ({ id, base: stored, values: typed }), wish },
    isUnsaved,
  });
  const create = useCreate(form.wish);
  const edit = useEdit(editedCustomer, {
    labelOf: (name) => t(`fields.${name}`),
    done: t('history.customer'),
    aboutOf: ({ name }) => name,
  });
  const { showSaveError } = useRefusal();
  const { note, forget } = useRefusedEdit('customer', id);

  /** @param onSend called right before the first request */
  async function save(onSend?: () => void): Promise<CustomerEditOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend?.();
    let sent = submitted;
    const onChosen = (theirs: CustomerDetails, chosen: CustomerDetails) => {
      sent = chosen;
      setStored(theirs);
      form.rebase(theirs, chosen);
    };
    const mine = trimmed(submitted);
    const end =
      id === null
        ? await create(mine)
        : await edit.save({ wish: form.wish.key, id, base: trimmed(stored), mine, onChosen });
    if (end.kind === 'failed') {
      showSaveError(end.error);
      note(end.error);
    }
    if (end.kind !== 'saved') return { kind: 'invalid' };
    forget();
    // Values typed after the press are another change. A new customer is always done, or it would be created twice.
    const isFinished = id === null || !form.hasChangedSince(sent);
    setStored(end.values);
    form.goOn(sent, end.values);
    if (isFinished) form.forgetDraft();
    return { kind: 'saved', isDone: isFinished };
  }

  return {
    form,
    save,
    /** For `CustomerConflict`; `save` waits for the answer. */
    question: edit.conflict && { conflict: edit.conflict, onAnswer: edit.answer },
    /** For use when others have saved while nothing was typed here: updates the fields. */
    follow: (fresh: CustomerDetails) => {
      setStored(fresh);
      form.reset(fresh);
    },
  };
}

/** Creates a customer, says so, and adds it to the history. */
function useCreate(wish: Wish) {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const steps = useSteps();
  const { create } = useCreation(editedCustomer.load, wish);
  return async (details: CustomerDetails): Promise<EditEnd<CustomerDetails>> => {
    const outcome = await create(details);
    if (!isDone(outcome)) return { kind: 'failed', error: errorOf(outcome) };
    dispatch(noticeGiven({ tone: 'success', text: t('dialog.created'), lifeMs: noticeLife.done }));
    steps.add({ text: t('dialog.created'), detail: details.name, undo: t('history.final') });
    return { kind: 'saved', values: details };
  };
}
