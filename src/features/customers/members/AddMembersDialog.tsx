import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import dash from 'bootstrap-icons/icons/dash-lg.svg?icon';
import slashCircle from 'bootstrap-icons/icons/slash-circle.svg?icon';
import type { TeamMember } from '@/domain/people/person';
import { loadFindMembers } from '@/features/people';
import { isUnchanged } from '@/shared/api/apiError';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { memberOf, membershipId } from '@/shared/outbox/membershipKind';
import { saveOne, saveOpposite } from '@/shared/outbox/save';
import { useAppDispatch } from '@/shared/store/hooks';
import { MemberPicker } from '@/shared/ui/people/MemberPicker';
import type { FoundMember } from '@/shared/ui/people/useMemberSearch';
import { useSteps } from '@/shared/undo/useSteps';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Alert } from '@/shared/ui/messages/Alert';
import { MailText } from '@/shared/ui/people/MailText';
import { useRefusal, useRefusedEdit } from '../refusals';
import type { TeamOf } from './membersApi';
import { loadTeamKind } from './team';

interface AddMembersDialogProps {
  readonly team: TeamOf;
  /** Name of the customer or project. */
  readonly teamName: string;
  readonly members: readonly TeamMember[];
  readonly onClose: () => void;
}

/** Lets the user undo the adding of people; on the first refusal it stops, and the rest can be tried again. */
function useAddedStep(team: TeamOf, teamName: string): (joined: readonly FoundMember[]) => void {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const steps = useSteps();
  const takenOut = (guid: string) => {
    const before = memberOf(team, guid);
    return saveOpposite(loadTeamKind, { row: membershipId(before), before, want: null });
  };
  return (joined) => {
    let left = joined;
    steps.add({
      text: t('members.added', { count: joined.length }),
      detail: teamName,
      undo: async () => {
        for (const person of left) {
          // oxlint-disable-next-line no-await-in-loop -- one after another
          const error = await dispatch(takenOut(person.guid));
          if (error !== undefined) return error;
          left = left.filter((one) => one !== person);
        }
        return undefined;
      },
    });
  };
}

/** The chosen people, also for a save that began before the last of them was chosen. */
function useChosen() {
  const [chosen, setChosen] = useState<readonly FoundMember[]>([]);
  const latest = useRef(chosen);
  return {
    chosen,
    choose: (people: readonly FoundMember[]) => {
      latest.current = people;
      setChosen(people);
    },
    /** Who is chosen by now besides these people. */
    besides: (people: readonly FoundMember[]) => latest.current.filter((one) => !people.includes(one)),
  };
}

/**
 * Adds people to a customer or project, found by mail or name. If some of them could not be added, it shows
 * the result for each person.
 */
