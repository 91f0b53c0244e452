import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskMember } from '@/domain/planner/kanban';
import { loadFindMembers } from '@/features/people';
import { useErrorText } from '@/shared/api/useErrorText';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { memberOf, membershipChange } from '@/shared/outbox/membershipKind';
import { useSavedStep } from '@/shared/outbox/useSavedStep';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { Alert } from '@/shared/ui/messages/Alert';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { MemberPicker } from '@/shared/ui/people/MemberPicker';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';
import { useIsOpen } from '@/shared/ui/window/useIsOpen';
import { focusAfterRemoval } from './focus';
import { loadPlannerMemberKind } from './api/kinds';
import type { MembersOf } from './api/boardsApi';

export interface MembersPanelProps {
  readonly of: MembersOf;
  readonly members: readonly TaskMember[];
  /** Called when users remove themselves, if that has further consequences. */
  readonly onLeave?: (() => void) | undefined;
}

const searchIn = (panel: HTMLElement | null) => panel?.querySelector<HTMLElement>('[role="combobox"]');

/** The members of a board or task: each can be removed, others can be found by mail or name. */
export function MembersPanel({ of, members, onLeave }: MembersPanelProps) {
  const { t } = useTranslation('planner');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const save = useSavedStep(loadPlannerMemberKind);
  const self = useUser()?.guid;
  const [failure, setFailure] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  const isOpen = useIsOpen();
  /** The people whose change is being sent; a second press for one of them sends nothing. */
  const underWay = useRef(new Set<string>());

  useLayoutEffect(() => searchIn(frame.current)?.focus(), []);

  /** Adds or removes a person; answers whether it was saved. After the panel was closed a notice tells a failure. */
  async function change(guid: string, who: string, isAdding: boolean): Promise<boolean> {
    if (underWay.current.has(guid)) return false;
    underWay.current.add(guid);
    const done = t(isAdding ? 'history.memberAdded' : 'history.memberRemoved');
    const error = await save(membershipChange(memberOf(of, guid), isAdding), { text: done, detail: who });
    underWay.current.delete(guid);
    const failed = isAdding ? 'members.addFailed' : 'members.removeFailed';
    const text = error === undefined ? null : t(failed, { who, reason: errorText(error) });
    if (isOpen()) setFailure(text);
    else if (text !== null) dispatch(errorNotice(text));
    return text === null;
  }

  async function remove({ guid, name }: TaskMember, button: HTMLElement) {
    if (await change(guid, name, false)) focusAfterRemoval(button, searchIn(frame.current));
  }

  return (
    <div ref={frame}>
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      <MemberPicker
        label={t('members.find')}
        hint={t('members.hint')}
        chosen={[]}
        onChange={([person]) => person && void change(person.guid, person.mail, true)}
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
              onClick={({ currentTarget }) =>
                onLeave && member.guid === self ? onLeave() : void remove(member, currentTarget)
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
