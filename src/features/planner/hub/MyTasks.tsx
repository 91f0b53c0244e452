import { clsx } from 'clsx';
import funnel from 'bootstrap-icons/icons/funnel.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { type Board, type Task, isCompleted } from '@/domain/planner/kanban';
import { groupByDue } from '@/domain/planner/taskLists';
import { type ReadableRows, hasNoRows } from '@/shared/api/readableRows';
import { loadFind } from '@/shared/lists/find/lazyFind';
import { ListSearch } from '@/shared/lists/ListSearch';
import { UnreadableRows } from '@/shared/lists/UnreadableRows';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMark';
import { Icon } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { singleKeys } from '@/shared/ui/keys/singleKeys';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import { type QueryState, QueryView } from '@/shared/ui/messages/QueryView';
import { useToday } from '@/shared/ui/timing/useClock';
import { useWhenIdle } from '@/shared/ui/timing/useWhenIdle';
import { CheckCount, DueDate, PriorityMark } from '../TaskMarks';
import { keptTasks } from '../outbox/waitingTasks';
import { lookOfState, useTaskWords } from '../taskLooks';
import { TasksFound } from '../TasksFound';
import { type TasksFind, useTasksFind } from '../useTasksFind';
import classes from './myTasks.module.scss';

interface MyTasksProps {
  readonly query: QueryState<ReadableRows<Task>>;
  readonly boards: readonly Board[];
  /** The title of a task's board. */
  readonly placeOf: (task: Task) => string;
  readonly onOpen: (id: Id) => void;
}

/**
 * My Tasks: the user's tasks on all boards, grouped by due date, completed ones on request; each opens its
 * dialog. A button shows the field by which they are searched and filtered.
 */
export function MyTasks({ query, boards, placeOf, onOpen }: MyTasksProps) {
  const { t } = useTranslation('planner');
  const [showsCompleted, setShowsCompleted] = useState(false);
  const rows = query.data?.rows ?? [];
  const open = rows.filter((task) => !isCompleted(task));
  const search = useTasksFind({ tasks: rows, showsCompleted, boards });
  const shown = search.found?.entries ?? (showsCompleted ? rows : open);
  return (
    <section aria-labelledby="my-tasks">
      <MyTasksHead search={search} count={query.data && open.length} hasTasks={rows.length > 0} />
      <QueryView
        query={query}
        skeleton={<TasksSkeleton />}
        isEmpty={hasNoRows}
        empty={<p className="text-faint mb-3">{t('myTasks.none')}</p>}
        failedTitle={t('myTasks.failed')}
      >
        {({ unreadable }) => (
          <>
            <UnreadableRows rows={unreadable} />
            <TasksFound search={search} />
            {open.length === 0 && !search.found && <p className="text-faint mb-3">{t('myTasks.none')}</p>}
            <DueGroups tasks={shown} placeOf={placeOf} onOpen={onOpen} />
            {open.length < rows.length && (
              <div className="as-flex align-center min-height-44 above-4">
                <SwitchField
                  label={t('board.showCompleted')}
                  checked={showsCompleted}
                  onChange={({ target }) => setShowsCompleted(target.checked)}
                />
              </div>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

interface MyTasksHeadProps {
  readonly search: TasksFind;
  /** How many tasks are not completed; undefined while that is not known. */
  readonly count: number | undefined;
  /** Without any tasks there is nothing to search. */
  readonly hasTasks: boolean;
}

/** The heading, and the button for the field, which is below it while it is open or something is asked. */
function MyTasksHead({ search, count, hasTasks }: MyTasksHeadProps) {
  const { t } = useTranslation('planner');
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || search.found !== null;
  useWhenIdle(loadFind);
  useSingleKey('find', () => setIsOpened(true), hasTasks && !isOpen);

  function handlePress() {
    if (search.found) search.find.reset();
    setIsOpened(!isOpen);
  }

  return (
    <>
      <div className={clsx('tw-section-head', classes.head)}>
        <h2 id="my-tasks">{t('myTasks.title')}</h2>
        <span className="count">{count}</span>
        {(hasTasks || isOpen) && (
          <IconButton
            className="push-right"
            icon={funnel}
            size="lg"
            label={search.label}
            aria-keyshortcuts={singleKeys.find}
            aria-expanded={isOpen}
            onClick={handlePress}
          />
        )}
      </div>
      {isOpen && (
        <ListSearch
          find={{
            ...search,
            // Nothing was read yet, so there is no figure.
            found: count === undefined ? null : search.found,
            columns: [],
            field: { hasFocus: isOpened, onLeave: () => setIsOpened(false) },
          }}
          className={classes.find}
        />
      )}
    </>
  );
}

function TasksSkeleton() {
  return (
    <ul className={clsx('is-skeleton', classes.tasks)}>
      {[72, 54, 81, 63, 47].map((width) => (
        <li key={width} className={classes.task}>
          <span className="skeleton" style={{ width: `${width}%` }} />
        </li>
      ))}
    </ul>
  );
}

interface DueGroupsProps extends Pick<MyTasksProps, 'placeOf' | 'onOpen'> {
  readonly tasks: readonly Task[];
}

function DueGroups({ tasks: all, placeOf, onOpen }: DueGroupsProps) {
  const { t } = useTranslation('planner');
  const today = useToday();
  return groupByDue(all, today).map(({ group, tasks }) => (
    <section key={group} className={classes.group} aria-labelledby={`my-tasks-${group}`}>
      <h3 id={`my-tasks-${group}`} className="text-secondary text-small weight-560 below-2">
        {t(`myTasks.groups.${group}`)}{' '}
        <span className="left-4 text-faint weight-480 figures">{tasks.length}</span>
      </h3>
      <ul className={classes.tasks}>
        {tasks.map((task) => (
          <li key={task.id}>
            <MyTask task={task} place={placeOf(task)} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface MyTaskProps {
  readonly task: Task;
  readonly place: string;
  readonly onOpen: (id: Id) => void;
}

function MyTask({ task, place, onOpen }: MyTaskProps) {
  const { stateName } = useTaskWords();
  const state = lookOfState(task.state);
  return (
    <button type="button" className={clsx(classes.task, state.className)} onClick={() => onOpen(task.id)}>
      <span className={classes.state} title={stateName(task.state)}>
        <Icon of={state.icon} />
        <span className="visually-hidden">{stateName(task.state)}:</span>
      </span>{' '}
      <span className="fills">
        <span className={clsx('text-medium ellipsis block', isCompleted(task) && 'text-secondary')}>
          {task.title}
        </span>{' '}
        <span className={classes.place}>
          <span className="ellipsis">{place}</span> <CheckCount text={task.description} />
        </span>
      </span>{' '}
      <PriorityMark task={task} /> <WaitingMarkOf kept={keptTasks} id={task.id} />{' '}
      <DueDate task={task} className="figures text-small text-faint" />
    </button>
  );
}
