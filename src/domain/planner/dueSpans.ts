import { type IsoDate, addDays, calendarWeek } from '../time/period';
import { type Task, isOverdue } from './kanban';

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
