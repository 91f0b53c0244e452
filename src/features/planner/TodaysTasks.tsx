import boxArrow from 'bootstrap-icons/icons/box-arrow-up-right.svg?icon';
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import stopwatch from 'bootstrap-icons/icons/stopwatch.svg?icon';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { Task } from '@/domain/planner/kanban';
import type { IsoDate } from '@/domain/time/period';
import { queriesAsOne } from '@/shared/api/useAskAgain';
import { UnreadableRows } from '@/shared/lists/UnreadableRows';
import { boardPath, paths } from '@/shared/paths';
import { Button } from '@/shared/ui/buttons/Button';
import { EmptySlot } from '@/shared/ui/messages/EmptySlot';
import { type QueryState, QueryView } from '@/shared/ui/messages/QueryView';
import { RowMenu } from '@/shared/ui/menus/RowMenu';
import { type DayTasks, dayTasks } from '@/domain/planner/taskLists';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import { TaskCard } from './TaskCard';
import card from './taskCard.module.scss';
import { limitedTask } from './task/useOpenTask';
import { useListMyTasksQuery } from './api/tasksApi';
import { useShownTasks } from './outbox/waitingTasks';
import classes from './todaysTasks.module.scss';

interface TodaysTasksProps {
  readonly today: IsoDate;
  /** Passes title, start date and 0 hours to the work-time dialog. */
  readonly onTakeover: (of: { date: IsoDate; description: string; hours: number }) => void;
}

const hasNone = ({ pending, completed, unreadable }: TodaysTasksData) =>
  pending.length + completed.length + unreadable.length === 0;

/**
 * The user's tasks of today as cards in the colour of their state: pending ones that are overdue, due today or in
 * progress, with today's completed ones folded below.
 */
export function TodaysTasks({ today, onTakeover }: TodaysTasksProps) {
  const { t } = useTranslation('planner');
  const { query, lacksOverdue } = useTodaysTasks(today);
  const listOf = (tasks: readonly Task[]) => (
    <ul className="stack-start">
      {tasks.map((task) => (
        <li key={task.id}>
          <TodaysTask task={task} today={today} onTakeover={onTakeover} />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="todays-tasks">
      <div className="tw-section-head">
        <h2 id="todays-tasks">{t('todaysTasks.title')}</h2>
        <span className="count">{query.data?.pending.length}</span>
        <Link className="tw-link push-right" to={paths.planner}>
          {t('todaysTasks.all')}
        </Link>
      </div>
      <QueryView
        query={query}
        skeleton={<TodaysTasksSkeleton />}
        isEmpty={hasNone}
        empty={<EmptySlot>{t('todaysTasks.none')}</EmptySlot>}
        failedTitle={t(lacksOverdue ? 'todaysTasks.overdueFailed' : 'todaysTasks.failed')}
      >
        {({ pending, completed, unreadable }) => (
          <>
            <UnreadableRows rows={unreadable} />
            {pending.length > 0 && listOf(pending)}
            {pending.length === 0 && completed.length > 0 && (
              <EmptySlot>{t('todaysTasks.allDone')}</EmptySlot>
            )}
            {completed.length > 0 && <Completed count={completed.length}>{listOf(completed)}</Completed>}
          </>
        )}
      </QueryView>
    </section>
  );
}

const widths = [64, 82, 56, 71];

function TodaysTasksSkeleton() {
  return (
    <ul className="stack-start" aria-hidden="true">
      {widths.map((width) => (
        <li key={width} className={clsx('is-skeleton', card.card)}>
          <div className={card.head}>
            <span className="skeleton" style={{ width: '28%' }} />
          </div>
          <span className="skeleton" style={{ width: `${width}%` }} />
          <div className={card.foot} />
        </li>
      ))}
    </ul>
  );
}

function Completed({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const { t } = useTranslation('planner');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="stack above-8">
      <Button
        look="ghost"
        size="sm"
        icon={isOpen ? chevronDown : chevronRight}
        label={t('todaysTasks.completed', { count })}
        className={classes.unfold}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && children}
    </div>
  );
}

interface TodaysTaskProps extends TodaysTasksProps {
  readonly task: Task;
}

function TodaysTask({ task, today, onTakeover }: TodaysTaskProps) {
  const { t } = useTranslation(['planner', 'common']);
  const navigate = useNavigate();
  const { boardId, id, startDate, title } = task;

  function handleOpen() {
    // Without full control, as from any list.
    void navigate(boardId === null ? paths.planner : boardPath(boardId, id), { state: limitedTask });
  }

  return (
    <TaskCard
      task={task}
      heading="h3"
      showsPriority
      onOpen={handleOpen}
      menu={
        <RowMenu
          label={t('common:actions.actions')}
          about={title}
          items={[
            {
              label: t('planner:todaysTasks.takeover'),
              icon: stopwatch,
              onSelect: () => onTakeover({ date: startDate ?? today, description: title, hours: 0 }),
            },
            { label: t('planner:todaysTasks.open'), icon: boxArrow, onSelect: handleOpen },
          ]}
        />
      }
    />
  );
}

/** The tasks of today, and the unreadable rows of the lists they come from. */
interface TodaysTasksData extends DayTasks {
  readonly unreadable: readonly UnreadableRow[];
}

/**
 * The tasks of today from two calls: today's tasks, and the user's whole list for the overdue ones. If the second call
 * fails, today's tasks are shown with its error (`lacksOverdue`).
 */
function useTodaysTasks(today: IsoDate) {
  const ofToday = useShownTasks(useListMyTasksQuery({ from: today, to: today }));
  const mine = useShownTasks(useListMyTasksQuery(null));
  const isSettled = mine.data !== undefined || mine.error !== undefined;
  const data = isSettled &&
    ofToday.data && {
      ...dayTasks(ofToday.data.rows, mine.data?.rows ?? [], today),
      // The whole list has today's rows, too.
      unreadable:
        mine.data && mine.data.unreadable.length > 0 ? mine.data.unreadable : ofToday.data.unreadable,
    };
  const query: QueryState<TodaysTasksData> = {
    data: data || undefined,
    ...queriesAsOne(ofToday, mine),
    isLoading: ofToday.isLoading || mine.isLoading,
  };
  return { query, lacksOverdue: ofToday.error === undefined && mine.error !== undefined };
}
