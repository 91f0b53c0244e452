import building from 'bootstrap-icons/icons/building.svg?icon';
import geo from 'bootstrap-icons/icons/geo-alt.svg?icon';
import { useTranslation } from 'react-i18next';
import type { Customer } from '@/domain/customers/customer';
import { columnOf } from '@/domain/find/exportTable';
import type { ExportedList } from '@/shared/lists/find/find';
import { useMemberWords } from '@/shared/lists/find/memberFilter';
import { useFindQuery } from '@/shared/lists/find/useFindQuery';
import { type FilterWords, useFound } from '@/shared/lists/find/useFound';
import { useWholeList } from '@/shared/lists/find/useWholeList';
import { useShownThings } from '@/shared/outbox/useShownThings';
import { useUser } from '@/shared/store/hooks';
import { listCustomers } from '../api/customersApi';
import { waitingCustomers } from '../keptCustomers';
import { customerSearch } from './customerSearch';

/** Searches, filters and sorts the customers; `page` is what is shown while nothing is asked. */
export function useCustomersFind(page: readonly Customer[]) {
  const { t } = useTranslation('customers');
  const user = useUser();
  const guid = user?.guid;

  const table = customerSearch(guid);
  const asked = useFindQuery(table);
  const whole = useWholeList({ endpoint: listCustomers, isOn: asked.isRead });
  const entries = useShownThings(waitingCustomers, whole.pages > 0 ? whole.entries : page);

  const words: Readonly<Record<string, FilterWords>> = {
    state: {
      label: t('columns.status'),
      icon: building,
      labelOf: (value) => t(value === 'active' ? 'active' : 'inactive'),
    },
    member: useMemberWords(entries.flatMap(({ members }) => members)),
    place: { label: t('columns.location'), icon: geo, labelOf: (value) => value },
  };

  const list: ExportedList<Customer> = {
    name: 'customers',
    title: t('title'),
    columns: [
      columnOf(t('columns.name'), 'text', ({ name }) => name, 36),
      columnOf(t('columns.number'), 'text', ({ customerNumber }) => customerNumber, 12),
      columnOf(t('columns.location'), 'text', ({ location }) => location),
      columnOf(t('columns.projects'), 'number', ({ projectsCount }) => projectsCount),
      columnOf(t('columns.status'), 'text', ({ isActive }) => t(isActive ? 'active' : 'inactive'), 12),
      columnOf(t('columns.members'), 'text', ({ members }) => members.map(({ name }) => name).join(', '), 60),
    ],
  };

  return {
    ...useFound({ table, words, asked, whole, entries, list }),
    label: t('find.label'),
    /** "3 customers · 9 projects" */
    countOf: (customers: readonly Customer[]): [string, string] => {
      const projects = customers.reduce((sum, { projectsCount }) => sum + projectsCount, 0);
      return [t('find.count', { count: customers.length }), t('projectCount', { count: projects })];
    },
  };
}
