import { differingParts } from '@/domain/changes/fields';
import type { Employee } from '@/domain/people/employee';
import { api, invalidatedBy } from '@/shared/api/api';
import { readFresh } from '@/shared/api/readFresh';
import type { OutboxKind } from '@/shared/outbox/outboxKind';
import { readEach } from '@/shared/outbox/readEach';
import { userChanged } from '@/shared/sign-in/sessionCommands';
import { roleVerified } from '@/shared/session/sessionSlice';
import type { EmployeeEdit } from '../employeeWire';
import { employeeTaken, getEmployee, updateEmployee } from '../employeesApi';
import { waitingPeople } from '../keptPeople';
import { editOf, employeeFields } from '../employeeEdit';

/** Fields that only an admin sets. Changes of them cannot wait: they are saved at once, or the form says why not. */
const settings = ['role', 'verificationState', 'isAccountant'] as const;

/**
 * How people are saved: only changed fields are sent, role and accountant in the spelling in which they were
 * read. A change of the user's own profile also updates the header and the defaults of new entries. Personal details
 * can wait while the service does not answer; role and rights cannot.
 */
export const personKind: OutboxKind<EmployeeEdit> = {
  ...waitingPeople,
  mayWait: ({ before, want }) => !before || !want || settings.every((name) => before[name] === want[name]),
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
          const { data, error } = await dispatch(readFresh(getEmployee, String(id)));
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
