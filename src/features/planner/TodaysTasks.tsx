import boxArrow from 'bootstrap-icons/icons/box-arrow-up-right.svg?icon';
import stopwatch from 'bootstrap-icons/icons/stopwatch.svg?icon';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Link, useNavigate } from 'react-router-dom';
import { type Task, compareTasks } from '@/domain/kanban';
import type { IsoDate } from '@/domain/period';
import { hasNoRows } from '@/shared/api/readableRows';
import { useErrorText } from '@/shared/api/useErrorText';
import { UnreadableRows } from '@/shared/lists/UnreadableRows';
import { boardPath, paths } from '@/shared/paths';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { RowMenu } from '@/shared/ui/RowMenu';
import { TaskCard } from './TaskCard';
import { TodaysTasksSkeleton } from './TodaysTasksSkeleton';
import { limitedTask } from './task/useOpenTask';
import { useListMyTasksQuery } from './api/tasksApi';
import { useShownTasks } from './outbox/useShownTasks';

interface TodaysTasksProps {
  readonly today: IsoDate;
  /** What the work-time dialog takes over: title, start date and 0 hours (section 2). */
  readonly onTakeover: (of: { date: IsoDate; description: string; hours: number }) => void;
}

/** The user's tasks of today as cards in the colour of their state, Completed last (section 2, Dashboard). */
export function TodaysTasks({ today, onTakeover }: TodaysTasksProps) {
  const { t } = useTranslation(['planner', 'common']);
  const navigate = useNavigate();
  const errorText = useErrorText();
  const query = useShownTasks(useListMyTasksQuery({ from: today, to: today }));

  function handleOpen({ id, boardId }: Task) {
    // Without full control, as from every list (contract, "Task").
    void navigate(boardId === null ? paths.planner : boardPath(boardId, id), { state: limitedTask });
  }

  return (
    <section aria-labelledby="todays-tasks">
      <div className="tw-sec tw-between">
        <h2 id="todays-tasks">{t('planner:todaysTasks.title')}</h2>
        <span className="cnt">{query.data?.rows.length}</span>
        <Link className="tw-link" to={paths.planner}>
          {t('planner:todaysTasks.all')}
        </Link>
      </div>
      <QueryView
        query={query}
        skeleton={<TodaysTasksSkeleton />}
        isEmpty={hasNoRows}
        empty={<p className="tw-notasks">{t('planner:todaysTasks.none')}</p>}
        failedTitle={t('planner:todaysTasks.failed')}
        describeError={errorText}
      >
        {({ rows, unreadable }) => (
          <>
            <UnreadableRows rows={unreadable} />
            <ul className="tw-list">
              {rows.toSorted(compareTasks).map((task) => (
                <li key={task.id}>
                  <TaskCard
                    task={task}
                    today={today}
                    heading="h3"
                    showsPriority
                    onOpen={() => handleOpen(task)}
                    menu={
                      <RowMenu
                        label={t('common:actions.actions')}
                        about={task.title}
                        items={[
                          {
                            label: t('planner:todaysTasks.takeover'),
                            icon: stopwatch,
                            onSelect: () =>
                              onTakeover({
                                date: task.startDate ?? today,
                                description: task.title,
                                hours: 0,
                              }),
                          },
                          {
                            label: t('planner:todaysTasks.open'),
                            icon: boxArrow,
                            onSelect: () => handleOpen(task),
                          },
                        ]}
                      />
                    }
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </section>
  );
}
