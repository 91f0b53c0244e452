import { clsx } from 'clsx';
import gear from 'bootstrap-icons/icons/gear.svg?icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Customer } from '@/domain/customers/customer';
import { CardsHeadSkeleton } from '@/shared/lists/CardsHead';
import { UnmatchedMark } from '@/shared/lists/find/UnmatchedMark';
import { customerPath } from '@/shared/paths';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMark';
import { waitingCustomers } from '../keptCustomers';
import { CustomerMark } from './CustomerMark';
import classes from './customerGrid.module.scss';
import { MarkedText } from '@/shared/ui/options/MarkedText';

export interface CustomerListProps {
  readonly customers: readonly Customer[];
  /** The words that are searched for, which are marked. */
  readonly typed: string;
  readonly onSettings: (customer: Customer) => void;
}

/** Customers as cards. The whole card opens the customer; its name is the link. */
export function CustomerGrid({ customers, typed, onSettings }: CustomerListProps) {
  const { t } = useTranslation('customers');
  return (
    <ul className="tw-grid">
      {customers.map((customer) => {
        const { id, name, customerNumber, location, isActive, members, projectsCount } = customer;
        return (
          <li key={id} className={clsx('tw-card', classes.card)}>
            <div className="as-flex gap-12 align-start">
              <CustomerMark name={name} />
              <div className="fills">
                {/* The heading's accessible name is the name alone; the link's says what it does. */}
                <h2 className="text-strong break-anywhere text-15" aria-label={name}>
                  <Link className="card-open" to={customerPath(id)} aria-label={t('open', { name })}>
                    <MarkedText text={name} typed={typed} />
                  </Link>
                </h2>
                <p className="text-faint text-small figures">
                  <MarkedText text={[customerNumber, location].filter(Boolean).join(' · ')} typed={typed} />
                </p>
                {!isActive && <span className="tw-tag above-6">{t('inactive')}</span>}
                <WaitingMarkOf kept={waitingCustomers.kept} id={id} />
                <UnmatchedMark id={id} />
              </div>
              <IconButton
                className={classes.settings}
                icon={gear}
                label={t('settingsOf', { name })}
                onClick={() => onSettings(customer)}
              />
            </div>
            <div className="split one-line gap-10 mt-auto">
              <div className={classes.members}>
                <AvatarStack label={t('columns.members')} people={members} size={32} />
              </div>
              <span className="text-secondary text-small figures">
                {t('projectCount', { count: projectsCount })}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Loading state of the cards and the line above them, at their final height. */
export function CustomerGridSkeleton() {
  return (
    <>
      <CardsHeadSkeleton />
      <ul className="tw-grid is-skeleton" aria-hidden="true">
        {Array.from({ length: 12 }, (_, card) => (
          <li key={card} className={clsx('tw-card', classes.card)}>
            <div className="as-flex gap-12 align-start">
              <CustomerMark />
              <div className="fills">
                <span className="skeleton" style={{ width: `${50 + ((card * 17) % 40)}%` }} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
