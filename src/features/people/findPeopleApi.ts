import * as v from 'valibot';
import { displayName } from '@/domain/people/employee';
import { isCalled } from '@/domain/search/searchHits';
import { api } from '@/shared/api/api';
import { readFresh } from '@/shared/api/readFresh';
import { wireListAnswer, wireOptionalText, wireText } from '@/shared/api/wire';
import type { ServiceThunk } from '@/shared/store/store';
import type { FoundMember } from '@/shared/ui/people/useMemberSearch';
import { selectReadEmployees } from './employeesApi';

const foundWire = wireListAnswer(v.object({ guid: wireText, mail: wireOptionalText }));

const findPeopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `POST /users/find`: people whose mail address begins with the text, without name and photo; a read, although it is a
     * POST.
     */
    findPeople: build.query({
      query: (text: string) => ({ method: 'POST', url: '/users/find', body: { value: `${text}%` } }),
      rawResponseSchema: foundWire,
      transformResponse: (rows: v.InferOutput<typeof foundWire>): FoundMember[] =>
        rows.map(({ guid, mail }) => ({ guid, mail })),
    }),
  }),
});

export const { findPeople } = findPeopleApi.endpoints;

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
