import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Board, isClosedWhenLeft } from '@/domain/planner/kanban';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { memberOf, membershipId } from '@/shared/outbox/membershipKind';
import { saveOne } from '@/shared/outbox/save';
import { paths } from '@/shared/paths';
import { selectRole, selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { loadPlannerMemberKind } from '../api/kinds';
import { MembersPopover } from '../MembersPopover';

/** The members of a board. Who would lock themselves out is asked first, and is led to the hub afterwards. */
export function BoardMembers({ board }: { readonly board: Board }) {
  const { id, title, members } = board;
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const steps = useSteps();
  const guid = useAppSelector(selectUser)?.guid ?? '';
  const role = useAppSelector(selectRole);
  const [isAsking, setIsAsking] = useState(false);
  const of = { kind: 'board', id } as const;
  const onLeave = isClosedWhenLeft(board, { guid, role }) ? () => setIsAsking(true) : undefined;

  async function leave(): Promise<unknown> {
    const before = memberOf(of, guid);
    return errorOf(
      await dispatch(saveOne(loadPlannerMemberKind, { row: membershipId(before), before, want: null })),
    );
  }

  function handleLeft() {
    const text = t('board.left', { title });
    dispatch(noticeGiven({ tone: 'success', text, lifeMs: noticeLife.done }));
    steps.add({ text, undo: t('history.leftFinal') });
    void navigate(paths.planner, { replace: true });
  }

  return (
    <>
      <MembersPopover of={of} members={members} onLeave={onLeave} />
      {isAsking && (
        <ConfirmDialog
          title={t('board.leaveTitle')}
          confirmLabel={t('board.leave')}
          isDangerous
          act={leave}
          describeFailure={(reason) => t('board.leaveFailed', { reason })}
          onDone={handleLeft}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('board.leaveText', { title })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
