import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '@/domain/person';
import { findPeople } from '@/features/people';
import { FormDialog } from '@/shared/forms/FormDialog';
import type { SaveOutcome } from '@/shared/forms/useSaving';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { MemberPicker } from '@/shared/ui/people/MemberPicker';
import type { FoundMember } from '@/shared/ui/people/useMemberSearch';
import { type TeamOf, useAddMemberMutation } from './membersApi';
import { useMemberFailure } from './useMemberFailure';

interface AddMembersDialogProps {
  readonly team: TeamOf;
  /** Name of the customer or project. */
  readonly teamName: string;
  readonly members: readonly TeamMember[];
  readonly onClose: () => void;
}

/** What came of adding one person. */
interface Result {
  readonly person: FoundMember;
  readonly text: string;
  readonly isAdded: boolean;
}

/** Adds people to a customer or project, found by mail (section 2, "Other dialogs"); says for each what came of it. */
export function AddMembersDialog({ team, teamName, members, onClose }: AddMembersDialogProps) {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const { reasonOf, showFailure } = useMemberFailure();
  const [add] = useAddMemberMutation();
  const [chosen, setChosen] = useState<readonly FoundMember[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const [results, setResults] = useState<readonly Result[]>([]);

  async function search(text: string): Promise<readonly FoundMember[]> {
    const { data, error } = await dispatch(
      findPeople.initiate(text, { subscribe: false, forceRefetch: true }),
    );
    if (data) return data;
    showFailure(error);
    throw error;
  }

  async function addOne(person: FoundMember): Promise<Result> {
    const { data: affected, error } = await add({ team, guid: person.guid });
    if (affected === undefined) {
      return { person, isAdded: false, text: t('members.results.failed', { reason: reasonOf(error) }) };
    }
    return affected > 0
      ? { person, isAdded: true, text: t('members.results.added') }
      : { person, isAdded: true, text: t('members.results.present') };
  }

  async function save(onSend: () => void): Promise<SaveOutcome> {
    setIsMissing(chosen.length === 0);
    if (chosen.length === 0) return { kind: 'invalid' };
    onSend();
    const answers: Result[] = [];
    // One after the other: a person whom the service refuses must not keep the others out.
    for (const person of chosen) answers.push(await addOne(person));
    setResults(answers);
    const failed = answers.filter(({ isAdded }) => !isAdded);
    setChosen(failed.map(({ person }) => person));
    const count = answers.length - failed.length;
    if (count > 0)
      dispatch(
        noticeGiven({ tone: 'success', text: t('members.added', { count }), lifeMs: noticeLife.done }),
      );
    if (failed.length > 0) return { kind: 'invalid' };
    return { kind: 'saved', finish: () => (onClose(), 'done') };
  }

  return (
    <FormDialog
      title={t('members.add')}
      isDirty={chosen.length > 0}
      saveLabel={t('members.submit')}
      describeFailure={(reason) => reason}
      save={save}
      onClose={onClose}
    >
      <p className="t3 fs13">{teamName}</p>
      <MemberPicker
        label={t('members.people')}
        labelHidden={false}
        hint={undefined}
        required
        error={isMissing && chosen.length === 0 ? t('members.choose') : undefined}
        chosen={chosen}
        onChange={setChosen}
        present={new Set(members.map(({ guid }) => guid))}
        search={search}
      />
      <ul className="tw-outcomes" aria-live="polite">
        {results.map(({ person, text, isAdded }) => (
          <li key={person.guid} className={isAdded ? 't2' : 'is-refused'}>
            {person.mail}: {text}
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
