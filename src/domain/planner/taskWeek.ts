import { type CalendarWeek, type IsoDate, addDays, calendarWeek, isIsoDate } from '../time/period';
import { type Task, compareTasks, isCompleted, isOverdue, placeOfPriority } from './kanban';
import { compareDue } from './taskLists';

/** A day of a week with the tasks that are due on it. */
export interface DueDay {
  readonly date: IsoDate;
  readonly tasks: readonly Task[];
}

/** The tasks of a board by when they are due, seen from one week. Each task is in one place at most. */
export interface TaskWeek {
  readonly week: CalendarWeek;
  /** Monday to Sunday. */
  readonly days: readonly DueDay[];
  /** Overdue tasks that are due outside of the week, the oldest first. */
  readonly overdue: readonly Task[];
  readonly undated: readonly Task[];
}

/** Years that an address may ask for, so that the weeks around it have four digits, too. */
const years = { from: '1000', before: '9000' } as const;

/** The week that an address asks for by one of its days; without a day that exists, the week of today. */
export function askedWeek(asked: string | null, today: IsoDate): CalendarWeek {
  const isDay = asked !== null && isIsoDate(asked) && asked >= years.from && asked < years.before;
  return calendarWeek(isDay ? asked : today);
}

function compareUrgency(one: Task, other: Task): number {
  return placeOfPriority(one.priority) - placeOfPriority(other.priority) || compareTasks(one, other);
}

/** The tasks of a week: by day, and beside it what is overdue or has no date. Completed ones only if they are shown. */
export function taskWeek(
  tasks: readonly Task[],
  week: CalendarWeek,
  { today, showCompleted }: { readonly today: IsoDate; readonly showCompleted: boolean },
): TaskWeek {
  const shown = tasks.filter((task) => showCompleted || !isCompleted(task)).toSorted(compareUrgency);
  const isInWeek = ({ dueDate }: Task) =>
    dueDate !== null && dueDate >= week.monday && dueDate <= week.sunday;
  return {
    week,
    days: Array.from({ length: 7 }, (_, at) => addDays(week.monday, at)).map((date) => ({
      date,
      tasks: shown.filter(({ dueDate }) => dueDate === date),
    })),
    overdue: shown
      .filter((task) => isOverdue(task, today) && !isInWeek(task))
      .toSorted((one, other) => compareDue(one, other) || compareUrgency(one, other)),
    undated: shown.filter(({ dueDate }) => dueDate === null),
  };
}

/** The dates of a task. */
export type TaskDates = Pick<Task, 'startDate' | 'dueDate'>;

/** The dates of a task that is put on a day: it begins then at the latest. */
export function datesOn({ startDate }: TaskDates, day: IsoDate): TaskDates {
  return { dueDate: day, startDate: startDate !== null && startDate > day ? day : startDate };
}

/** How many days a key moves a lifted task. */
const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['PageUp', -7],
  ['PageDown', 7],
]);

/**
 * The day to which a key moves a lifted task; null if the key moves nothing. A task from beside the week first comes to
 * today, or to Monday in another week, and by PageUp and PageDown to that day of the week before or after.
 *
 * @param day where it is; null while it is beside the week
 */
export function dayByKey(
  key: string,
  day: IsoDate | null,
  { monday, sunday }: CalendarWeek,
  today: IsoDate,
): IsoDate | null {
  const step = steps.get(key);
  if (step === undefined) return null;
  if (day !== null) return addDays(day, step);
  const entry = today >= monday && today <= sunday ? today : monday;
  return Math.abs(step) === 1 ? entry : addDays(entry, step);
}
