import { expect, test } from 'vitest';
import type { Task } from './kanban';
import { isoDate } from './period';
import { dayTasks, groupByDue } from './taskLists';

/** A Wednesday. */
const today = isoDate('2026-11-18');

function task(id: number, due: string | null, change: Partial<Task> = {}): Task {
  return {
    id,
    title: `Task ${id}`,
    description: '',
    boardId: 1,
    bucketId: 1,
    stage: 10,
    state: 'Not started',
    priority: 'Normal',
    startDate: null,
    dueDate: due === null ? null : isoDate(due),
    members: [],
    hasComments: false,
    ...change,
  };
}

const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id);

test('a day: overdue tasks of the whole list first, then by priority and due date; completed ones aside', () => {
  const ofToday = [
    task(1, '2026-11-20'),
    task(2, '2026-11-18'),
    task(3, null, { priority: 'Urgent' }),
    task(4, '2026-11-18', { state: 'Completed', priority: 'Urgent' }),
  ];
  const mine = [
    ...ofToday,
    task(5, '2026-11-17', { priority: 'Irrelevant' }),
    task(6, '2026-11-16', { priority: 'Irrelevant' }),
    task(7, '2026-11-17', { state: 'Completed' }),
    task(8, '2026-11-19'),
    task(9, null),
  ];
  const { pending, completed } = dayTasks(ofToday, mine, today);
  expect(ids(pending)).toEqual([6, 5, 3, 2, 1]);
  expect(ids(completed)).toEqual([4]);
});

test('an overdue task that the service also names for today is there once', () => {
  const late = task(1, '2026-11-17', { startDate: isoDate('2026-11-10') });
  expect(ids(dayTasks([late], [{ ...late, id: '1' }], today).pending)).toEqual([1]);
});

test('tasks stand by when they are due: overdue, today, this week, later, without a date, completed', () => {
  const tasks = [
    task(1, null),
    task(2, '2026-11-23'),
    task(3, '2026-11-22'),
    task(4, '2026-11-19'),
    task(5, '2026-11-18', { state: 'In work' }),
    task(6, '2026-11-18'),
    task(7, '2026-11-17'),
    task(8, '2026-11-01', { state: 'Completed' }),
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

test('on a Sunday nothing is left of the week', () => {
  const sunday = isoDate('2026-11-22');
  expect(groupByDue([task(1, '2026-11-23')], sunday).map(({ group }) => group)).toEqual(['later']);
});
