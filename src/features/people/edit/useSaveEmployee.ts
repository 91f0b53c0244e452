import { readAnew } from '@/shared/api/readAnew';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Employee } from '@/domain/employee';
import { fullName } from '@/domain/person';
import { useEditStep } from '@/shared/edit/useEditStep';
import { type Edit, saveEdit } from '@/shared/edit/saveEdit';
import { type ToldOutcome, useEditOutcome } from '@/shared/edit/useEditOutcome';
import { userChanged } from '@/shared/session/changeUser';
import { roleVerified } from '@/shared/session/sessionSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import type { EmployeeEdit } from '../employeeWire';
import { getEmployee, useUpdateEmployeeMutation } from '../employeesApi';
import { editOf, employeeFields } from './employeeEdit';

/**
 * Saves an edit of a person: only changed fields go out (contract, `PUT /users`), merged with what others saved
 * meanwhile. Somebody's own profile is also what the header and new entries know of them.
 */
export function useSaveEmployee(employee: Employee) {
  const { t } = useTranslation('people');
  const dispatch = useAppDispatch();
  const tell = useEditOutcome();
  const addStep = useEditStep();
  const [update] = useUpdateEmployeeMutation();
  const { id } = employee;

  /** @param base the values when the edit began */
  return async (base: EmployeeEdit, mine: EmployeeEdit): Promise<ToldOutcome<EmployeeEdit>> => {
    let stored = employee;
    const edit: Edit<EmployeeEdit> = {
      fields: employeeFields,
      base,
      mine,
      read: async () => {
        const { data, error } = await readAnew(dispatch(getEmployee.initiate(id, { forceRefetch: true })));
        if (!data) return { error };
        stored = data;
        return { data: editOf(data) };
      },
      send: async (next, changed) => {
        const answer = await update({ employee: stored, edit: next, changed });
        if (answer.data !== undefined && answer.data > 0) {
          const { username, givenName, surname, location } = next;
          dispatch(userChanged(id, { username, givenName, surname, location }));
          if (changed.includes('role')) dispatch(roleVerified({ guid: id, role: next.role }));
        }
        return answer;
      },
    };
    const labelOf = (name: keyof EmployeeEdit) => t(`fields.${name}`);
    const outcome = await saveEdit(edit);
    if (outcome.kind === 'saved') {
      const { values } = outcome;
      addStep({ ...edit, values, text: t('history.changed'), about: fullName(values), labelOf });
    }
    return tell(outcome, labelOf);
  };
}
