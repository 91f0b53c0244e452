import { useTranslation } from 'react-i18next';
import type { Employee } from '@/domain/people/employee';
import { useErrorText } from '@/shared/api/useErrorText';
import { type EditedKind, useEdit } from '@/shared/edit/useEdit';
import { type SectionFormOptions, useEditForm } from '@/shared/edit/useEditForm';
import type { FieldValues } from '@/shared/forms/rules';
import { editOf, employeeFields } from '../employeeEdit';
import type { EmployeeEdit } from '../employeeWire';
import { usePersonWords } from '../personWords';

const editedPerson: EditedKind<EmployeeEdit> = {
  fields: employeeFields,
  load: async () => (await import('../outbox/personKind')).personKind,
};

/** Saves edits of a person (see `useEdit`). */
export function useEditPerson() {
  return useEdit(editedPerson, usePersonWords());
}

/** The form of some fields of a person. */
export function usePersonForm<Values extends FieldValues, Problem extends string>(
  employee: Employee,
  options: SectionFormOptions<EmployeeEdit, Values, Problem>,
) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const edit = useEditForm<EmployeeEdit, Values, Problem>({
    ...options,
    kind: editedPerson,
    words: usePersonWords(),
    id: employee.id,
    stored: editOf(employee),
  });
  return {
    ...edit,
    describeFailure: (error: unknown) => t('saveFailed', { reason: errorText(error) }),
  };
}
