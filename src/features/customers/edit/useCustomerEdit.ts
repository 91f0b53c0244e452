import { useState } from 'react';
import type { Begun } from '@/shared/drafts/draftKind';
import type { CustomerDraft } from './customerDraft';
import { type CustomerValues, detailsOf } from '../api/customerValues';
import { useCustomerForm } from './useCustomerForm';
import { useSaveCustomer } from './useSaveCustomer';

/** How an attempt to save ended, for the dialog or section that holds the form. */
export type CustomerEditOutcome =
  /** `isDone`: nothing was typed meanwhile, so the form can go. */
  | { readonly kind: 'saved'; readonly isDone: boolean }
  /** A field is wrong, or the user was told why nothing was saved. */
  | { readonly kind: 'invalid' };

/**
 * The form of a customer and its saving, with the question that a conflict asks. Used by the settings dialog and by the
 * section of the customer's page.
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
  /** What was stored when the edit began, or when it was last read. */
  const [stored, setStored] = useState(base);
  const form = useCustomerForm({ id, base: stored, initial: values, isUnsaved, wish });
  const { save: saveCustomer, conflict, answer } = useSaveCustomer(id, form.wish);

  /** @param onSend to be called right before the first call goes out */
  async function save(onSend: () => void): Promise<CustomerEditOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend();
    let sent = submitted;
    const onChosen = (theirs: CustomerValues, chosen: CustomerValues) => {
      sent = chosen;
      setStored(theirs);
      form.rebase(theirs, chosen);
    };
    const end = await saveCustomer({ base: detailsOf(stored), mine: detailsOf(submitted), onChosen });
    switch (end.kind) {
      case 'told':
        return { kind: 'invalid' };
      case 'saved': {
        // What was typed after the press is a change of its own; a new customer's would make a second one.
        const isDone = id === null || !form.hasChangedSince(sent);
        setStored(end.values);
        form.goOn(sent, end.values);
        if (isDone) form.forgetDraft();
        return { kind: 'saved', isDone };
      }
    }
  }

  return {
    form,
    save,
    /** For `CustomerConflict`; `save` waits for the answer. */
    question: conflict && { conflict, onAnswer: answer },
    /** Others have saved while nothing was typed here: the fields follow. */
    follow: (fresh: CustomerValues) => {
      setStored(fresh);
      form.reset(fresh);
    },
  };
}
