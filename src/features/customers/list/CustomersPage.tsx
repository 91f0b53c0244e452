import barChart from 'bootstrap-icons/icons/bar-chart-line.svg?icon';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayCreateCustomer, mayReport } from '@/domain/access';
import { type Customer, type CustomerDetails, detailsOf, newCustomer } from '@/domain/customers/customer';
import type { Id } from '@/domain/id';
import { PAGE_SIZE } from '@/domain/limits';
import { hasNext } from '@/domain/lists/paging';
import { env } from '@/shared/env';
import { type Begun, findDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { CardsHead } from '@/shared/lists/CardsHead';
import { ListScreen } from '@/shared/lists/ListScreen';
import type { ListPage } from '@/shared/lists/listPage';
import { usePageStart } from '@/shared/lists/usePageStart';
import { useDeviceReading } from '@/shared/storage/useDeviceValue';
import { paths } from '@/shared/paths';
import { useKeptMeanwhile } from '@/shared/lists/useKeptMeanwhile';
import { useAppSelector, useRole } from '@/shared/store/hooks';
import { selectGridView } from '@/shared/store/viewSlice';
import { TableSkeleton } from '@/shared/ui/messages/TableSkeleton';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { Icon } from '@/shared/ui/buttons/Icon';
import { ViewToggle } from '@/shared/ui/buttons/ViewToggle';
import { useShownPages } from '@/shared/outbox/useShownThings';
import '@/shared/ui/styles/detail.scss';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { type CustomerDraft, customerDrafts, waitingCustomers } from '../keptCustomers';
import { useListCustomersQuery } from '../api/customersApi';
import { refusedEdits } from '../refusals';
import { CustomerGrid, CustomerGridSkeleton } from './CustomerGrid';
import { CustomerRows } from './CustomerRows';
import { CustomerTable, useCustomerColumns } from './CustomerTable';
import { useCustomersFind } from './useCustomersFind';
import tableClasses from './customerTable.module.scss';

/** The open dialog: a customer (null: a new one), and what was typed before and not saved. */
interface OpenDialog {
  readonly id: Id | null;
  readonly stored: CustomerDetails;
  readonly draft: Begun<CustomerDraft> | null;
}

/** The last unsaved edit of any customer. */
const findCustomerDraft = async (drafts: UserDrafts) => findDraft(drafts, customerDrafts);

/** "9 customers, 8 active", only if they all fit on one page; otherwise the total is unknown. */
function useCounts(page: ListPage<Customer> | undefined): string | undefined {
  const { t } = useTranslation('customers');
  if (!page || page.start > 0 || hasNext(page.answered) || page.entries.length === 0) return undefined;
  const active = page.entries.filter(({ isActive }) => isActive).length;
  return t('lead.all', { count: page.entries.length, active });
}

/**
 * The customers: grid or table, and the settings dialog.
 * @param links further links beside the list's own
 */
export function CustomersPage({ links }: { readonly links: ReactNode }) {
  const { t } = useTranslation('customers');
  const place = usePageStart();
  const listed = useKeptMeanwhile(useListCustomersQuery(place.start), '/customers', place.start);
  const query = useShownPages(waitingCustomers, listed);
  const isGrid = useAppSelector(selectGridView);
  const mayCreate = mayCreateCustomer(useRole());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const find = useCustomersFind(query.data?.entries ?? []);
  const isPhone = usePhone();
  useDeviceReading(refusedEdits.customer);
  const lead = useCounts(query.data);
  const columns = useCustomerColumns();
  const tableSkeleton = <TableSkeleton className={tableClasses.table} rows={PAGE_SIZE} columns={columns} />;
  const isTable = !isGrid && !isPhone;
  const Cards = isGrid ? CustomerGrid : CustomerRows;

  function openNew() {
    setDialog({ id: null, stored: newCustomer, draft: null });
  }

  function openSettings(customer: Customer) {
    setDialog({ id: customer.id, stored: detailsOf(customer), draft: null });
  }

  return (
    <>
      <ListScreen
        texts="customers"
        {...(lead !== undefined && { lead })}
        place={place}
        query={query}
        skeleton={isGrid ? <CustomerGridSkeleton /> : tableSkeleton}
        create={mayCreate ? { label: t('newCustomer'), first: t('empty.action'), onAct: openNew } : undefined}
        actions={<Actions links={links} />}
        fetchAhead={CustomerDialog.preload}
        find={{ ...find, columns }}
        notice={
          <DraftNotice
            find={findCustomerDraft}
            describe={({ id, base, values }, isInDoubt) =>
              id !== null
                ? t('draft.edit', { name: base.name })
                : t(isInDoubt ? 'draft.inDoubt' : 'draft.new', { name: values.name })
            }
            isBusy={dialog !== null}
            onContinue={(draft) => setDialog({ id: draft.id, stored: draft.base, draft })}
          />
        }
      >
        {({ entries }, resultLine) =>
          isTable ? (
            <CustomerTable
              customers={entries}
              typed={find.typed}
              resultLine={resultLine}
              sorting={find.sorting}
              onSettings={openSettings}
            />
          ) : (
            <>
              <CardsHead line={resultLine} columns={columns} sorting={find.sorting} />
              <Cards customers={entries} typed={find.typed} onSettings={openSettings} />
            </>
          )
        }
      </ListScreen>
      {dialog && <CustomerDialog {...dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

/** The way to the report over all customers, for those who may see it, further links, and the switch of the view. */
function Actions({ links }: { readonly links: ReactNode }) {
  const { t } = useTranslation('customers');
  const hasReport = mayReport(useRole()) && env.reports !== 'off';
  return (
    <>
      {hasReport && (
        <Link className="btn btn-quiet" to={paths.report}>
          <Icon of={barChart} />
          {t('report')}
        </Link>
      )}
      {links}
      <ViewToggle />
    </>
  );
}

/** The settings dialog, loaded once the list is on the screen, because reading the list does not need it. */
const CustomerDialog = lazyComponent(async () => (await import('../edit/CustomerDialog')).CustomerDialog);
