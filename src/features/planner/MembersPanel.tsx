import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskMember } from '@/domain/planner/kanban';
import { loadFindMembers } from '@/features/people';
import { useErrorText } from '@/shared/api/useErrorText';
import { memberOf, membershipId } from '@/shared/outbox/membershipKind';
import { useSavedStep } from '@/shared/outbox/useSavedStep';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { Alert } from '@/shared/ui/messages/Alert';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { MemberPicker } from '@/shared/ui/people/MemberPicker';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';
import type { FoundMember } from '@/shared/ui/people/useMemberSearch';
import { loadPlannerMemberKind } from './api/kinds';
import type { MembersOf } from './api/plannerMembersApi';

export interface MembersPanelProps {
  readonly of: MembersOf;
  readonly members: readonly TaskMember[];
  /** Called when users remove themselves, if that has further consequences. */
  readonly onLeave?: (() => void) | undefined;
}

/** The members of a board or task: each can be removed, others can be found by mail or name. */
export function MembersPanel({ of, members, onLeave }: MembersPanelProps) {
  const { t } = useTranslation('planner');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const save = useSavedStep(loadPlannerMemberKind);
  const self = useUser()?.guid;
  const [failure, setFailure] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => frame.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus(), []);

  async function handleAdd([person]: readonly FoundMember[]) {
    if (!person) return;
    const { guid, mail } = person;
    const change = { row: null, before: null, want: memberOf(of, guid) };
    const error = await save(change, { text: t('history.memberAdded'), detail: mail });
    setFailure(error === undefined ? null : t('members.addFailed', { who: mail, reason: errorText(error) }));
  }

  async function handleRemove({ guid, name }: TaskMember) {
    const before = memberOf(of, guid);
    const change = { row: membershipId(before), before, want: null };
    const error = await save(change, { text: t('history.memberRemoved'), detail: name });
    setFailure(
      error === undefined ? null : t('members.removeFailed', { who: name, reason: errorText(error) }),
    );
  }

  return (
    <div ref={frame}>
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      <MemberPicker
        label={t('members.find')}
        labelHidden={false}
        hint={t('members.hint')}
        error={undefined}
        required={false}
        chosen={[]}
        onChange={(chosen) => void handleAdd(chosen)}
        present={new Set(members.map(({ guid }) => guid))}
        search={async (text) => dispatch((await loadFindMembers())(text))}
      />
      <ul className="above-10">
        {members.map((member) => (
          <li key={member.guid} className="row gap-10 min-height-40">
            <PersonAvatar guid={member.guid} name={member.name} size={28} />
            <span className="ellipsis fills">{member.name}</span>
            <IconButton
              icon={close}
              label={t('members.remove', { name: member.name })}
              onClick={() => (onLeave && member.guid === self ? onLeave() : void handleRemove(member))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
