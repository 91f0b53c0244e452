import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import { useLayoutEffect, useRef, useState } from 'react';
import { readAnew } from '@/shared/api/readAnew';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { TaskMember } from '@/domain/kanban';
import { findPeople } from '@/features/people';
import { useErrorText } from '@/shared/api/useErrorText';
import { useAppDispatch } from '@/shared/store/hooks';
import { Alert } from '@/shared/ui/messages/Alert';
import { useSteps } from '@/shared/undo/useSteps';
import { IconButton } from '@/shared/ui/IconButton';
import { MemberPicker } from '@/shared/ui/people/MemberPicker';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';
import type { FoundMember } from '@/shared/ui/people/useMemberSearch';
import {
  type MembersOf,
  addPlannerMember,
  removePlannerMember,
  useAddPlannerMemberMutation,
  useRemovePlannerMemberMutation,
} from './api/plannerMembersApi';

export interface MembersPanelProps {
  readonly of: MembersOf;
  readonly members: readonly TaskMember[];
}

/** The members of a board or task: each can be taken out, others are found by mail (section 2). */
export function MembersPanel({ of, members }: MembersPanelProps) {
  const { t } = useTranslation('planner');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const [add] = useAddPlannerMemberMutation();
  const [remove] = useRemovePlannerMemberMutation();
  const steps = useSteps();
  const [failure, setFailure] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => frame.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus(), []);

  async function search(text: string): Promise<readonly FoundMember[]> {
    const { data, error } = await readAnew(dispatch(findPeople.initiate(text, { forceRefetch: true })));
    if (data) return data;
    throw error;
  }

  async function handleAdd([person]: readonly FoundMember[]) {
    if (!person) return;
    const { guid, mail } = person;
    const { error } = await add({ of, guid });
    if (!error)
      steps.add({
        text: t('history.memberAdded'),
        detail: mail,
        undo: async () => (await dispatch(removePlannerMember.initiate({ of, guid }))).error,
      });
    setFailure(error ? t('members.addFailed', { who: mail, reason: errorText(error) }) : null);
  }

  async function handleRemove({ guid, name }: TaskMember) {
    const { error } = await remove({ of, guid });
    if (!error)
      steps.add({
        text: t('history.memberRemoved'),
        detail: name,
        undo: async () => (await dispatch(addPlannerMember.initiate({ of, guid }))).error,
      });
    setFailure(error ? t('members.removeFailed', { who: name, reason: errorText(error) }) : null);
  }

  return (
    <div ref={frame}>
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
            <PersonAvatar guid={member.guid} name={member.name} size={28} />
            <span className="grow ell">{member.name}</span>
            <IconButton
              icon={close}
              label={t('members.remove', { name: member.name })}
              onClick={() => void handleRemove(member)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
