import plusLg from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Id, isSameId } from '@/domain/id';
import { type Task, isCompleted } from '@/domain/planner/kanban';
import { type ReadableRows, hasNoRows } from '@/shared/api/readableRows';
import { useErrorText } from '@/shared/api/useErrorText';
import type { Begun } from '@/shared/drafts/draftKind';
import { DraftNotice } from '@/shared/drafts/DraftNotice';
import { UnreadableRows } from '@/shared/lists/UnreadableRows';
import { useFetchAhead } from '@/shared/lists/useFetchAhead';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { Icon } from '@/shared/ui/buttons/Icon';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { type QueryState, QueryView } from '@/shared/ui/messages/QueryView';
import '@/shared/ui/styles/detail.scss';
import { type IsoDate, localDay } from '@/domain/time/period';
import { groupByDue } from '@/domain/planner/taskLists';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMarkOf';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useListBoardsQuery } from '../api/boardsApi';
import { loadTaskDialog } from '../task/lazyParts';
import { useTaskDialog } from '../task/useTaskDialog';
import { useListMyTasksQuery } from '../api/tasksApi';
import { BoardCards, BoardCardsSkeleton } from './BoardCards';
import { type BoardDraft, findBoardDraft } from './boardDraft';
import { keptTasks, useShownTasks } from '../outbox/waitingTasks';
import { CheckCount } from '../CheckCount';
import { DueDate } from '../DueDate';
import { isSilent, lookOfPriority, lookOfState, useTaskWords } from '../taskLooks';
import looks from '../taskLooks.module.scss';
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
        <MyTasks query={mine} placeOf={placeOf} onOpen={task.open} />
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

interface MyTasksProps {
  readonly query: QueryState<ReadableRows<Task>>;
  /** The title of a task's board. */
  readonly placeOf: (task: Task) => string;
  readonly onOpen: (id: Id) => void;
}

/**
 * My Tasks: the user's tasks on all boards, grouped by due date, completed ones on request; each opens its
 * dialog.
 */
function MyTasks({ query, placeOf, onOpen }: MyTasksProps) {
  const { t } = useTranslation('planner');
  const errorText = useErrorText();
  const [today] = useState(() => localDay(new Date()));
  const [showsCompleted, setShowsCompleted] = useState(false);
  const open = query.data?.rows.filter((task) => !isCompleted(task));
  return (
    <section aria-labelledby="my-tasks">
      <div className={clsx('tw-section-head', classes.head)}>
        <h2 id="my-tasks">
          {t('myTasks.title')} <span className="count">{open?.length}</span>
        </h2>
        {open !== undefined && open.length < (query.data?.rows.length ?? 0) && (
          <SwitchField
            label={t('board.showCompleted')}
            checked={showsCompleted}
            onChange={({ target }) => setShowsCompleted(target.checked)}
          />
        )}
      </div>
      <QueryView
        query={query}
        skeleton={
          <ul className={clsx('is-skeleton', classes.tasks)}>
            {[72, 54, 81, 63, 47].map((width) => (
              <li key={width} className={classes.task}>
                <span className="skeleton" style={{ width: `${width}%` }} />
              </li>
            ))}
          </ul>
        }
        isEmpty={hasNoRows}
        empty={<p className="text-faint">{t('myTasks.none')}</p>}
        failedTitle={t('myTasks.failed')}
        describeError={errorText}
      >
        {({ rows, unreadable }) => (
          <>
            <UnreadableRows rows={unreadable} />
            {open?.length === 0 && <p className="text-faint">{t('myTasks.none')}</p>}
            {groupByDue(rows, today)
              .filter(({ group }) => showsCompleted || group !== 'completed')
              .map(({ group, tasks }) => (
                <section key={group} className={classes.group} aria-labelledby={`my-tasks-${group}`}>
                  <h3 id={`my-tasks-${group}`} className={classes.groupName}>
                    {t(`myTasks.groups.${group}`)} <span className={classes.count}>{tasks.length}</span>
                  </h3>
                  <ul className={classes.tasks}>
                    {tasks.map((task) => (
                      <li key={task.id}>
                        <MyTask task={task} place={placeOf(task)} today={today} onOpen={onOpen} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
          </>
        )}
      </QueryView>
    </section>
  );
}

interface MyTaskProps {
  readonly task: Task;
  readonly place: string;
  readonly today: IsoDate;
  readonly onOpen: (id: Id) => void;
}

function MyTask({ task, place, today, onOpen }: MyTaskProps) {
  const { t } = useTranslation('planner');
  const { stateName, priorityName } = useTaskWords();
  const state = lookOfState(task.state);
  const priority = lookOfPriority(task.priority);
  return (
    <button type="button" className={clsx(classes.task, state.className)} onClick={() => onOpen(task.id)}>
      <span className={classes.state} title={stateName(task.state)}>
        <Icon of={state.icon} />
        <span className="visually-hidden">{stateName(task.state)}:</span>
      </span>{' '}
      <span className={classes.description}>
        <span className={clsx('text-medium ellipsis d-block', isCompleted(task) && classes.isCompleted)}>
          {task.title}
        </span>{' '}
        <span className={clsx('text-faint text-small', classes.place)}>
          <span className="ellipsis">{place}</span> <CheckCount text={task.description} />
        </span>
      </span>{' '}
      {!isSilent(task.priority) && (
        <span
          className={clsx(looks.priority, priority.className)}
          title={t('priorityOf', { priority: priorityName(task.priority) })}
        >
          <Icon of={priority.icon} />
          <span className="visually-hidden">
            {t('priorityOf', { priority: priorityName(task.priority) })}
          </span>
        </span>
      )}{' '}
      <WaitingMarkOf kept={keptTasks} id={task.id} />{' '}
      <DueDate task={task} today={today} className="figures text-small text-faint" />
    </button>
  );
}
