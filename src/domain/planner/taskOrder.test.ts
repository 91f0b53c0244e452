import { expect, test } from 'vitest';
import { sortedEntries } from '../find/findEntries';
import { readQuery } from '../find/findQuery';
import { isoDate } from '../time/period';
import { task } from './kanban.fixture';
import { taskOrder } from './taskOrder';

const tasks = [
  task(1, { title: 'Zaun', priority: 'Irrelevant', dueDate: isoDate('2026-11-20') }),
  task(2, { title: 'Öl', priority: 'Urgent' }),
  task(3, { title: 'paket 10', priority: 'Someday', dueDate: isoDate('2026-11-19') }),
  task(4, { title: 'Paket 9', priority: '', dueDate: isoDate('2026-11-20') }),
];

test.each([
  ['sort=due', [3, 4, 1, 2]],
  ['sort=-due', [4, 1, 3, 2]],
  ['sort=-priority', [2, 1, 3, 4]],
  ['sort=priority', [3, 1, 2, 4]],
  ['sort=title', [2, 4, 3, 1]],
  ['sort=members', [1, 2, 3, 4]],
])('%s lists tasks as %j (R-11.51)', (address, expected) => {
  const query = readQuery(taskOrder, new URLSearchParams(address));
  expect(sortedEntries(taskOrder, tasks, query, 'de').map(({ id }) => id)).toEqual(expected);
});
