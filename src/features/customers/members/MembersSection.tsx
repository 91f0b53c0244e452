import personPlus from 'bootstrap-icons/icons/person-plus.svg?icon';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type TeamMember, namesApart } from '@/domain/people/person';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import { UnreadableRows } from '@/shared/lists/UnreadableRows';
import { useFirstThenAll } from '@/shared/lists/useFirstThenAll';
import { employeePath } from '@/shared/paths';
import { selectConnectedEmployees } from '@/shared/presence/presenceSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { Avatar } from '@/shared/ui/people/Avatar';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { MailText } from '@/shared/ui/people/MailText';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useRefusedEdit } from '../refusals';
import { SectionAction } from '../SectionAction';
import type { TeamOf } from './membersApi';
import classes from './membersSection.module.scss';

interface MembersSectionProps {
  readonly title: string;
  readonly team: TeamOf;
  /** Name of the customer or project. */
  readonly teamName: string;
  readonly members: readonly TeamMember[];
  readonly unreadable: readonly UnreadableRow[];
  /** In the wide column, members are shown side by side if there is room. */
  readonly isWide?: boolean;
}

/** How many members are rendered at first; even on a tall screen, the rest are off-screen. */
const FIRST_PAINTED = 6;

type OpenDialog = { kind: 'closed' } | { kind: 'add' } | { kind: 'remove'; member: TeamMember };

/** The members of a customer or project, with links to the employees; members can be added and removed. */
export function MembersSection({
  title,
  team,
  teamName,
  members,
  unreadable,
  isWide = false,
}: MembersSectionProps) {
  const { t } = useTranslation('customers');
  const isRemoved = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const mayChange = useRefusedEdit(team.kind, team.id).refusal === null;
  const connected = useAppSelector(selectConnectedEmployees);
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'closed' });
  const nameOf = namesApart(members, ({ name }) => name);
  const shown = useFirstThenAll(members, FIRST_PAINTED);
  const handleClose = () => setDialog({ kind: 'closed' });
  const handleAdd = () => setDialog({ kind: 'add' });
  const handleRemoved = () => {
    isRemoved.current = true;
    handleClose();
  };

  // The pressed button disappears with the member, so the focus moves on once the closed dialog has returned it.
  useEffect(() => {
    if (dialog.kind !== 'closed' || !isRemoved.current) return;
    isRemoved.current = false;
    heading.current?.focus();
  }, [dialog.kind]);

  return (
    <section className="tw-block" aria-labelledby="team">
      <div className="tw-section-head">
        <h2 id="team" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <span className="count">{members.length}</span>
        {mayChange && (
          <SectionAction
            icon={personPlus}
            label={t('members.add')}
            look={isWide ? 'quiet' : 'ghost'}
            size="sm"
            className="ms-auto"
            isInThumbBar={isWide}
            onAct={handleAdd}
          />
        )}
      </div>
      <UnreadableRows rows={unreadable} />
      {members.length + unreadable.length === 0 ? (
        <p className="text-faint mb-3">{t('members.none')}</p>
      ) : (
        <ul className={isWide ? classes.isWide : undefined}>
          {shown.map((member) => (
            <MemberRow
              key={member.guid}
              member={member}
              name={nameOf(member)}
              isOnline={connected.includes(member.guid)}
              onRemove={mayChange ? () => setDialog({ kind: 'remove', member }) : undefined}
            />
          ))}
        </ul>
      )}

      {dialog.kind === 'add' && (
        <AddMembersDialog team={team} teamName={teamName} members={members} onClose={handleClose} />
      )}
      {dialog.kind === 'remove' && (
        <RemoveMemberDialog
          team={team}
          member={dialog.member}
          onClose={handleClose}
          onRemoved={handleRemoved}
        />
      )}
    </section>
  );
}

interface MemberRowProps {
  readonly member: TeamMember;
  readonly name: string;
  readonly isOnline: boolean;
  /** Undefined if a change was refused before. */
  readonly onRemove: (() => void) | undefined;
}

/** A member with a link to the employee and a remove button. */
function MemberRow({ member, name, isOnline, onRemove }: MemberRowProps) {
  const { guid, photo, company, mail } = member;
  const { t } = useTranslation(['customers', 'common']);
  return (
    <li className={classes.member}>
      <Link className={classes.link} to={employeePath(guid)}>
        <Avatar name={name} photo={photo} size={36} onlineLabel={isOnline ? t('common:online') : undefined} />
        <span className="shrinks">
          <span className="text-medium ellipsis block">{name}</span>
          <span className="text-faint text-small ellipsis block">{company || <MailText of={mail} />}</span>
        </span>
      </Link>
      {onRemove && (
        <IconButton icon={close} label={t('customers:members.remove', { name })} onClick={onRemove} />
      )}
    </li>
  );
}

/** The team dialogs, loaded when one is opened. */
const AddMembersDialog = lazyComponent(async () => (await import('./AddMembersDialog')).AddMembersDialog);
const RemoveMemberDialog = lazyComponent(
  async () => (await import('./RemoveMemberDialog')).RemoveMemberDialog,
);
