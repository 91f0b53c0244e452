import { useState } from 'react';
import type { Begun } from '@/shared/drafts/draftKind';
import type { CustomerDraft } from './customerDraft';
import { type CustomerValues, detailsOf } from '../api/customerValues';
import { useCustomerForm } from './useCustomerForm';
import { useSaveCustomer } from './useSaveCustomer';

/** How an attempt to save ended, for the dialog or section that holds the form. */
export type CustomerEditOutcome =
  /** `isDone`: nothing was typed during saving, so the form can close. */
  | { readonly kind: 'saved'; readonly isDone: boolean }
  /** A field is invalid, or the user was told why nothing was saved. */
  | { readonly kind: 'invalid' };

/**
 * The customer form with saving and conflict handling. Used by the settings dialog and by the section of the customer's
 * page.
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
  /** The stored values when the edit began or when they were last read. */
  const [stored, setStored] = useState(base);
  const form = useCustomerForm({ id, base: stored, initial: values, isUnsaved, wish });
  const { save: saveCustomer, conflict, answer } = useSaveCustomer(id, form.wish);

  /** @param onSend called right before the first request */
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
        // Values typed after the press are another change. A new customer is always done, or it would be created twice.
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
    /** For use when others have saved while nothing was typed here: updates the fields. */
    follow: (fresh: CustomerValues) => {
      setStored(fresh);
      form.reset(fresh);
    },
  };
}
