import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Employee } from '@/domain/people/employee';
import { isApiError } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFollow } from '@/shared/edit/useFollow';
import type { Wish } from '@/shared/outbox/useWish';
import type { SectionOutcome } from '@/shared/ui/dialog/EditableSection';
import type { EmployeeEdit } from '../employeeWire';
import { editOf } from '../employeeEdit';
import { useEditPerson } from './useEditPerson';

/** What `usePersonSection` needs from the form of a section. */
interface SectionForm<Values> {
  readonly wish: Wish;
  readonly isDirty: boolean;
  readonly submit: () => Promise<Values | null>;
  readonly hasChangedSince: (submitted: Values) => boolean;
  readonly goOn: (submitted: Values, next: Values) => void;
  readonly reset: (values: Values) => void;
  readonly forgetDraft: () => void;
}

interface SectionOptions<Values> {
  readonly employee: Employee;
  readonly form: SectionForm<Values>;
  /** The stored values when the draft of this section was begun. */
  readonly draftBase: EmployeeEdit | null;
  /** The field values of a stored person. */
  readonly valuesOf: (edit: EmployeeEdit) => Values;
  /** The person with the typed values applied. */
  readonly editWith: (base: EmployeeEdit, values: Values) => EmployeeEdit;
  /** Called if the user name is already taken. */
  readonly onTaken?: (submitted: Values) => void;
}

/**
 * Saves a section of a profile, merges it with what others saved, and resets it to the stored values when it is
 * discarded. A save that runs into a conflict continues once the user has chosen a version, and ends like any other.
 */
export function usePersonSection<Values>({
  employee,
  form,
  draftBase,
  valuesOf,
  editWith,
  onTaken,
}: SectionOptions<Values>) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const stored = editOf(employee);
  const [base, setBase] = useState(draftBase ?? stored);
  const { save, conflict, answer } = useEditPerson();

  function follow() {
    setBase(stored);
    form.reset(valuesOf(stored));
  }

  // Others have saved while nothing was typed here, so the fields are updated.
  useFollow(JSON.stringify(stored), () => {
    if (!form.isDirty) follow();
  });

  async function send(mine: EmployeeEdit, submitted: Values): Promise<SectionOutcome> {
    const outcome = await save({ wish: form.wish.key, id: employee.id, base, mine });
    switch (outcome.kind) {
      case 'failed': {
        const isTaken =
          isApiError(outcome.error) && outcome.error.kind === 'conflict' && base.username !== mine.username;
        if (isTaken && onTaken) {
          onTaken(submitted);
          return { kind: 'invalid' };
        }
        return { kind: 'failed', text: t('saveFailed', { reason: errorText(outcome.error) }) };
      }
      case 'told':
        return { kind: 'invalid' };
      case 'saved': {
        const { values } = outcome;
        setBase(values);
        // Values typed after the press are another change, and keep the section open.
        if (form.hasChangedSince(submitted)) {
          form.goOn(submitted, valuesOf(values));
          return { kind: 'invalid' };
        }
        form.forgetDraft();
        form.reset(valuesOf(values));
        return { kind: 'saved' };
      }
    }
  }

  return {
    /** The conflict to ask about; `handleSave` waits for the answer. */
    conflict,
    answer,
    handleSave: async (): Promise<SectionOutcome> => {
      const submitted = await form.submit();
      return submitted ? send(editWith(base, submitted), submitted) : { kind: 'invalid' };
    },
    handleDiscard: () => {
      form.forgetDraft();
      follow();
    },
  };
}
