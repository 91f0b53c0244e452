import { useTranslation } from 'react-i18next';
import type { TeamMember } from '@/domain/person';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { type TeamOf, useRemoveMemberMutation } from './membersApi';
import { useMemberFailure } from './useMemberFailure';

interface RemoveMemberDialogProps {
  readonly team: TeamOf;
  readonly member: TeamMember;
  readonly onClose: () => void;
}

/** Asks before a person is taken out of a customer's or project's team. */
export function RemoveMemberDialog({ team, member, onClose }: RemoveMemberDialogProps) {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const { showFailure } = useMemberFailure();
  const [remove] = useRemoveMemberMutation();
  const isSelf = useAppSelector(selectUser)?.guid === member.guid;
  const { name } = member;

  async function act() {
    const { error } = await remove({ team, guid: member.guid });
    if (error) showFailure(error);
    return error;
  }

  function handleDone() {
    dispatch(noticeGiven({ tone: 'success', text: t('members.removed', { name }), lifeMs: noticeLife.done }));
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('members.removeTitle', { name })}
      confirmLabel={t('members.confirm')}
      act={act}
      describeFailure={(reason) => t('members.removeFailed', { name, reason })}
      onDone={handleDone}
      onClose={onClose}
    >
      <p>{t(isSelf ? 'members.removeSelf' : 'members.removeText', { name })}</p>
    </ConfirmDialog>
  );
}
