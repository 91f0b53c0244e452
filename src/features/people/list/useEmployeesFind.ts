import building from 'bootstrap-icons/icons/building.svg?icon';
import circle from 'bootstrap-icons/icons/circle-fill.svg?icon';
import geo from 'bootstrap-icons/icons/geo-alt.svg?icon';
import diagram from 'bootstrap-icons/icons/diagram-3.svg?icon';
import personPlus from 'bootstrap-icons/icons/person-plus.svg?icon';
import { useTranslation } from 'react-i18next';
import { mayEditEmployees } from '@/domain/access';
import { columnOf } from '@/domain/find/exportTable';
import type { Employee } from '@/domain/people/employee';
import type { ExportedList } from '@/shared/lists/find/find';
import { useFindQuery } from '@/shared/lists/find/useFindQuery';
import { type FilterWords, useFound } from '@/shared/lists/find/useFound';
import { useWholeList } from '@/shared/lists/find/useWholeList';
import { useShownThings } from '@/shared/outbox/useShownThings';
import { selectConnectedEmployees } from '@/shared/presence/presenceSlice';
import { useAppSelector, useRole } from '@/shared/store/hooks';
import { listEmployees } from '../employeesApi';
import { waitingPeople } from '../keptPeople';
import { employeeSearch } from './employeeSearch';

/** Searches, filters and sorts the employees; `page` is what is shown while nothing is asked. */
export function useEmployeesFind(page: readonly Employee[]) {
  const { t } = useTranslation('people');
  const connected = useAppSelector(selectConnectedEmployees);
  const isAdmin = mayEditEmployees(useRole());
  const table = employeeSearch(connected, isAdmin);
  const asked = useFindQuery(table);
  const whole = useWholeList({ endpoint: listEmployees, isOn: asked.isRead });
  const entries = useShownThings(waitingPeople, whole.pages > 0 ? whole.entries : page);

  const asWritten = (value: string) => value;
  const words: Readonly<Record<string, FilterWords>> = {
    ...(isAdmin && {
      state: { label: t('find.state'), icon: personPlus, labelOf: () => t('find.new') },
    }),
    online: { label: t('find.presence'), icon: circle, labelOf: () => t('find.online') },
    department: { label: t('fields.department'), icon: diagram, labelOf: asWritten },
    company: { label: t('fields.company'), icon: building, labelOf: asWritten },
    place: { label: t('fields.location'), icon: geo, labelOf: asWritten },
  };

  const list: ExportedList<Employee> = {
    name: 'employees',
    title: t('title'),
    columns: [
      columnOf(t('columns.givenName'), 'text', ({ givenName }) => givenName),
      columnOf(t('columns.surname'), 'text', ({ surname }) => surname),
      columnOf(t('columns.phone'), 'text', ({ phone }) => phone),
      columnOf(t('columns.mail'), 'text', ({ mail }) => mail, 36),
      columnOf(t('fields.company'), 'text', ({ company }) => company),
      columnOf(t('fields.department'), 'text', ({ department }) => department),
      columnOf(t('fields.location'), 'text', ({ location }) => location),
    ],
  };

  return {
    ...useFound({ table, words, asked, whole, entries, list }),
    label: t('find.label'),
    countOf: (employees: readonly Employee[]): [string] => [t('find.count', { count: employees.length })],
  };
}
