import envelope from 'bootstrap-icons/icons/envelope.svg?icon';
import telephone from 'bootstrap-icons/icons/telephone.svg?icon';
import { Link } from 'react-router-dom';
import { type Employee, displayName, mailAddress, phoneAddress } from '@/domain/people/employee';
import { employeePath } from '@/shared/paths';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMarkOf';
import { MailText } from '@/shared/ui/people/MailText';
import { waitingPeople } from '../outbox/waitingPeople';
import { ContactLink } from '../ContactLink';
import { Cover } from '../Cover';
import { OnlineBadge } from '../OnlineBadge';
import { SocialLinks } from '../SocialLinks';

export interface EmployeeListProps {
  readonly employees: readonly Employee[];
}

/** The employees as cards (section 2). The whole card opens the person; the name is the link. */
export function EmployeeGrid({ employees }: EmployeeListProps) {
  return (
    <ul className="tw-grid">
      {employees.map((employee) => {
        const { id, company, department, mail, phone, photo } = employee;
        const name = displayName(employee);
        return (
          <li key={id} className="tw-card tw-emp">
            <Cover guid={id} kind="card" />
            <div className="in">
              <div className="ph">
                <PersonAvatar guid={id} name={name} photo={photo} size={68} />
                <OnlineBadge guid={id} />
              </div>
              <div>
                <h2 className="ell" dir="auto">
                  <Link className="opens" to={employeePath(id)} title={name}>
                    {name}
                  </Link>
                </h2>
                <p className="t2 fs13 ell" title={department}>
                  {department}
                </p>
                <p className="t3 fs13 ell" title={company}>
                  {company}
                </p>
                <WaitingMarkOf kept={waitingPeople.kept} id={id} />
              </div>
              <div className="tw-contact">
                {mail !== '' && (
                  <ContactLink icon={envelope} address={mailAddress(mail)}>
                    <MailText of={mail} />
                  </ContactLink>
                )}
                {phone !== '' && (
                  <ContactLink icon={telephone} address={phoneAddress(phone)}>
                    {phone}
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
