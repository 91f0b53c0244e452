import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isSameId } from '@/domain/id';
import { bucketTitle } from '@/domain/planner/bucketLimit';
import { type Task, hasFullControl } from '@/domain/planner/kanban';
import { queriesAsOne } from '@/shared/api/useAskAgain';
import { UnreadableRows } from '@/shared/lists/UnreadableRows';
import { useFetchAhead } from '@/shared/lists/useFetchAhead';
import { boardPath, paths } from '@/shared/paths';
import { useForgetRecent } from '@/shared/recents/recents';
import { useAppDispatch, useExtra, useRole, useUser } from '@/shared/store/hooks';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { api } from '@/shared/api/api';
import { useGetBoardQuery, useListBucketsQuery } from '../api/boardsApi';
import { loadTaskDialog, useTaskDialog } from '../task/useTaskDialog';
import { useListBoardTasksQuery } from '../api/tasksApi';
import { useShownTasks } from '../outbox/waitingTasks';
import { usePending } from '../usePending';
import type { DueMove } from '../views/useMoveDue';
import { TasksFound } from '../TasksFound';
import { useTasksFind } from '../useTasksFind';
import { BoardLine } from './BoardLine';
import { useBoardParts } from '../views/useBoardParts';
import { useTaskColumns } from '../views/useTaskColumns';
import { BoardHeader } from './BoardHeader';
import { BoardSkeleton, BoardViews, ViewSkeleton } from './BoardViews';
import { useMoveTask } from './useMoveTask';
import { useReassign } from './useReassign';

/** /planner/kanban/{id}: a board with its buckets and tasks. */
export function BoardPage() {
  const { urlPath = '' } = useParams();
  // The key remounts the page for another board, so that open dialogs and typed values do not carry over.
  return <BoardScreen key={urlPath} id={urlPath} />;
}

function BoardScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation('planner');
  const board = useGetBoardQuery(id);
  useForgetRecent(board.error, boardPath(id));
  const { buckets, tasks, content, moves } = useBoardContent(id);
  // The page says how old its parts are, and asks for all of them again.
  const { error: _, isFetching: __, ...age } = queriesAsOne(board, buckets, tasks);
  const parts = useBoardParts();
  const { view } = parts;
  const search = useTasksFind({
    tasks: content.data?.tasks ?? [],
    showsCompleted: parts.showsCompleted,
    members: board.data?.members ?? [],
  });
  const user = useUser();
  const role = useRole();
  const controls = board.data !== undefined && hasFullControl(board.data, { guid: user?.guid ?? '', role });
  const placeOf = ({ bucketId }: Task) => {
    const bucket = buckets.data?.rows.find((one) => isSameId(one.id, bucketId));
    return [board.data?.title, bucket && bucketTitle(bucket)].filter(Boolean).join(' · ');
  };
  const listColumns = useTaskColumns();
  const task = useTaskDialog({ tasks: tasks.data?.rows, placeOf, hasFullControl: controls });
  useBoardRefresh(id);
  useFetchAhead(tasks, loadTaskDialog);

  return (
    <QueryView
      query={{ ...board, ...age }}
      skeleton={<BoardSkeleton />}
      failedTitle={t('board.failed')}
      isPage
      back={{ label: t('board.toHub'), path: paths.planner }}
    >
      {(shown) => (
        <>
          <BoardHeader board={shown} />
          {task.notice}
          <BoardLine
            search={search}
            parts={parts}
            hasGroups={view !== 'week'}
            columns={view === 'list' ? listColumns : []}
          />
          <TasksFound search={search} />
          <QueryView
            query={content}
            skeleton={view === 'board' ? <BoardSkeleton /> : <ViewSkeleton />}
            failedTitle={t('board.tasksFailed')}
          >
            {({ unreadableBuckets, unreadableTasks, ...held }) => (
              <>
                <UnreadableRows rows={[...unreadableBuckets, ...unreadableTasks]} />
                <BoardViews
                  board={shown}
                  {...held}
                  {...{ search, parts }}
                  lacksTasks={unreadableTasks.length > 0}
                  mayReassign={controls}
                  onOpen={task.open}
                  {...moves}
                />
              </>
            )}
          </QueryView>
          {task.dialog}
        </>
      )}
    </QueryView>
  );
}

/** The buckets and tasks of a board, with the moves that are not saved yet. */
function useBoardContent(id: string) {
  const buckets = useListBucketsQuery(id);
  const tasks = useShownTasks(useListBoardTasksQuery(id), ({ boardId }) => String(boardId) === id);
  const { withMoves, move } = useMoveTask();
  const { reassign, withReassigned } = useReassign();
  const dueMoves = usePending<DueMove>();

  // Columns without their tasks would look empty, and could be deleted, so both must be loaded.
  const content = {
    data: buckets.data &&
      tasks.data && {
        buckets: buckets.data.rows,
        tasks: withReassigned(withMoves(tasks.data.rows)),
        unreadableBuckets: buckets.data.unreadable,
        unreadableTasks: tasks.data.unreadable,
      },
    isLoading: buckets.isLoading || tasks.isLoading,
    error: buckets.error ?? tasks.error,
    isFetching: buckets.isFetching || tasks.isFetching,
    refetch: queriesAsOne(buckets, tasks).refetch,
  };
  return { buckets, tasks, content, moves: { onMove: move, onReassign: reassign, dueMoves } };
}

/** One change by another user may cause several events, so the board is refetched once for all of them. */
const PAUSE_MS = 250;

/**
 * Refetches the open board when the service reports a change on it, and when the user returns to the tab.
 *
 * @param boardId as in the address
 */
function useBoardRefresh(boardId: string): void {
  const dispatch = useAppDispatch();
  const { boardNews } = useExtra();
  const refresh = useEffectEvent(() => {
    dispatch(api.util.invalidateTags(['BoardDetails', 'BoardTask']));
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refreshSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => refresh(), PAUSE_MS);
    };
    const stopListening = boardNews.subscribe((changed) => {
      if (changed === null || changed === boardId) refreshSoon();
    });
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') refreshSoon();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [boardId, boardNews]);
}
