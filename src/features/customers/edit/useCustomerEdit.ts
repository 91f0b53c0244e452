import { useState } from 'react';
import { customerFields } from '@/domain/customer';
import type { CustomerDraft } from './customerDraft';
import { type CustomerValues, detailsOf } from './customerValues';
import { chosenOf } from '@/shared/edit/saveEdit';
import { useConflictQuestion } from '@/shared/edit/useConflictQuestion';
import { useCustomerForm } from './useCustomerForm';
import { useSaveCustomer } from './useSaveCustomer';

/** How an attempt to save ended, for the dialog or section that holds the form. */
export type CustomerEditOutcome =
  /** `isDone`: nothing was typed meanwhile, so the form can go. */
  | { readonly kind: 'saved'; readonly isDone: boolean }
  /** A field is wrong, or the user was told why nothing was saved. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed'; readonly error: unknown };

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
}: CustomerDraft & { readonly isUnsaved: boolean }) {
  /** What was stored when the edit began, or when it was last read. */
  const [stored, setStored] = useState(base);
  const form = useCustomerForm({ id, base: stored, initial: values, isUnsaved });
  const { add, edit } = useSaveCustomer();
  const { conflict, ask, answer } = useConflictQuestion<CustomerValues>();

  async function send(from: CustomerValues, submitted: CustomerValues): Promise<CustomerEditOutcome> {
    const mine = detailsOf(submitted);
    const outcome = id === null ? await add(mine) : await edit(id, detailsOf(from), mine);
    switch (outcome.kind) {
      case 'told':
        return { kind: 'invalid' };
      case 'failed':
        return outcome;
      case 'conflict': {
        const choice = await ask(outcome);
        if (!choice) return { kind: 'invalid' };
        const chosen = chosenOf(customerFields, outcome, choice);
        setStored(outcome.stored);
        form.rebase(outcome.stored, chosen);
        return send(outcome.stored, chosen);
      }
      case 'saved': {
        // What was typed after the press is a change of its own; a new customer's would make a second one.
        const isDone = id === null || !form.hasChangedSince(submitted);
        setStored(outcome.values);
        form.goOn(submitted, outcome.values);
        if (isDone) form.forgetDraft();
        return { kind: 'saved', isDone };
      }
    }
  }

  /** @param onSend to be called right before the first call goes out */
  async function save(onSend: () => void): Promise<CustomerEditOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend();
    return send(stored, submitted);
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
