import { displayName } from '@/domain/people/employee';
import { isCalled } from '@/domain/search/searchHits';
import { readFresh } from '@/shared/api/readFresh';
import type { ServiceThunk } from '@/shared/store/store';
import type { FoundMember } from '@/shared/ui/people/useMemberSearch';
import { selectReadEmployees } from './employeesApi';
import { findPeople } from './findPeopleApi';

/**
 * Finds people by the beginning of their mail address, for which it asks the service, and by name among the cached
 * pages of the directory, because the service's answer has no names.
 */
export function findMembers(text: string): ServiceThunk<Promise<readonly FoundMember[]>> {
  return async (dispatch, getState) => {
    const { data, error } = await dispatch(readFresh(findPeople, text));
    if (!data) throw error;
    const known = new Map(selectReadEmployees(getState()).map((employee) => [employee.id, employee]));
    const byMail = data.map(({ guid, mail }): FoundMember => {
      const employee = known.get(guid);
      return employee ? { guid, mail, name: displayName(employee) } : { guid, mail };
    });
    const isFound = new Set(data.map(({ guid }) => guid));
    const byName = [...known.values()]
      .filter((employee) => !isFound.has(employee.id) && isCalled(displayName(employee), text))
      .map((employee) => ({ guid: employee.id, mail: employee.mail, name: displayName(employee) }));
    return [...byMail, ...byName];
  };
}
