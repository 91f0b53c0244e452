import envelope from 'bootstrap-icons/icons/envelope.svg?icon';
import telephone from 'bootstrap-icons/icons/telephone.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PAGE_SIZE } from '@/domain/limits';
import { type Employee, displayName, mailAddress, phoneAddress, socialLinks } from '@/domain/people/employee';
import { employeePath } from '@/shared/paths';
import { Icon } from '@/shared/ui/buttons/Icon';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';
import { CardsHeadSkeleton } from '@/shared/lists/CardsHead';
import { UnmatchedMark } from '@/shared/lists/find/UnmatchedMark';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMark';
import { MailText } from '@/shared/ui/people/MailText';
import { waitingPeople } from '../keptPeople';
import { ContactLink, networkIcons } from '../ContactLink';
import { Cover, CoverSkeleton } from '../Cover';
import { OnlineBadge } from '../OnlineBadge';
import classes from './employeeGrid.module.scss';
import { MarkedText } from '@/shared/ui/options/MarkedText';

export interface EmployeeListProps {
  readonly employees: readonly Employee[];
  /** The words that are searched for, which are marked. */
  readonly typed: string;
}

/** The employees as cards. The whole card opens the person; the name is the link. */
export function EmployeeGrid({ employees, typed }: EmployeeListProps) {
  return (
    <ul className="tw-grid">
      {employees.map((employee) => {
        const { id, company, department, mail, phone, photo } = employee;
        const name = displayName(employee);
        return (
          <li key={id} className={clsx('tw-card', classes.card)}>
            <Cover guid={id} kind="card" />
            <div className={classes.content}>
              <div className={classes.top}>
                <PersonAvatar guid={id} name={name} photo={photo} size={68} />
                <OnlineBadge guid={id} />
              </div>
              <div>
                <h2 className="ellipsis text-15 lines-135" dir="auto">
                  <Link className="card-open" to={employeePath(id)} title={name}>
                    <MarkedText text={name} typed={typed} />
                  </Link>
                </h2>
                <p className={clsx('text-secondary text-small ellipsis', classes.place)} title={department}>
                  <MarkedText text={department} typed={typed} />
                </p>
                <p className={clsx('text-faint text-small ellipsis', classes.place)} title={company}>
                  <MarkedText text={company} typed={typed} />
                </p>
                <WaitingMarkOf kept={waitingPeople.kept} id={id} />
                <UnmatchedMark id={id} />
              </div>
              <div className={classes.contacts}>
                {mail !== '' && (
                  <ContactLink icon={envelope} className={classes.contact} address={mailAddress(mail)}>
                    <MailText of={mail} />
                  </ContactLink>
                )}
                {phone !== '' && (
                  <ContactLink icon={telephone} className={classes.contact} address={phoneAddress(phone)}>
                    <MarkedText text={phone} typed={typed} />
                  </ContactLink>
                )}
              </div>
              <SocialLinks employee={employee} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Links to a person's social networks as icons; each opens in a new window. */
function SocialLinks({ employee }: { employee: Employee }) {
  const { t } = useTranslation('people');
  const name = displayName(employee);
  return (
    <div className={classes.networks}>
      {socialLinks(employee).map(({ network, address }) => (
        <a
          key={network}
          className="tw-icon-button"
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={t('networkOf', { network: t(`networks.${network}`), name })}
          title={t(`networks.${network}`)}
        >
          <Icon of={networkIcons[network]} />
        </a>
      ))}
    </div>
  );
}

/** Loading state of the cards and the line above them, at their final height. */
export function EmployeeGridSkeleton() {
  return (
    <>
      <CardsHeadSkeleton />
      <ul className="tw-grid is-skeleton" aria-hidden="true">
        {Array.from({ length: PAGE_SIZE }, (_, card) => (
          <li key={card} className={clsx('tw-card', classes.card)}>
            <CoverSkeleton kind="card" />
            <div className={classes.content}>
              <div className={classes.top}>
                <span className="tw-avatar on-press" style={{ '--s': '68px' }} />
              </div>
              <div>
                <h2 className="text-15 lines-135">
                  <span className="skeleton" style={{ width: `${40 + ((card * 17) % 40)}%` }} />
                </h2>
                <p className={clsx('text-small', classes.place)} />
                <p className={clsx('text-small', classes.place)}>
                  <span className="skeleton" style={{ width: `${50 + ((card * 23) % 40)}%` }} />
                </p>
              </div>
              <div className={classes.contacts} />
              <div className={classes.networks} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
