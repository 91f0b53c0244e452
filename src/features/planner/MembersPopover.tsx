import personPlus from 'bootstrap-icons/icons/person-plus.svg?icon';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskMember } from '@/domain/kanban';
import { findPeople } from '@/features/people';
import { useErrorText } from '@/shared/api/useErrorText';
import { useAppDispatch } from '@/shared/store/hooks';
import { Alert } from '@/shared/ui/messages/Alert';
import { Avatar } from '@/shared/ui/people/Avatar';
import { IconButton } from '@/shared/ui/IconButton';
import { MemberPicker } from '@/shared/ui/people/MemberPicker';
import type { FoundMember } from '@/shared/ui/people/useMemberSearch';
import './membersPopover.scss';
import {
  type MembersOf,
  useAddPlannerMemberMutation,
  useRemovePlannerMemberMutation,
} from './plannerMembersApi';

interface MembersPopoverProps {
  readonly of: MembersOf;
  readonly members: readonly TaskMember[];
}

/** The button that opens the members of a board or task: each can be taken out, others are found by mail (section 2). */
export function MembersPopover({ of, members }: MembersPopoverProps) {
  const { t } = useTranslation('planner');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const handleOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !frame.current?.contains(event.target)) setIsOpen(false);
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    frame.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    const handlePress = (event: Event) => handleOutside(event);
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('focusin', handlePress);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('focusin', handlePress);
    };
  }, [isOpen]);

  /** Escape closes the popover, and not the dialog around it. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only Escape, which reaches its controls
    <div className="tw-addm" ref={frame} onKeyDown={handleKeyDown}>
      <IconButton
        ref={button}
        icon={personPlus}
        label={t('members.manage')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <section className="tw-mpop" id={id} aria-label={t('members.label')}>
          <MembersPanel of={of} members={members} />
        </section>
      )}
    </div>
  );
}

function MembersPanel({ of, members }: MembersPopoverProps) {
  const { t } = useTranslation('planner');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const [add] = useAddPlannerMemberMutation();
  const [remove] = useRemovePlannerMemberMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function search(text: string): Promise<readonly FoundMember[]> {
    const query = findPeople.initiate(text, { subscribe: false, forceRefetch: true });
    const { data, error } = await dispatch(query);
    if (data) return data;
    throw error;
  }

  async function handleAdd([person]: readonly FoundMember[]) {
    if (!person) return;
    const { error } = await add({ of, guid: person.guid });
    setFailure(error ? t('members.addFailed', { who: person.mail, reason: errorText(error) }) : null);
  }

  async function handleRemove({ guid, name }: TaskMember) {
    const { error } = await remove({ of, guid });
    setFailure(error ? t('members.removeFailed', { who: name, reason: errorText(error) }) : null);
  }

  return (
    <>
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      <MemberPicker
        label={t('members.find')}
        labelHidden={false}
        hint={undefined}
        error={undefined}
        required={false}
        chosen={[]}
        onChange={(chosen) => void handleAdd(chosen)}
        present={new Set(members.map(({ guid }) => guid))}
        search={search}
      />
      <ul className="list">
        {members.map((member) => (
          <li key={member.guid}>
            <Avatar name={member.name} size={28} />
            <span className="grow ell">{member.name}</span>
            <IconButton
              icon={close}
              label={t('members.remove', { name: member.name })}
              onClick={() => void handleRemove(member)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
