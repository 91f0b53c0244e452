import type { FindTable } from '@/domain/find/findTable';
import { type Employee, isNewcomer } from '@/domain/people/employee';

/** The one value of the state filter, which only admins have: people who have registered and are not authorized yet. */
export const NEW = 'new';

/** The fields by which employees can be searched, filtered and sorted. */
export function employeeSearch(connected: readonly string[], isAdmin: boolean): FindTable<Employee> {
  const online = new Set(connected);
  const words = (text: string) => [text.trim()].filter(Boolean);
  return {
    textsOf: ({ givenName, surname, phone, mail, company, department, location }) => [
      `${givenName} ${surname}`,
      phone,
      mail,
      company,
      department,
      location,
    ],
    filters: [
      {
        kind: 'choice',
        name: 'state',
        values: isAdmin ? [NEW] : [],
        valuesOf: (employee) => (isNewcomer(employee) ? [NEW] : []),
      },
      { kind: 'choice', name: 'online', values: ['1'], valuesOf: ({ id }) => (online.has(id) ? ['1'] : []) },
      { kind: 'choice', name: 'department', valuesOf: ({ department }) => words(department) },
      { kind: 'choice', name: 'company', valuesOf: ({ company }) => words(company) },
      { kind: 'choice', name: 'place', valuesOf: ({ location }) => words(location) },
    ],
    sorts: {
      givenName: { kind: 'text', valueOf: ({ givenName }) => givenName },
      surname: { kind: 'text', valueOf: ({ surname }) => surname },
      phone: { kind: 'text', valueOf: ({ phone }) => phone },
      mail: { kind: 'text', valueOf: ({ mail }) => mail },
    },
    dayOf: () => null,
    idOf: ({ id }) => id,
  };
}
