import gear from 'bootstrap-icons/icons/gear.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Customer } from '@/domain/customers/customer';
import { customerPath } from '@/shared/paths';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { IconButton } from '@/shared/ui/IconButton';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMarkOf';
import { waitingCustomers } from '../outbox/waitingCustomers';
import { CustomerMark } from './CustomerMark';

export interface CustomerListProps {
  readonly customers: readonly Customer[];
  readonly onSettings: (customer: Customer) => void;
}

/** Customers as cards. The whole card opens the customer; its name is the link. */
export function CustomerGrid({ customers, onSettings }: CustomerListProps) {
  const { t } = useTranslation('customers');
  return (
    <ul className="tw-grid">
      {customers.map((customer) => {
        const { id, name, customerNumber, location, isActive, members, projectsCount } = customer;
        return (
          <li key={id} className="tw-card tw-cust">
            <div className="hd">
              <CustomerMark name={name} />
              <div className="grow">
                {/* The heading's accessible name is the name alone; the link's says what it does. */}
                <h2 aria-label={name}>
                  <Link className="opens" to={customerPath(id)} aria-label={t('open', { name })}>
                    {name}
                  </Link>
                </h2>
                <p className="t3 fs13 num">{[customerNumber, location].filter(Boolean).join(' · ')}</p>
                {!isActive && <span className="tw-tag">{t('inactive')}</span>}
                <WaitingMarkOf kept={waitingCustomers.kept} id={id} />
              </div>
              <IconButton
                icon={gear}
                label={t('settingsOf', { name })}
                onClick={() => onSettings(customer)}
              />
            </div>
            <div className="ft">
              <AvatarStack label={t('columns.members')} people={members} size={32} />
              <span className="t2 fs13 num">{t('projectCount', { count: projectsCount })}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Loading state of the cards, at their final height. */
export function CustomerGridSkeleton() {
  return (
    <ul className="tw-grid is-skeleton" aria-hidden="true">
      {Array.from({ length: 12 }, (_, card) => (
        <li key={card} className="tw-card tw-cust">
          <div className="hd">
            <span className="tw-mono" />
            <div className="grow">
              <span className="sk" style={{ width: `${50 + ((card * 17) % 40)}%` }} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
