import { expect, test } from 'vitest';
import type { Task } from './kanban';
import { task } from './kanban.fixture';
import { isoDate } from '../time/period';
import { compareDue, dayTasks, groupByDue } from './taskLists';

/** A Wednesday. */
const today = isoDate('2026-11-18');

function due(id: number, date: string | null, change: Partial<Task> = {}): Task {
  return task(id, { dueDate: date === null ? null : isoDate(date), ...change });
}

const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id);

test('a day lists overdue tasks of the whole list first, then by priority and due date, with completed ones apart (R-3.5)', () => {
  const ofToday = [
    due(1, '2026-11-20'),
    due(2, '2026-11-18'),
    due(3, null, { priority: 'Urgent' }),
    due(4, '2026-11-18', { state: 'Completed', priority: 'Urgent' }),
  ];
  const mine = [
    ...ofToday,
    due(5, '2026-11-17', { priority: 'Irrelevant' }),
    due(6, '2026-11-16', { priority: 'Irrelevant' }),
    due(7, '2026-11-17', { state: 'Completed' }),
    due(8, '2026-11-19'),
    due(9, null),
  ];
  const { pending, completed } = dayTasks(ofToday, mine, today);
  expect(ids(pending)).toEqual([6, 5, 3, 2, 1]);
  expect(ids(completed)).toEqual([4]);
});

test('an overdue task that the service also lists for today appears only once', () => {
  const late = due(1, '2026-11-17', { startDate: isoDate('2026-11-10') });
  expect(ids(dayTasks([late, due(2, null)], [{ ...late, id: '1' }], today).pending)).toEqual([1, 2]);
});

test('by when they are due the earliest task is first, and those without a date are last, from any order (R-11.7)', () => {
  const tasks = ['2026-11-19', null, '2026-11-17', '2026-11-18', null].map((date, at) => due(at, date));
  for (let turn = 0; turn < tasks.length; turn += 1) {
    const turned = [...tasks.slice(turn), ...tasks.slice(0, turn)];
    expect(ids(turned.toSorted(compareDue)).slice(0, 3)).toEqual([2, 3, 0]);
  }
});

test('tasks are grouped by when they are due: overdue, today, this week, later, without a date, completed (R-11.7)', () => {
  const tasks = [
    due(1, null),
    due(2, '2026-11-23'),
    due(3, '2026-11-22'),
    due(4, '2026-11-19'),
    due(5, '2026-11-18', { state: 'In work' }),
    due(6, '2026-11-18'),
    due(7, '2026-11-17'),
    due(8, '2026-11-01', { state: 'Completed' }),
  ];
  expect(groupByDue(tasks, today).map(({ group, tasks: held }) => [group, ids(held)])).toEqual([
    ['overdue', [7]],
    ['today', [6, 5]],
    ['thisWeek', [4, 3]],
    ['later', [2]],
    ['undated', [1]],
    ['completed', [8]],
  ]);
});

test('on a Sunday no later day of this week is left (R-11.7)', () => {
  const sunday = isoDate('2026-11-22');
  expect(groupByDue([due(1, '2026-11-23')], sunday).map(({ group }) => group)).toEqual(['later']);
});
