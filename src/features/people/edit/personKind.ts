import { differingParts } from '@/domain/changes/fields';
import type { Employee } from '@/domain/employee';
import { api } from '@/shared/api/api';
import { readAnew } from '@/shared/api/readAnew';
import { invalidatedBy } from '@/shared/api/tags';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import { readEach } from '@/shared/outbox/readEach';
import { userChanged } from '@/shared/session/changeUser';
import { roleVerified } from '@/shared/session/sessionSlice';
import type { AppDispatch } from '@/shared/store/store';
import type { EmployeeEdit } from '../employeeWire';
import { getEmployee, updateEmployee } from '../employeesApi';
import { editOf, employeeFields } from './employeeEdit';

async function readPerson(guid: string, dispatch: AppDispatch) {
  return readAnew(dispatch(getEmployee.initiate(guid, { forceRefetch: true })));
}

/**
 * How people are saved: only changed fields go out (contract, `PUT /users`), role and accountant in the spelling in which
 * they were read. Somebody's own profile is also what the header and new entries know of them.
 */
export const personKind: SavedKind<EmployeeEdit> = {
  fields: employeeFields,
  hasUpdate: true,
  calls: (dispatch) => {
    const asRead = new Map<string, Employee>();
    const taken = (guid: string, { username, givenName, surname, location, role }: EmployeeEdit) => {
      dispatch(userChanged(guid, { username, givenName, surname, location }));
      dispatch(roleVerified({ guid, role }));
    };
    return {
      list: async (items) =>
        readEach(items, async (id) => {
          const { data, error } = await readPerson(String(id), dispatch);
          if (!data) return { error };
          asRead.set(data.id, data);
          return { data: editOf(data) };
        }),
      update: async (id, edit, theirs) => {
        const guid = String(id);
        const employee = asRead.get(guid);
        if (!employee) return { error: { kind: 'cancelled' } };
        const changed = differingParts(employeeFields, edit, theirs);
        const { data, error } = await dispatch(updateEmployee.initiate({ employee, edit, changed }));
        if (!data) return { error: error ?? { kind: 'unchanged' } };
        taken(guid, edit);
        return {};
      },
      adopt: (id, edit) => {
        if (edit) taken(String(id), edit);
        dispatch(api.util.invalidateTags([...invalidatedBy('updateEmployee')]));
      },
    };
  },
};
