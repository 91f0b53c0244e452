import type { Task } from '@/domain/planner/kanban';
import type { IsoDate } from '@/domain/time/period';
import { type DayTasks, dayTasks } from '@/domain/planner/taskLists';
import { keptAtOf } from '@/shared/api/keptAnswers';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import type { ReadableRows } from '@/shared/api/readableRows';
import type { QueryState } from '@/shared/ui/messages/QueryView';
import { useListMyTasksQuery } from './api/tasksApi';
import { useShownTasks } from './outbox/useShownTasks';

/** The tasks of today, and rows of the lists they come from that cannot be read. */
export interface TodaysTasksData extends DayTasks {
  readonly unreadable: readonly UnreadableRow[];
  readonly keptAt?: number;
}

/** The older of two moments, as far as there are any. */
function older(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}

/** What the whole list has no answer for is left out; every row of today's is in it, so its unreadable ones are, too. */
function combine(
  ofToday: ReadableRows<Task>,
  mine: ReadableRows<Task> | undefined,
  today: IsoDate,
): TodaysTasksData {
  const keptAt = older(keptAtOf(ofToday), keptAtOf(mine));
  return {
    ...dayTasks(ofToday.rows, mine?.rows ?? [], today),
    unreadable: mine !== undefined && mine.unreadable.length > 0 ? mine.unreadable : ofToday.unreadable,
    ...(keptAt !== undefined && { keptAt }),
  };
}

/**
 * The tasks of today from two calls: those of the day, and the user's whole list for the overdue ones. Where the second
 * cannot be had, those of the day are there with its error (`lacksOverdue`).
 */
export function useTodaysTasks(today: IsoDate) {
  const ofToday = useShownTasks(useListMyTasksQuery({ from: today, to: today }));
  const mine = useShownTasks(useListMyTasksQuery(null));
  const isSettled = mine.data !== undefined || mine.error !== undefined;
  const query: QueryState<TodaysTasksData> = {
    data: ofToday.data && isSettled ? combine(ofToday.data, mine.data, today) : undefined,
    error: ofToday.error ?? mine.error,
    isFetching: ofToday.isFetching || mine.isFetching,
    isLoading: ofToday.isLoading || mine.isLoading,
    fulfilledTimeStamp: older(ofToday.fulfilledTimeStamp, mine.fulfilledTimeStamp),
    refetch: () => {
      void ofToday.refetch();
      void mine.refetch();
    },
  };
  return { query, lacksOverdue: ofToday.error === undefined && mine.error !== undefined };
}
