import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?icon';
import type { Customer } from '@/domain/customers/customer';
import { loadCustomerTasks } from '@/features/planner';
import { useAppSelector } from '@/shared/store/hooks';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { Tile, Tiles } from '@/shared/ui/tiles/Tiles';
import { boardPath, customerPath, paths } from '@/shared/paths';
import { useForgetRecent, useRememberRecent } from '@/shared/recents/recents';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import '@/shared/ui/styles/detail.scss';
import { useShownThing } from '@/shared/outbox/useShownThings';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMark';
import { countByState } from '@/domain/customers/project';
import { Icon } from '@/shared/ui/buttons/Icon';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { selectListedCustomer, useGetCustomerQuery } from '../api/customersApi';
import { waitingCustomers } from '../keptCustomers';
import { HoursSection } from '../hours/HoursSection';
import { HoursStat } from '../hours/HoursStat';
import { useChartRange, useHours } from '../hours/useHours';
import { MembersSection } from '../members/MembersSection';
import { useForbidden } from '../refusals';
import { CustomerMark } from '../list/CustomerMark';
import { BasicsSection } from './BasicsSection';
import { CustomerFigures } from './CustomerFigures';
import { CustomerSkeleton } from '../CustomerSkeleton';
import { ProjectsSection } from './ProjectsSection';
import { StatusDot } from '../StatusDot';
import { useProjectStateWords } from '../ProjectStateTag';

const CustomerTasks = lazyComponent(async () => loadCustomerTasks());

/** /customer/{id}: the hours and money spent on a customer. */
export function CustomerPage() {
  const { urlPath = '' } = useParams();
  // The key remounts the page for another customer, so that open dialogs and typed values do not carry over.
  return <CustomerScreen key={urlPath} id={urlPath} />;
}

function CustomerScreen({ id }: { id: string }) {
  const { t } = useTranslation('customers');
  const query = useGetCustomerQuery(id);
  useForgetRecent(query.error, customerPath(id));
  // Data from the list is shown at once; the rest follows when the customer is loaded.
  const listed = useAppSelector((state) => selectListedCustomer(state, id));
  const stored = query.currentData ?? (query.error === undefined ? listed : undefined);
  const shownQuery = useShownThing(waitingCustomers, { ...query, data: stored });
  useForbidden(id, query.error);
  return (
    <QueryView
      query={shownQuery}
      skeleton={<CustomerSkeleton of="customer" />}
      failedTitle={t('detailFailed')}
      isPage
      back={{ label: t('toList'), path: paths.customers }}
    >
      {(shown) => <CustomerDetail customer={shown} />}
    </QueryView>
  );
}

function CustomerDetail({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('customers');
  const { id, name, customerNumber, location, isActive, boardId } = customer;
  const [range, setRange] = useChartRange();
  const hours = useHours({ kind: 'customer', id }, range);
  useRememberRecent('customer', name, customerPath(id));
  const projects = <ProjectsSection customer={customer} />;
  // Without projects, creating the first one is what the page should offer most prominently.
  const isBare = customer.projects.length + customer.unreadableProjects.length === 0;
  return (
    <>
      <PageHeader
        title={name}
        kind={t('kinds.customer')}
        mark={<CustomerMark name={name} size="lg" />}
        lead={
          <>
            {[customerNumber, location].filter(Boolean).map((text) => `${text} · `)}
            <StatusDot
              tone={isActive ? 'success' : undefined}
              text={t(isActive ? 'active' : 'inactive')}
            />{' '}
            <WaitingMarkOf kept={waitingCustomers.kept} id={id} />
          </>
        }
        breadcrumb={
          <Breadcrumb steps={[{ label: t('crumb.customers'), path: paths.customers }]} current={name} />
        }
      />
      <CustomerStats
        customer={customer}
        hours={
          <HoursStat
            of={{ kind: 'customer', id }}
            record={{ customer: id }}
            name={name}
            query={hours}
            range={range}
          />
        }
      />
      <div className="tw-detail with-aside">
        <div>
          {isBare && projects}
          <HoursSection query={hours} range={range} onRange={setRange} />
          {!isBare && projects}
          {boardId !== null && <CustomerTasks customerId={id} />}
        </div>
        <aside>
          <BasicsSection customer={customer} />
          <CustomerFigures customer={customer} />
          <MembersSection
            title={t('members.title')}
            team={{ kind: 'customer', id }}
            teamName={name}
            members={customer.members}
            unreadable={customer.unreadableMembers}
          />
        </aside>
      </div>
    </>
  );
}

interface CustomerStatsProps {
  readonly customer: Customer;
  /** The tile with the hours. */
  readonly hours: ReactNode;
}

/** The cards of a customer: projects per state, hours worked, planner tasks. */
function CustomerStats({ customer, hours }: CustomerStatsProps) {
  const { t } = useTranslation('customers');
  const { stateCount } = useProjectStateWords();
  const { projects, projectsCount, boardId, openTasks } = customer;
  const counts = countByState(projects).map(({ state, count }) => stateCount(state, count));
  return (
    <Tiles>
      <Tile
        label={t('cards.projects')}
        value={projectsCount}
        detail={counts.length > 0 ? counts.join(', ') : t('cards.none')}
      />
      {hours}
      <Tile
        label={t('cards.tasks')}
        action={
          <Link className="btn btn-ghost btn-sm" to={boardId === null ? paths.planner : boardPath(boardId)}>
            {t(boardId === null ? 'cards.activatePlanner' : 'cards.openPlanner')}
            <Icon of={arrowRight} />
          </Link>
        }
        value={boardId === null ? '–' : openTasks}
        detail={t(boardId === null ? 'cards.noBoard' : 'cards.open')}
      />
    </Tiles>
  );
}
