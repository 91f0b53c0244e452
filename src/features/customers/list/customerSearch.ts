import type { Customer } from '@/domain/customers/customer';
import type { FindTable } from '@/domain/find/findTable';
import { memberFilter } from '@/shared/lists/find/memberFilter';

/** The fields by which customers can be searched, filtered and sorted. */
export function customerSearch(guid: string | undefined): FindTable<Customer> {
  return {
    textsOf: ({ name, customerNumber, location }) => [name, customerNumber, location],
    filters: [
      {
        kind: 'choice',
        name: 'state',
        values: ['active', 'dormant'],
        valuesOf: ({ isActive }) => [isActive ? 'active' : 'dormant'],
      },
      memberFilter(guid),
      { kind: 'choice', name: 'place', valuesOf: ({ location }) => [location].filter(Boolean) },
    ],
    sorts: {
      name: { kind: 'text', valueOf: ({ name }) => name },
      number: { kind: 'text', valueOf: ({ customerNumber }) => customerNumber },
      place: { kind: 'text', valueOf: ({ location }) => location },
      projects: { kind: 'number', valueOf: ({ projectsCount }) => projectsCount },
      state: { kind: 'number', valueOf: ({ isActive }) => Number(isActive) },
      members: { kind: 'number', valueOf: ({ members }) => members.length },
    },
    dayOf: () => null,
    idOf: ({ id }) => id,
  };
}
