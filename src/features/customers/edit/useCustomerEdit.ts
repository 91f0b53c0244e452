import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice, ClashingField } from '@/shared/edit/ClashDialog';
import type { CustomerDraft } from './customerDraft';
import { type CustomerValues, detailsOf } from './customerValues';
import { useCustomerForm } from './useCustomerForm';
import type { EditOutcome } from '@/shared/edit/saveEdit';
import type { ToldOutcome } from '@/shared/edit/useEditOutcome';
import { useSaveCustomer } from './useSaveCustomer';

type CustomerClash = Extract<EditOutcome<CustomerValues>, { kind: 'clash' }>;

/** How an attempt to save ended, for the dialog or section that holds the form. */
export type CustomerEditOutcome =
  /** `isDone`: nothing was typed meanwhile, so the form can go. */
  | { readonly kind: 'saved'; readonly isDone: boolean }
  /** A field is wrong, or the user was told why nothing was saved. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Theirs with mine over it, but for the fields where theirs was chosen. */
function chosenOf({ clashes, merged, stored }: CustomerClash, choice: Choice): CustomerValues {
  const theirs = clashes.filter(({ name }) => choice[name] === 'theirs');
  return { ...merged, ...Object.fromEntries(theirs.map(({ name }) => [name, stored[name]])) };
}

/**
 * The form of a customer and its saving, with the question that a clash asks. Used by the settings dialog and by the
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
  const [clash, setClash] = useState<CustomerClash | null>(null);
  const form = useCustomerForm({ id, base: stored, initial: values, isUnsaved });
  const { add, edit } = useSaveCustomer();

  const send = async (from: CustomerValues, mine: CustomerValues): Promise<ToldOutcome<CustomerValues>> =>
    id === null ? add(detailsOf(mine)) : edit(id, from, detailsOf(mine));

  async function finish(
    submitted: CustomerValues,
    answer: ToldOutcome<CustomerValues>,
  ): Promise<CustomerEditOutcome> {
    switch (answer.kind) {
      case 'told':
        return { kind: 'invalid' };
      case 'clash':
        setClash(answer);
        return { kind: 'invalid' };
      case 'failed':
        return answer;
      case 'saved': {
        // What was typed after the press is a change of its own.
        const isDone = id === null || !form.hasChangedSince(submitted);
        if (isDone) form.forgetDraft();
        else {
          setStored(submitted);
          form.goOn(submitted, submitted);
        }
        return { kind: 'saved', isDone };
      }
    }
  }

  /** @param onSend to be called right before the first call goes out */
  async function save(onSend: () => void): Promise<CustomerEditOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend();
    return finish(submitted, await send(stored, submitted));
  }

  /** Saves what was chosen where two had changed the same. */
  async function choose(choice: Choice): Promise<CustomerEditOutcome> {
    if (!clash) return { kind: 'invalid' };
    const merged = chosenOf(clash, choice);
    setClash(null);
    setStored(clash.stored);
    form.goOn(form.values, merged);
    return finish(merged, await send(clash.stored, merged));
  }

  return {
    form,
    save,
    clashing: useClashingFields(clash),
    choose,
    backToForm: () => setClash(null),
    /** Others have saved while nothing was typed here: the fields follow. */
    follow: (fresh: CustomerValues) => {
      setStored(fresh);
      form.reset(fresh);
    },
  };
}

/** The fields of a clash in words, for the question. */
function useClashingFields(clash: CustomerClash | null): readonly ClashingField[] | null {
  const { t } = useTranslation('customers');
  const inWords = (value: unknown) =>
    typeof value === 'boolean' ? t(value ? 'clash.yes' : 'clash.no') : String(value);
  return (
    clash?.clashes.map(({ name, mine, theirs }) => ({
      name,
      label: t(`fields.${name}`),
      mine: inWords(mine),
      theirs: inWords(theirs),
    })) ?? null
  );
}
