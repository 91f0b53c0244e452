import { IconLink } from '@/shared/ui/buttons/IconLink';
import { clsx } from 'clsx';
import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?icon';
import gear from 'bootstrap-icons/icons/gear.svg?icon';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Customer } from '@/domain/customers/customer';
import { ResultRow, type ListColumn, type ListTableProps, TableHead } from '@/shared/lists/TableHead';
import { useRowFocus } from '@/shared/lists/useRowFocus';
import { UnmatchedMark } from '@/shared/lists/find/UnmatchedMark';
import { customerPath } from '@/shared/paths';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMark';
import { waitingCustomers } from '../keptCustomers';
import type { CustomerListProps } from './CustomerGrid';
import { StatusDot } from '../StatusDot';
import classes from './customerTable.module.scss';
import { MarkedText } from '@/shared/ui/options/MarkedText';
import { useMediaQuery } from '@/shared/ui/window/useMediaQuery';

/** Customers as a table: a double-click on a row, Enter, or the arrow opens the customer. */
export function CustomerTable({
  customers,
  onSettings,
  typed,
  resultLine,
  sorting,
}: CustomerListProps & ListTableProps) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const columns = useCustomerColumns();
  // Number and place are hidden then, and a cell that spans hidden columns would make new ones.
  const isTablet = useMediaQuery('(max-width: 1023.98px)');
  const open = ({ id }: Customer) => void navigate(customerPath(id));
  const rowProps = useRowFocus({ entries: customers, onOpen: open });
  return (
    <table className={clsx('tw-table fixed', classes.table)} aria-label={t('title')}>
      <TableHead columns={columns} sorting={sorting} />
      <tbody>
        <ResultRow columns={isTablet ? columns.length - 2 : columns.length} line={resultLine} />
        {customers.map((customer) => {
          const { id, name, customerNumber, location, isActive, members, projectsCount } = customer;
          return (
            <tr key={id} {...rowProps(customer)}>
              <td className="text-medium" title={name}>
                <span className="tw-description">
                  <span>
                    <MarkedText text={name} typed={typed} />
                  </span>
                  <WaitingMarkOf kept={waitingCustomers.kept} id={id} />
                  <UnmatchedMark id={id} />
                </span>
              </td>
              <td className="figures text-secondary">
                <MarkedText text={customerNumber} typed={typed} />
              </td>
              <td className="text-secondary ellipsis">
                <MarkedText text={location} typed={typed} />
              </td>
              <td className="align-right figures">{projectsCount}</td>
              <td>
                <StatusDot
                  tone={isActive ? 'success' : undefined}
                  text={t(isActive ? 'active' : 'inactive')}
                />
              </td>
              <td>
                <AvatarStack label={t('columns.members')} people={members} size={32} />
              </td>
              <td className="row-actions">
                <IconButton
                  icon={gear}
                  label={t('settingsOf', { name })}
                  onClick={() => onSettings(customer)}
                />
                <IconLink icon={arrowRight} to={customerPath(id)} label={t('open', { name })} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The columns of the customer table and of its skeleton. */
export function useCustomerColumns(): readonly ListColumn[] {
  const { t } = useTranslation('customers');
  return [
    { title: t('columns.name'), sort: 'name' },
    { title: t('columns.number'), sort: 'number', className: classes.number },
    { title: t('columns.location'), sort: 'place', className: classes.place },
    { title: t('columns.projects'), sort: 'projects', className: 'column-number', align: 'right' },
    { title: t('columns.status'), sort: 'state', className: classes.status },
    { title: t('columns.members'), sort: 'members', className: classes.team },
    { title: t('columns.action'), className: 'column-actions', align: 'right' },
  ];
}
