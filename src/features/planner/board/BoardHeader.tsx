import { useIsOpen } from '@/shared/ui/window/useIsOpen';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { templateName } from '@/domain/planner/boardCopy';
import { type Board, isClosedWhenLeft, isPersonal } from '@/domain/planner/kanban';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { boardPath, paths } from '@/shared/paths';
import { useRememberRecent } from '@/shared/recents/recents';
import { errorOf } from '@/shared/outbox/change';
import { saveOne } from '@/shared/outbox/save';
import { useSavedStep } from '@/shared/outbox/useSavedStep';
import { useAppDispatch, useRole, useUser } from '@/shared/store/hooks';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import { PhoneTitle } from '@/shared/ui/frame/ShellSlots';
import { useDocumentTitle } from '@/shared/ui/frame/useDocumentTitle';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { RowMenu } from '@/shared/ui/menus/RowMenu';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { AvatarStack } from '@/shared/ui/people/AvatarStack';
import { useSteps } from '@/shared/undo/useSteps';
import { memberOf, membershipChange } from '@/shared/outbox/membershipKind';
import { loadBoardKind, loadPlannerMemberKind } from '../api/kinds';
import { useBoardClassWords } from '../BoardCardHead';
import classes from './boardHeader.module.scss';
import { InlineName } from './InlineName';
import { MembersPopover } from '../MembersPopover';

/** With more avatars, the members button would not fit beside them on a 375 px screen. */
const FACES_ON_PHONES = 3;

/** The head of a board; title, delete and members can be changed only on boards of class personally. */
export function BoardHeader({ board }: { readonly board: Board }) {
  const { t } = useTranslation('planner');
  const className = useBoardClassWords();
  const save = useSavedStep(loadBoardKind);
  const isPhone = usePhone();
  const mayChange = isPersonal(board);
  useDocumentTitle(board.title);
  useRememberRecent('kanban', board.title, boardPath(board.id));

  const handleRename = async (title: string, before: string) =>
    save(
      { row: board.id, before: { title: before }, want: { title } },
      { text: t('history.renamed'), detail: title },
    );

  return (
    <div className={clsx('tw-head is-detail', classes.head)}>
      <div className="grow">
        <div className={classes.path}>
          <Breadcrumb
            steps={[{ label: t('title'), path: paths.planner }]}
            current={className(board.boardClass)}
          />
        </div>
        <div className="row shrinks">
          <h1 tabIndex={-1} className={classes.title}>
            {mayChange ? (
              <InlineName label={t('board.editTitle')} value={board.title} onSave={handleRename} />
            ) : (
              board.title
            )}
          </h1>
          {mayChange && <DeleteBoard board={board} />}
          <BoardMenu board={board} />
        </div>
      </div>
      <div className={clsx('actions', classes.actions)}>
        <div className={classes.people}>
          <AvatarStack
            label={t('members.label')}
            people={board.members}
            size={32}
            most={isPhone ? FACES_ON_PHONES : undefined}
          />
          {mayChange && <BoardMembers board={board} />}
        </div>
      </div>
      <PhoneTitle>{t('title')}</PhoneTitle>
    </div>
  );
}

/** The menu of a board as a whole: duplicate it, or save it as a template. */
function BoardMenu({ board }: { readonly board: Board }) {
  const { t } = useTranslation('planner');
  const [opened, setOpened] = useState<'copy' | 'template' | null>(null);
  const items = [{ label: t('copy.open'), onSelect: () => setOpened('copy') }];
  if (templateName(board) === null)
    items.push({ label: t('copy.templateOpen'), onSelect: () => setOpened('template') });
  return (
    <>
      <RowMenu label={t('copy.more')} items={items} />

      {opened !== null && (
        <DuplicateDialog board={board} isTemplate={opened === 'template'} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

/** The dialog that copies a board, loaded when it is opened. */
const DuplicateDialog = lazyComponent(async () => (await import('../copy/DuplicateDialog')).DuplicateDialog);

const ConfirmDialog = lazyComponent(async () => (await import('@/shared/forms/ConfirmDialog')).ConfirmDialog);

/** Deletes a board with everything on it, after a confirmation. */
function DeleteBoard({ board: { id, title } }: { readonly board: Board }) {
  const { t } = useTranslation(['planner', 'common']);
  const dispatch = useAppDispatch();
  const tellGone = useGone();
  const [isAsking, setIsAsking] = useState(false);

  async function remove(): Promise<unknown> {
    return errorOf(await dispatch(saveOne(loadBoardKind, { row: id, before: { title }, want: null })));
  }

  return (
    <>
      <IconButton
        icon={trash}
        tone="danger"
        size="lg"
        label={t('planner:board.delete')}
        onClick={() => setIsAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('planner:board.deleteTitle')}
          confirmLabel={t('common:actions.delete')}
          isDangerous
          act={remove}
          describeFailure={(reason) => t('planner:board.deleteFailed', { reason })}
          onDone={() => tellGone(t('planner:board.deleted', { title }), t('planner:history.deletedFinal'))}
          onClose={() => setIsAsking(false)}
          text={t('planner:board.deleteText', { title })}
        />
      )}
    </>
  );
}

/** Leads to the hub after a board is gone for the user, which cannot be undone. */
function useGone() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const steps = useSteps();
  return (text: string, undo: string) => {
    dispatch(doneNotice(text));
    steps.add({ text, undo });
    if (isOpen()) void navigate(paths.planner, { replace: true });
  };
}

/** The members of a board. Removing yourself asks first if it locks you out, and then leads to the hub. */
function BoardMembers({ board }: { readonly board: Board }) {
  const { id, title, members } = board;
  const { t } = useTranslation('planner');
  const dispatch = useAppDispatch();
  const tellGone = useGone();
  const guid = useUser()?.guid ?? '';
  const role = useRole();
  const [isAsking, setIsAsking] = useState(false);
  const of = { kind: 'board', id } as const;
  const onLeave = isClosedWhenLeft(board, { guid, role }) ? () => setIsAsking(true) : undefined;

  async function leave(): Promise<unknown> {
    const change = membershipChange(memberOf(of, guid), false);
    return errorOf(await dispatch(saveOne(loadPlannerMemberKind, change)));
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
          onDone={() => tellGone(t('board.left', { title }), t('history.leftFinal'))}
          onClose={() => setIsAsking(false)}
          text={t('board.leaveText', { title })}
        />
      )}
    </>
  );
}
