import { expect, test } from 'vitest';
import { budgetUsed, countByState, isCompletedProject, projectStates } from './project';

test('the states of a project (R-10.4)', () => {
  expect(projectStates).toEqual(['pending', 'verified', 'active', 'failed', 'closed']);
});

test('closed and failed projects are hidden unless "Show completed projects" is on (R-9.19)', () => {
  expect(projectStates.filter((state) => isCompletedProject({ state }))).toEqual(['failed', 'closed']);
});

test('projects are counted per state, in the order of their life, unknown states last (R-10.4)', () => {
  const states = ['closed', 'active', 'frozen', 'active', 'pending'];
  expect(countByState(states.map((state) => ({ state })))).toEqual([
    { state: 'pending', count: 1 },
    { state: 'active', count: 2 },
    { state: 'closed', count: 1 },
    { state: 'frozen', count: 1 },
  ]);
  expect(countByState([])).toEqual([]);
});

test.each([
  [50, 100, 0.5],
  [150, 100, 1.5],
  [0, 100, 0],
  [10, 0, null],
  [10, null, null],
  [10, -5, null],
])('%s hours of a budget of %s is %s', (hours, budget, share) => {
  expect(budgetUsed(hours, budget)).toBe(share);
});
