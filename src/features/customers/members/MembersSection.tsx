import personPlus from 'bootstrap-icons/icons/person-plus.svg?icon';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TeamMember } from '@/domain/person';
import { employeePath } from '@/shared/paths';
import { selectConnectedEmployees } from '@/shared/presence/presenceSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { Avatar } from '@/shared/ui/people/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { AddMembersDialog, RemoveMemberDialog } from './lazyDialogs';
import type { TeamOf } from './membersApi';

interface MembersSectionProps {
  readonly title: string;
  readonly team: TeamOf;
  /** Name of the customer or project. */
  readonly teamName: string;
  readonly members: readonly TeamMember[];
}

type OpenDialog = { kind: 'closed' } | { kind: 'add' } | { kind: 'remove'; member: TeamMember };

/** The members of a customer or project (section 2): each leads to the employee; add and remove. */
export function MembersSection({ title, team, teamName, members }: MembersSectionProps) {
  const { t } = useTranslation(['customers', 'common']);
  const connected = useAppSelector(selectConnectedEmployees);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'closed' });
  const handleClose = () => setDialog({ kind: 'closed' });
  return (
    <section className="tw-block" aria-labelledby="team">
      <div className="tw-sec">
        <h2 id="team">
          {title} <span className="cnt">{members.length}</span>
        </h2>
        <button
          type="button"
          className="btn btn-ghost btn-sm ms-auto"
          onClick={() => setDialog({ kind: 'add' })}
        >
          <Icon of={personPlus} />
          {t('customers:members.add')}
        </button>
      </div>
      {members.length === 0 ? (
        <p className="t3">{t('customers:members.none')}</p>
      ) : (
        <ul className="tw-members">
          {members.map((member) => (
            <li key={member.guid} className="tw-memb">
              <Link className="tw-member" to={employeePath(member.guid)}>
                <Avatar
                  name={member.name}
                  photo={member.photo}
                  size={36}
                  onlineLabel={connected.includes(member.guid) ? t('common:online') : undefined}
                />
                <span className="grow">
                  <span className="fw5 ell d-block">{member.name}</span>
                  <span className="t3 fs13 ell d-block">{member.company || member.mail}</span>
                </span>
              </Link>
              <IconButton
                icon={close}
                label={t('customers:members.remove', { name: member.name })}
                onClick={() => setDialog({ kind: 'remove', member })}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {dialog.kind === 'add' && (
          <AddMembersDialog team={team} teamName={teamName} members={members} onClose={handleClose} />
        )}
        {dialog.kind === 'remove' && (
          <RemoveMemberDialog team={team} member={dialog.member} onClose={handleClose} />
        )}
      </Suspense>
    </section>
  );
}
