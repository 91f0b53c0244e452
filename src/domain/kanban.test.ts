import { expect, test } from 'vitest';
import { type Task, compareTasks, groupByPriority, isOverdue, taskStates } from './kanban';
import { isoDate } from './period';

function task(id: number, change: Partial<Task> = {}): Task {
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
    dueDate: null,
    members: [],
    hasComments: false,
    ...change,
  };
}

test('section 4: task lists are sorted by state, unknown states last; equal ones by stage, then id', () => {
  const tasks = [
    task(1, { state: 'Frozen' }),
    ...taskStates.toReversed().map((state, index) => task(20 + index, { state })),
    task(11, { state: 'In work', stage: 5 }),
    task(3, { state: 'In work', stage: 10 }),
  ];
  expect(tasks.toSorted(compareTasks).map(({ state, id }) => `${state} ${id}`)).toEqual([
    'Not assigned 24',
    'Assigned 23',
    'Not started 22',
    'In work 11',
    'In work 3',
    'In work 21',
    'Completed 20',
    'Frozen 1',
  ]);
});

test('section 2: tasks are grouped by priority, the highest first, unknown ones last', () => {
  const tasks = [
    task(1, { priority: 'Irrelevant' }),
    task(2, { priority: 'Whenever' }),
    task(3, { priority: 'Urgent', state: 'Completed' }),
    task(4, { priority: 'Urgent', state: 'In work' }),
  ];
  expect(groupByPriority(tasks).map((group) => [group.priority, group.tasks.map(({ id }) => id)])).toEqual([
    ['Urgent', [4, 3]],
    ['Irrelevant', [1]],
    ['Whenever', [2]],
  ]);
});

test('a task is overdue from the day after it was due, unless it is completed', () => {
  const today = isoDate('2026-11-18');
  const due = (day: string, state = 'In work') => isOverdue({ dueDate: isoDate(day), state }, today);
  expect([due('2026-11-17'), due('2026-11-18'), due('2026-11-17', 'Completed')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isOverdue({ dueDate: null, state: 'In work' }, today)).toBe(false);
});
