import { clsx } from 'clsx';
import gear from 'bootstrap-icons/icons/gear.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { UnmatchedMark } from '@/shared/lists/find/UnmatchedMark';
import { customerPath } from '@/shared/paths';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMark';
import { waitingCustomers } from '../keptCustomers';
import type { CustomerListProps } from './CustomerGrid';
import classes from './customerRows.module.scss';
import { MarkedText } from '@/shared/ui/options/MarkedText';

/** The customers' table on a phone: name and status, number and place, then the members. A tap opens the customer. */
export function CustomerRows({ customers, typed, onSettings }: CustomerListProps) {
  const { t } = useTranslation('customers');
  return (
    <ul>
      {customers.map((customer) => {
        const { id, name, customerNumber, location, isActive, members, projectsCount } = customer;
        return (
          <li key={id} className="tw-record">
            <Link
              className={clsx('card-title card-open', classes.name)}
              to={customerPath(id)}
              aria-label={t('open', { name })}
            >
              <MarkedText text={name} typed={typed} />
            </Link>
            <span className={clsx('card-value', classes.state)}>
              {!isActive && <span className="tw-tag">{t('inactive')}</span>}
              <WaitingMarkOf kept={waitingCustomers.kept} id={id} />
              <UnmatchedMark id={id} />
            </span>
            <span className="card-subtitle text-secondary figures ellipsis">
              <MarkedText text={[customerNumber, location].filter(Boolean).join(' · ')} typed={typed} />
            </span>
            <span className="card-meta figures">{t('projectCount', { count: projectsCount })}</span>
            <span className={clsx('card-description', classes.members)}>
              {members.length > 0 && <AvatarStack label={t('columns.members')} people={members} size={32} />}
            </span>
            <span className="card-actions">
              <IconButton
                icon={gear}
                label={t('settingsOf', { name })}
                onClick={() => onSettings(customer)}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
