import { useTranslation } from 'react-i18next';
import type { TeamMember } from '@/domain/people/person';
import { isUnchanged } from '@/shared/api/apiError';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { memberOf, membershipId } from '@/shared/outbox/membershipKind';
import { saveOne, saveOpposite } from '@/shared/outbox/save';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { useRefusal, useRefusedEdit } from '../refusals';
import type { TeamOf } from './membersApi';
import { loadTeamKind } from './team';

interface RemoveMemberDialogProps {
  readonly team: TeamOf;
  readonly member: TeamMember;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before removing a person from a customer's or project's team. */
export function RemoveMemberDialog({
  team,
  member: { guid, name },
  onClose,
  onRemoved,
}: RemoveMemberDialogProps) {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const { showError } = useRefusal();
  const { note } = useRefusedEdit(team.kind, team.id);
  const steps = useSteps();
  const isSelf = useUser()?.guid === guid;

  async function act() {
    const before = memberOf(team, guid);
    const row = membershipId(before);
    const error = errorOf(await dispatch(saveOne(loadTeamKind, { row, before, want: null })));
    if (error === undefined) return undefined;
    note(error);
    // For customers, an "Error" dialog; for projects, this dialog stays open and shows the reason.
    if (team.kind === 'project') return error;
    onClose();
    showError(error);
    return error;
  }

  function handleDone() {
    dispatch(doneNotice(t('members.removed', { name })));
    steps.add({
      text: t('members.removed', { name }),
      undo: async () => {
        const want = memberOf(team, guid);
        const error = await dispatch(saveOpposite(loadTeamKind, { row: null, before: null, want }));
        // Someone has already added them again.
        return isUnchanged(error) ? undefined : error;
      },
    });
    onRemoved();
  }

  return (
    <ConfirmDialog
      title={t('members.removeTitle', { name })}
      confirmLabel={t('members.confirm')}
      act={act}
      describeFailure={(reason) => t('members.removeFailed', { name, reason })}
      onDone={handleDone}
      onClose={onClose}
      text={t(isSelf ? 'members.removeSelf' : 'members.removeText', { name })}
    />
  );
}
