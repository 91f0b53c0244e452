import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameId } from '@/domain/id';
import { isOwnBoard, stepNames, templateName } from '@/domain/planner/boardCopy';
import type { Board, Task } from '@/domain/planner/kanban';
import { hasNoRows } from '@/shared/api/readableRows';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { UnreadableRows } from '@/shared/lists/UnreadableRows';
import { useFetchAhead } from '@/shared/lists/useFetchAhead';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useUser } from '@/shared/store/hooks';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { Button } from '@/shared/ui/buttons/Button';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { QueryView } from '@/shared/ui/messages/QueryView';
import '@/shared/ui/styles/detail.scss';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useListBoardsQuery } from '../api/boardsApi';
import { loadTaskDialog, useTaskDialog } from '../task/useTaskDialog';
import { useListMyTasksQuery } from '../api/tasksApi';
import { keptCopies } from '../copy/keptCopies';
import { BoardCards, BoardCardsSkeleton } from './BoardCards';
import { type BoardDraft, findBoardDraft } from './boardDraft';
import { MyTasks } from './MyTasks';
import { useShownTasks } from '../outbox/waitingTasks';
import classes from './plannerPage.module.scss';

/** What a new planner begins with: a draft to continue, or the template that was pressed. */
interface Beginning {
  readonly draft?: Begun<BoardDraft>;
  readonly from?: Board;
}

/** The Kanban Hub: a card per board, New Planner, and My Tasks. */
export function PlannerPage() {
  const { t } = useTranslation('planner');
  const boards = useListBoardsQuery();
  const mine = useShownTasks(useListMyTasksQuery(null));
  const [begun, setBegun] = useState<Beginning | null>(null);
  const openNew = () => setBegun({});
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
        isBusy={begun !== null}
        onContinue={(draft) => setBegun({ draft })}
      />
      {task.notice}
      <div className={clsx('tw-detail with-aside', classes.hub)}>
        <section aria-label={t('boards')}>
          <QueryView
            query={boards}
            skeleton={<BoardCardsSkeleton />}
            isEmpty={hasNoRows}
            empty={
              <EmptyState
                title={t('empty.title')}
                text={t('empty.text')}
                action={<Button icon={plusLg} label={t('empty.action')} onClick={openNew} />}
              />
            }
            failedTitle={t('boardsFailed')}
          >
            {({ rows, unreadable }) => (
              <>
                <UnreadableRows rows={unreadable} />
                <Boards boards={rows} onUse={(from) => setBegun({ from })} />
              </>
            )}
          </QueryView>
        </section>
        <MyTasks query={mine} boards={boards.data?.rows ?? []} placeOf={placeOf} onOpen={task.open} />
      </div>

      {begun && <NewBoardDialog {...begun} boards={boards.data?.rows ?? []} onClose={() => setBegun(null)} />}

      {task.dialog}
    </>
  );
}

interface BoardsProps {
  readonly boards: readonly Board[];
  /** Begins a new planner with a template. */
  readonly onUse: (template: Board) => void;
}

/** Copies that are not finished, the boards, and in a section of their own the templates. */
function Boards({ boards, onUse }: BoardsProps) {
  const { t } = useTranslation('planner');
  const guid = useUser()?.guid ?? '';
  const copies = useDeviceValue(keptCopies).value ?? [];
  const isCopied = ({ id }: Board) => copies.some(({ made }) => isSameId(made[stepNames.board] ?? null, id));
  const isTemplate = (board: Board) => templateName(board) !== null && isOwnBoard(board, guid);
  const templates = boards.filter((board) => !isCopied(board) && isTemplate(board));
  return (
    <>
      <BoardCards boards={boards.filter((board) => !isCopied(board) && !isTemplate(board))}>
        {copies.length > 0 && <CopyCards copies={copies} />}
      </BoardCards>
      {templates.length > 0 && (
        <section aria-labelledby="templates">
          <h2 id="templates" className={classes.templates}>
            {t('templates.title')} <span className="text-faint">{templates.length}</span>
          </h2>
          <BoardCards boards={templates} onUse={onUse} />
        </section>
      )}
    </>
  );
}

/** The "New Planner" dialog, loaded when it is opened. */
const NewBoardDialog = lazyComponent(async () => (await import('./NewBoardDialog')).NewBoardDialog);

/** Cards of copies, loaded when there are any. */
const CopyCards = lazyComponent(async () => (await import('../copy/CopyCards')).CopyCards);
