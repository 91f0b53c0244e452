import { readAnew } from '@/shared/api/readAnew';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Employee } from '@/domain/employee';
import { saveEdit } from '@/shared/edit/saveEdit';
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
  const [update] = useUpdateEmployeeMutation();
  const { id } = employee;

  /** @param base the values when the edit began */
  return async (base: EmployeeEdit, mine: EmployeeEdit): Promise<ToldOutcome<EmployeeEdit>> => {
    let stored = employee;
    const outcome = await saveEdit<EmployeeEdit>({
      fields: employeeFields,
      base,
      mine,
      read: async () => {
        const { data, error } = await readAnew(dispatch(getEmployee.initiate(id, { forceRefetch: true })));
        if (!data) return { error };
        stored = data;
        return { data: editOf(data) };
      },
      send: async (edit, changed) => {
        const answer = await update({ employee: stored, edit, changed });
        if (answer.data !== undefined && answer.data > 0) {
          const { username, givenName, surname, location } = edit;
          dispatch(userChanged(id, { username, givenName, surname, location }));
          if (changed.includes('role')) dispatch(roleVerified({ guid: id, role: edit.role }));
        }
        return answer;
      },
    });
    return tell(outcome, (name) => t(`fields.${name}`));
  };
}
