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

/** What the form of a section has to offer. */
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
  /** What was stored when a draft of this section was begun. */
  readonly draftBase: EmployeeEdit | null;
  /** What stands in the fields for a stored person. */
  readonly valuesOf: (edit: EmployeeEdit) => Values;
  /** The person with what is typed. */
  readonly editWith: (base: EmployeeEdit, values: Values) => EmployeeEdit;
  /** The user name is somebody else's. */
  readonly onTaken?: (submitted: Values) => void;
}

/**
 * Saving and following of a section of somebody's profile: merged with what others saved, and back to what is stored
 * when it is discarded. A save that has to ask which version stays goes on with the answer: it is one save, and ends
 * like any other.
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

  // Others have saved while nothing was typed here.
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
        // What was typed after the press is a change of its own, and keeps the section open.
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
    /** The question that a conflict asks; `handleSave` waits for the answer. */
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
