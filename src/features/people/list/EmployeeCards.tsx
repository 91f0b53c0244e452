import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { displayName } from '@/domain/people/employee';
import { employeePath } from '@/shared/paths';
import { selectConnectedEmployees } from '@/shared/presence/presenceSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';
import { UnmatchedMark } from '@/shared/lists/find/UnmatchedMark';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMark';
import { MailText } from '@/shared/ui/people/MailText';
import { waitingPeople } from '../keptPeople';
import { CallLink } from './EmployeeActions';
import classes from './employeeCards.module.scss';
import type { EmployeeListProps } from './EmployeeGrid';
import { MarkedText } from '@/shared/ui/options/MarkedText';

/** The employees on a phone: a tap on a row opens the person, and the icon at its end calls them. */
export function EmployeeCards({ employees, typed }: EmployeeListProps) {
  const { t } = useTranslation('common');
  const connected = useAppSelector(selectConnectedEmployees);
  return (
    <ul>
      {employees.map((employee) => {
        const { id, photo, mail, phone } = employee;
        const name = displayName(employee);
        return (
          <li key={id} className={classes.person}>
            <PersonAvatar
              guid={id}
              name={name}
              photo={photo}
              size={44}
              onlineLabel={connected.includes(id) ? t('online') : undefined}
            />
            <div className="stack fills gap-2">
              <Link className={classes.opens} to={employeePath(id)} dir="auto">
                <MarkedText text={name} typed={typed} />
              </Link>
              <span className="text-secondary ellipsis">
                <MailText of={mail} />
              </span>
              <span className="text-secondary text-small figures ellipsis">
                <MarkedText text={phone} typed={typed} />
              </span>
              <WaitingMarkOf kept={waitingPeople.kept} id={id} />
              <UnmatchedMark id={id} />
            </div>
            <CallLink employee={employee} />
          </li>
        );
      })}
    </ul>
  );
}

/** Loading state of the list, at its final height. */
export function EmployeeCardsSkeleton({ rows }: { rows: number }) {
  return (
    <ul className="is-skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <li key={row} className={classes.person}>
          <span className="tw-avatar on-press" style={{ '--s': '44px' }} />
          <div className="stack fills gap-2">
            <span className="skeleton" style={{ width: `${40 + ((row * 17) % 30)}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
