import { describe, expect, test } from 'vitest';
import { type IsoDate, isoDate } from '../time/period';
import type { Task } from './kanban';
import { task } from './kanban.fixture';
import { askedWeek, datesOn, dayByKey, taskWeek } from './taskWeek';

/** A Thursday in week 48. */
const today = isoDate('2026-11-26');
const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id);
const due = (id: number, date: string | null, change: Partial<Task> = {}): Task =>
  task(id, { dueDate: date === null ? null : isoDate(date), ...change });

test.each([
  [null, 48, '2026-11-23', '2026-11-29'],
  ['2026-11-23', 48, '2026-11-23', '2026-11-29'],
  ['2026-11-29', 48, '2026-11-23', '2026-11-29'],
  // The turn of a year with 53 weeks, and of one that begins in the week of the year before.
  ['2027-01-01', 53, '2026-12-28', '2027-01-03'],
  ['2027-01-04', 1, '2027-01-04', '2027-01-10'],
  ['2024-12-31', 1, '2024-12-30', '2025-01-05'],
  // The weeks in which the clocks change.
  ['2026-03-29', 13, '2026-03-23', '2026-03-29'],
  ['2026-10-25', 43, '2026-10-19', '2026-10-25'],
  ['2026-02-30', 48, '2026-11-23', '2026-11-29'],
  ['last week', 48, '2026-11-23', '2026-11-29'],
  ['0000-01-01', 48, '2026-11-23', '2026-11-29'],
  ['9999-12-31', 48, '2026-11-23', '2026-11-29'],
])('the address %j shows week %i, from %s to %s (R-11.52)', (asked, number, monday, sunday) => {
  const { week, ...days } = askedWeek(asked, today);
  expect([week, days.monday, days.sunday]).toEqual([number, monday, sunday]);
  const dates = taskWeek([], { week, ...days }, { today, showCompleted: false }).days.map(({ date }) => date);
  expect([dates.length, dates[0], dates[6]]).toEqual([7, monday, sunday]);
});

describe('the tasks of a week', () => {
  const tasks = [
    due(1, '2026-11-23'),
    due(2, '2026-11-29', { priority: 'Irrelevant' }),
    due(3, '2026-11-29', { priority: 'Urgent' }),
    due(4, '2026-11-29', { state: 'Completed' }),
    due(5, '2026-11-30'),
    due(6, '2026-11-20'),
    due(7, '2026-11-19', { priority: 'Irrelevant' }),
    due(8, '2026-11-18', { state: 'Completed' }),
    due(9, null),
    due(10, null, { state: 'Completed' }),
  ];
  const placesIn = (monday: string, showCompleted: boolean) => {
    const week = askedWeek(monday, today);
    const { days, overdue, undated } = taskWeek(tasks, week, { today, showCompleted });
    return { days: days.map((day) => ids(day.tasks)), overdue: ids(overdue), undated: ids(undated) };
  };

  test('are on their days by priority, and overdue or undated ones beside it (R-11.53)', () => {
    expect(placesIn('2026-11-23', false)).toEqual({
      days: [[1], [], [], [], [], [], [3, 2]],
      overdue: [7, 6],
      undated: [9],
    });
  });

  test('include completed ones if they are shown, which are never overdue (R-11.53)', () => {
    expect(placesIn('2026-11-23', true)).toEqual({
      days: [[1], [], [], [], [], [], [3, 4, 2]],
      overdue: [7, 6],
      undated: [9, 10],
    });
  });

  test('are in another week, where an overdue one of that week is on its day alone (R-11.53)', () => {
    expect(placesIn('2026-11-16', false)).toEqual({
      days: [[], [], [], [7], [6], [], []],
      overdue: [1],
      undated: [9],
    });
    expect(placesIn('2026-11-30', false).overdue).toEqual([7, 6, 1]);
    const sunday = taskWeek([due(1, '2026-11-22')], askedWeek('2026-11-16', today), {
      today,
      showCompleted: false,
    });
    expect([ids(sunday.days[6]?.tasks ?? []), sunday.overdue]).toEqual([[1], []]);
  });
});

test.each([
  [null, '2026-11-25', null],
  ['2026-11-20', '2026-11-25', '2026-11-20'],
  ['2026-11-25', '2026-11-25', '2026-11-25'],
  ['2026-11-27', '2026-11-25', '2026-11-25'],
])('a task that begins %s and is put on %s begins %s (R-11.54)', (start, day, expected) => {
  const startDate = start === null ? null : isoDate(start);
  expect(datesOn({ startDate, dueDate: null }, isoDate(day))).toEqual({ startDate: expected, dueDate: day });
});

test.each([
  ['ArrowRight', '2026-11-25', '2026-11-26'],
  ['ArrowLeft', '2026-11-23', '2026-11-22'],
  ['PageDown', '2026-12-28', '2027-01-04'],
  ['PageUp', '2026-04-01', '2026-03-25'],
  ['ArrowUp', '2026-11-25', null],
  ['ArrowLeft', null, '2026-11-26'],
  ['ArrowRight', null, '2026-11-26'],
  ['PageDown', null, '2026-12-03'],
])('%s leads from %s to %s (R-11.56)', (key, from, to) => {
  const day: IsoDate | null = from === null ? null : isoDate(from);
  expect(dayByKey(key, day, askedWeek(null, today), today)).toBe(to);
});

test('from beside a week without today, a task comes to its Monday (R-11.56)', () => {
  expect(dayByKey('ArrowLeft', null, askedWeek('2026-12-02', today), today)).toBe('2026-11-30');
  expect(dayByKey('ArrowLeft', null, askedWeek('2026-11-11', today), today)).toBe('2026-11-09');
  const sunday = isoDate('2026-11-29');
  expect(dayByKey('ArrowLeft', null, askedWeek(null, sunday), sunday)).toBe(sunday);
});
