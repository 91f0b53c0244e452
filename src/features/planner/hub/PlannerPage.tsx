import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameId } from '@/domain/id';
import type { Task } from '@/domain/planner/kanban';
import { hasNoRows } from '@/shared/api/readableRows';
import { useErrorText } from '@/shared/api/useErrorText';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { UnreadableRows } from '@/shared/lists/UnreadableRows';
import { useFetchAhead } from '@/shared/lists/useFetchAhead';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { Icon } from '@/shared/ui/buttons/Icon';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { QueryView } from '@/shared/ui/messages/QueryView';
import '@/shared/ui/styles/detail.scss';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useListBoardsQuery } from '../api/boardsApi';
import { loadTaskDialog } from '../task/lazyParts';
import { useTaskDialog } from '../task/useTaskDialog';
import { useListMyTasksQuery } from '../api/tasksApi';
import { BoardCards, BoardCardsSkeleton } from './BoardCards';
import { type BoardDraft, findBoardDraft } from './boardDraft';
import { MyTasks } from './MyTasks';
import { useShownTasks } from '../outbox/waitingTasks';
import classes from './plannerPage.module.scss';

type OpenDialog = { kind: 'closed' } | { kind: 'new'; draft: Begun<BoardDraft> | null };

/** The Kanban Hub: a card per board, New Planner, and My Tasks. */
export function PlannerPage() {
  const { t } = useTranslation('planner');
  const errorText = useErrorText();
  const boards = useListBoardsQuery();
  const mine = useShownTasks(useListMyTasksQuery(null));
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'closed' });
  const openNew = () => setDialog({ kind: 'new', draft: null });
  const placeOf = ({ boardId }: Task) =>
    boards.data?.rows.find(({ id }) => isSameId(id, boardId))?.title ?? '';
  const task = useTaskDialog({ tasks: mine.data?.rows, placeOf, hasFullControl: false });
  useFetchAhead(mine, loadTaskDialog);
  return (
    <>
      <PageHeader title={t('title')} primary={{ label: t('newBoard.open'), icon: plusLg, onAct: openNew }} />
      <DraftNotice
        find={findBoardDraft}
        describe={({ title }, isInDoubt) => t(isInDoubt ? 'newBoard.inDoubt' : 'newBoard.draft', { title })}
        isBusy={dialog.kind === 'new'}
        onContinue={(draft) => setDialog({ kind: 'new', draft })}
      />
      {task.notice}
      <div className={clsx('tw-detail', classes.hub)}>
        <section aria-label={t('boards')}>
          <QueryView
            query={boards}
            skeleton={<BoardCardsSkeleton />}
            isEmpty={hasNoRows}
            empty={
              <EmptyState
                title={t('empty.title')}
                text={t('empty.text')}
                action={
                  <button type="button" className="btn btn-quiet" onClick={openNew}>
                    <Icon of={plusLg} />
                    {t('empty.action')}
                  </button>
                }
              />
            }
            failedTitle={t('boardsFailed')}
            describeError={errorText}
          >
            {({ rows, unreadable }) => (
              <>
                <UnreadableRows rows={unreadable} />
                <BoardCards boards={rows} />
              </>
            )}
          </QueryView>
        </section>
        <MyTasks query={mine} boards={boards.data?.rows ?? []} placeOf={placeOf} onOpen={task.open} />
      </div>
      <Suspense>
        {dialog.kind === 'new' && (
          <NewBoardDialog draft={dialog.draft} onClose={() => setDialog({ kind: 'closed' })} />
        )}
      </Suspense>
      {task.dialog}
    </>
  );
}

/** The "New Planner" dialog, loaded when it is opened. */
const NewBoardDialog = lazyComponent(async () => (await import('./NewBoardDialog')).NewBoardDialog);