export function AddMembersDialog({ team, teamName, members, onClose }: AddMembersDialogProps) {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const { showError } = useRefusal();
  const { note } = useRefusedEdit(team.kind, team.id);
  const addStep = useAddedStep(team, teamName);
  const { chosen, choose, besides } = useChosen();
  const [isMissing, setIsMissing] = useState(false);
  const [results, setResults] = useState<readonly AddResult[] | null>(null);

  async function search(text: string): Promise<readonly FoundMember[]> {
    const findMembers = await loadFindMembers();
    return dispatch(findMembers(text)).catch((error: unknown) => {
      showError(error);
      throw error;
    });
  }

  async function addOne(person: FoundMember): Promise<AddResult> {
    const want = memberOf(team, person.guid);
    const outcome = await dispatch(saveOne(loadTeamKind, { row: null, before: null, want }));
    if (outcome.kind === 'saved') return { person, kind: 'added' };
    const error = errorOf(outcome);
    return isUnchanged(error) ? { person, kind: 'present' } : { person, kind: 'failed', error };
  }

  async function save(onSend: () => void): Promise<SaveOutcome> {
    setIsMissing(chosen.length === 0);
    if (chosen.length === 0) return { kind: 'invalid' };
    onSend();
    const answers: AddResult[] = [];
    // One after the other, so that one refused person does not keep the others out.
    for (const person of chosen) answers.push(await addOne(person));
    const joined = answers.filter(({ kind }) => kind === 'added').map(({ person }) => person);
    const added = joined.length;
    if (added > 0) addStep(joined);
    const later = besides(chosen);
    if (added === answers.length) {
      dispatch(doneNotice(t('members.added', { count: added })));
      if (later.length === 0) return { kind: 'saved', finish: onClose };
      choose(later);
      return { kind: 'saved', finish: () => 'kept' };
    }
    // If only some people were refused, the reason may be the person rather than missing rights.
    const failed = answers.filter((answer) => answer.kind === 'failed');
    if (failed.length === answers.length) note(failed[0]?.error);
    choose([...failed.map(({ person }) => person), ...later]);
    setResults(answers);
    return { kind: 'invalid' };
  }

  if (results)
    return (
      <AddResults results={results} teamName={teamName} onMore={() => setResults(null)} onClose={onClose} />
    );
  return (
    <FormDialog
      title={t('members.add')}
      subtitle={teamName}
      typesAtOnce
      isDirty={chosen.length > 0}
      saveLabel={t('members.submit')}
      save={save}
      onClose={onClose}
    >
      <MemberPicker
        label={t('members.people')}
        hint={t('members.hint')}
        required
        error={isMissing && chosen.length === 0 ? t('members.choose') : undefined}
        chosen={chosen}
        onChange={choose}
        present={new Set(members.map(({ guid }) => guid))}
        search={search}
      />
    </FormDialog>
  );
}

/** The outcome of adding one person. */
type AddResult =
  | { readonly person: FoundMember; readonly kind: 'added' | 'present' }
  | { readonly person: FoundMember; readonly kind: 'failed'; readonly error: unknown };

interface AddResultsProps {
  readonly results: readonly AddResult[];
  /** Name of the customer or project. */
  readonly teamName: string;
  /** Goes back to the search, where those who were not added are still selected. */
  readonly onMore: () => void;
  readonly onClose: () => void;
}

const looks = {
  added: { icon: checkCircle, className: 'text-success' },
  present: { icon: dash, className: 'text-secondary' },
  failed: { icon: slashCircle, className: 'text-danger' },
} as const;

/** Shows for each person whether they were added, or why not. */
function AddResults({ results, teamName, onMore, onClose }: AddResultsProps) {
  const { t } = useTranslation('customers');
  const { reasonOf } = useRefusal();
  const done = useRef<HTMLButtonElement>(null);
  const added = results.filter(({ kind }) => kind === 'added').length;
  const refused = new Map<string, string[]>();
  for (const result of results) {
    if (result.kind !== 'failed') continue;
    const reason = reasonOf(result.error);
    refused.set(reason, [...(refused.get(reason) ?? []), result.person.mail]);
  }

  useLayoutEffect(() => done.current?.focus(), []);

  return (
    <Dialog
      title={t('members.outcome', { added, count: results.length })}
      subtitle={teamName}
      cancelLabel={t('members.more')}
      onClose={onMore}
      footer={<Button look="primary" label={t('members.done')} ref={done} onClick={onClose} />}
    >
      <ul className="below-12">
        {results.map(({ person, kind }) => (
          <li key={person.guid} className="line-between split wrap gap-2-12 min-height-48 pads-8">
            <span className="ellipsis">
              <MailText of={person.mail} />
            </span>
            <span className={clsx('inline-row gap-7 text-small text-medium', looks[kind].className)}>
              <Icon of={looks[kind].icon} />
              {t(`members.results.${kind}`)}
            </span>
          </li>
        ))}
      </ul>
      {[...refused].map(([reason, mails]) => (
        <Alert key={reason} tone="danger">
          <b className="block">{reason}</b>
          {t('members.refused', { mails: mails.join(', ') })}
        </Alert>
      ))}
    </Dialog>
  );
}
