import { differingParts } from '@/domain/changes/fields';
import type { Employee } from '@/domain/people/employee';
import { api } from '@/shared/api/api';
import { readFresh } from '@/shared/api/readFresh';
import { invalidatedBy } from '@/shared/api/tags';
import type { OutboxKind } from '@/shared/outbox/outboxKind';
import { readEach } from '@/shared/outbox/readEach';
import { userChanged } from '@/shared/session/changeUser';
import { roleVerified } from '@/shared/session/sessionSlice';
import type { AppDispatch } from '@/shared/store/store';
import type { EmployeeEdit } from '../employeeWire';
import { employeeTaken, getEmployee, updateEmployee } from '../employeesApi';
import { waitingPeople } from './waitingPeople';
import { editOf, employeeFields, isOnlyDetails } from '../employeeEdit';

async function readPerson(guid: string, dispatch: AppDispatch) {
  return readFresh(dispatch(getEmployee.initiate(guid, { forceRefetch: true })));
}

/**
 * How people are saved: only changed fields go out (contract, `PUT /users`), role and accountant in the spelling in which
 * they were read. Somebody's own profile is also what the header and new entries know of them. Personal details wait while
 * the service does not answer; role and rights do not.
 */
export const personKind: OutboxKind<EmployeeEdit> = {
  ...waitingPeople,
  mayWait: ({ before, want }) => isOnlyDetails(before, want),
  hasUpdate: true,
  calls: (dispatch) => {
    const asRead = new Map<string, Employee>();
    const taken = (guid: string, edit: EmployeeEdit) => {
      const { username, givenName, surname, location, role } = edit;
      dispatch(employeeTaken(guid, edit));
      dispatch(userChanged(guid, { username, givenName, surname, location }));
      dispatch(roleVerified({ guid, role }));
    };
    return {
      list: async (items) =>
        readEach(items, async (id) => {
          const { data, error } = await readPerson(String(id), dispatch);
          if (!data) return { error };
          asRead.set(String(id), data);
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
