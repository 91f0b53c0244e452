import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/people/person';
import type { EditedKind } from '@/shared/edit/saveEdit';
import { useEdit } from '@/shared/edit/useEdit';
import type { EmployeeEdit } from '../employeeWire';
import { employeeFields } from '../employeeEdit';

const editedPerson: EditedKind<EmployeeEdit> = {
  fields: employeeFields,
  load: async () => (await import('../outbox/personKind')).personKind,
};

/** Saves edits of a person (see `useEdit`). */
export function useEditPerson() {
  const { t } = useTranslation('people');
  return useEdit(editedPerson, {
    labelOf: (name) => t(`fields.${name}`),
    done: t('history.changed'),
    aboutOf: fullName,
  });
}
