import { isSameId } from '../id';
import { type Task, compareTasks, isCompleted, isOverdue, placeOfPriority } from './kanban';
import { type IsoDate, addDays, calendarWeek } from '../time/period';

/** Compares by due date: the earliest first; tasks without one come last. */
export function compareDue(one: Task, other: Task): number {
  if (one.dueDate === other.dueDate) return 0;
  if (one.dueDate === null || other.dueDate === null) return one.dueDate === null ? 1 : -1;
  return one.dueDate < other.dueDate ? -1 : 1;
}

/** The tasks of a day: open ones and completed ones. */
export interface DayTasks {
  readonly pending: readonly Task[];
  readonly completed: readonly Task[];
}

/**
 * The tasks of today: those that are due or running today, and the user's overdue tasks. Overdue ones come first, then
 * by priority and due date, then in the usual order of tasks.
 *
 * @param ofToday the service's answer for today's range
 * @param mine all tasks of the user
 */
export function dayTasks(ofToday: readonly Task[], mine: readonly Task[], today: IsoDate): DayTasks {
  const missed = mine.filter(
    (task) => isOverdue(task, today) && !ofToday.some(({ id }) => isSameId(id, task.id)),
  );
  const isLate = (task: Task) => Number(isOverdue(task, today));
  const pending = [...ofToday.filter((task) => !isCompleted(task)), ...missed];
  return {
    pending: pending.toSorted(
      (one, other) =>
        isLate(other) - isLate(one) ||
        placeOfPriority(one.priority) - placeOfPriority(other.priority) ||
        compareDue(one, other) ||
        compareTasks(one, other),
    ),
    completed: ofToday.filter(isCompleted).toSorted(compareTasks),
  };
}

/** The due groups, in the order in which they are listed; completed tasks are a group of their own. */
const dueGroups = ['overdue', 'today', 'thisWeek', 'later', 'undated', 'completed'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** The due group of a task: the week is the calendar week of today. */
function dueGroupOf(task: Pick<Task, 'dueDate' | 'state'>, today: IsoDate): DueGroup {
  if (isCompleted(task)) return 'completed';
  if (task.dueDate === null) return 'undated';
  if (task.dueDate <= today) return task.dueDate === today ? 'today' : 'overdue';
  return task.dueDate <= calendarWeek(today).sunday ? 'thisWeek' : 'later';
}

/**
 * Tasks grouped by when they are due; groups without tasks are left out. Within a group: by due date, then by state.
 */
export function groupByDue(
  tasks: readonly Task[],
  today: IsoDate,
): readonly { readonly group: DueGroup; readonly tasks: readonly Task[] }[] {
  return dueGroups
    .map((group) => ({
      group,
      tasks: tasks
        .filter((task) => dueGroupOf(task, today) === group)
        .toSorted((one, other) => compareDue(one, other) || compareTasks(one, other)),
    }))
    .filter((one) => one.tasks.length > 0);
}

/** The spans by which tasks are filtered; a task can be in several of them. */
export const dueSpans = ['overdue', 'today', 'week', 'next', 'later', 'none'] as const;
export type DueSpan = (typeof dueSpans)[number];

/**
 * The spans in which a task is due: overdue ones before today if they are not completed, `week` and `next` are the
 * calendar weeks of today and after it, which end on Sunday, and `later` is everything after them.
 */
export function dueSpansOf(task: Pick<Task, 'dueDate' | 'state'>, today: IsoDate): readonly DueSpan[] {
  const { dueDate } = task;
  if (dueDate === null) return ['none'];
  const week = calendarWeek(today);
  const nextSunday = addDays(week.sunday, 7);
  const holds: Readonly<Record<Exclude<DueSpan, 'none'>, boolean>> = {
    overdue: isOverdue(task, today),
    today: dueDate === today,
    week: dueDate >= week.monday && dueDate <= week.sunday,
    next: dueDate > week.sunday && dueDate <= nextSunday,
    later: dueDate > nextSunday,
  };
  return dueSpans.filter((span) => span !== 'none' && holds[span]);
}
