import { useTranslation } from 'react-i18next';
import { mayEditEmployees } from '@/domain/access';
import { type Employee, isNewcomer } from '@/domain/people/employee';
import { PAGE_SIZE } from '@/domain/limits';
import { hasNext } from '@/domain/lists/paging';
import { CardsHead } from '@/shared/lists/CardsHead';
import { ListScreen } from '@/shared/lists/ListScreen';
import type { ListPage } from '@/shared/lists/listPage';
import { usePageStart } from '@/shared/lists/usePageStart';
import { selectConnectedEmployees } from '@/shared/presence/presenceSlice';
import { useKeptMeanwhile } from '@/shared/lists/useKeptMeanwhile';
import { useAppSelector, useRole } from '@/shared/store/hooks';
import { selectGridView } from '@/shared/store/viewSlice';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { TableSkeleton } from '@/shared/ui/messages/TableSkeleton';
import '@/shared/ui/styles/detail.scss';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { ViewToggle } from '@/shared/ui/buttons/ViewToggle';
import { useShownPages } from '@/shared/outbox/useShownThings';
import { waitingPeople } from '../keptPeople';
import { useListEmployeesQuery } from '../employeesApi';
import { EmployeeCards, EmployeeCardsSkeleton } from './EmployeeCards';
import { EmployeeGrid, EmployeeGridSkeleton } from './EmployeeGrid';
import { EmployeeTable, useEmployeeColumns } from './EmployeeTable';
import { NEW } from './employeeSearch';
import { useEmployeesFind } from './useEmployeesFind';

/** Preloads the page of a person, which is usually opened next. */
const loadPersonPage = async () => import('../person/EmployeePage');

/** The employees, "Employee Network": cards, or a table that is a list on phones. */
export function EmployeesPage() {
  const { t } = useTranslation('people');
  const place = usePageStart();
  const listed = useKeptMeanwhile(useListEmployeesQuery(place.start), '/users', place.start);
  const query = useShownPages(waitingPeople, listed);
  const isGrid = useAppSelector(selectGridView);
  const find = useEmployeesFind(query.data?.entries ?? []);
  const isAdmin = mayEditEmployees(useRole());
  // Where something is asked, the figure is that of what was found.
  const counted = find.found?.matching ?? query.data?.entries ?? [];
  const newcomers = isAdmin ? counted.filter(isNewcomer) : [];
  const approval = find.find.filters.find(({ name }) => name === 'state');
  const isOnlyNew = approval?.chosen.some(({ value }) => value === NEW) ?? false;
  const isPhone = usePhone();
  const columns = useEmployeeColumns();
  const rows = isPhone ? (
    <EmployeeCardsSkeleton rows={PAGE_SIZE} />
  ) : (
    <TableSkeleton rows={PAGE_SIZE} columns={columns} />
  );
  const isTable = !isGrid && !isPhone;
  const Cards = isGrid ? EmployeeGrid : EmployeeCards;

  return (
    <ListScreen
      texts="people"
      lead={<Counts page={query.data} />}
      place={place}
      query={query}
      skeleton={isGrid ? <EmployeeGridSkeleton /> : rows}
      actions={<ViewToggle />}
      fetchAhead={loadPersonPage}
      find={{ ...find, columns }}
      notice={
        (newcomers.length > 0 || isOnlyNew) && (
          <div className="mb-3">
            <SwitchField
              label={t(find.found || isWhole(query.data) ? 'newcomers.all' : 'newcomers.page', {
                count: newcomers.length,
              })}
              checked={isOnlyNew}
              onChange={(event) => approval?.choose(event.target.checked ? [NEW] : [])}
            />
          </div>
        )
      }
    >
      {({ entries }, resultLine) =>
        isTable ? (
          <EmployeeTable
            employees={entries}
            typed={find.typed}
            resultLine={resultLine}
            sorting={find.sorting}
          />
        ) : (
          <>
            <CardsHead line={resultLine} columns={columns} sorting={find.sorting} />
            <Cards employees={entries} typed={find.typed} />
          </>
        )
      }
    </ListScreen>
  );
}

/** Whether the page contains everyone; otherwise the total is unknown. */
function isWhole(page: ListPage<Employee> | undefined): page is ListPage<Employee> {
  return page !== undefined && page.start === 0 && page.entries.length > 0 && !hasNext(page.answered);
}

/** "12 employees, 7 online". */
function Counts({ page }: { page: ListPage<Employee> | undefined }) {
  const { t } = useTranslation('people');
  const online = useAppSelector(selectConnectedEmployees).length;
  return (
    <span className="figures">
      {isWhole(page) && t('lead.all', { count: page.entries.length })}
      {isWhole(page) && online > 0 && ', '}
      {online > 0 && <span className="text-success">{t('lead.online', { count: online })}</span>}
      {/* Keeps the line's height while the counts are unknown. */}
      {'\u00a0'}
    </span>
  );
}
