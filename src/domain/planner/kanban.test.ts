import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Bucket,
  type TaskComment,
  boardColumns,
  compareBuckets,
  compareComments,
  compareTasks,
  groupByPriority,
  hasFullControl,
  isDueBeforeStart,
  isClosedWhenLeft,
  isOverdue,
  isPersonal,
  prioritiesToOffer,
  stageOfNewBucket,
  statesToOffer,
  taskPriorities,
  taskStates,
} from './kanban';
import type { Role } from '../access';
import { isoDate } from '../time/period';
import { task } from './kanban.fixture';

test('task lists are sorted by state, unknown states last; equal ones by stage, then id (R-11.17)', () => {
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

test('tasks are grouped by priority, the highest first, unknown ones last', () => {
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

test.each([
  ['2026-11-18', '2026-11-17', true],
  ['2026-11-18', '2026-11-18', false],
  ['2026-11-18', '2026-11-19', false],
  [null, '2026-11-17', false],
  ['2026-11-18', null, false],
])('a task that begins %s and is due %s is due before it begins: %s (R-11.6)', (start, due, isBefore) => {
  const [startDate, dueDate] = [start, due].map((day) => (day === null ? null : isoDate(day)));
  expect(isDueBeforeStart({ startDate: startDate ?? null, dueDate: dueDate ?? null })).toBe(isBefore);
});

test('ids are compared as numbers, also within a text (R-11.17)', () => {
  const ids = ['b', 'a10', 10, 'a9', '9'];
  const tasks = ids.map((id) => task(1, { id }));
  expect(tasks.toSorted(compareTasks).map(({ id }) => id)).toEqual(['9', 10, 'a9', 'a10', 'b']);
});

const bucket = (id: number | string, stage: number): Bucket => ({ id, name: `Bucket ${id}`, stage });

describe('buckets', () => {
  test('buckets are sorted by stage; those of the same stage keep their places, whatever order they came in', () => {
    const buckets = [bucket(9, 2), bucket(10, 1), bucket(2, 2), bucket('7', 2)];
    const order = (list: readonly Bucket[]) => list.toSorted(compareBuckets).map(({ id }) => id);
    expect(order(buckets)).toEqual([10, 2, '7', 9]);
    expect(order(buckets.toReversed())).toEqual([10, 2, '7', 9]);
  });

  test("a new bucket's stage is the bucket count plus 1", () => {
    expect(stageOfNewBucket([])).toBe(1);
    expect(stageOfNewBucket([bucket(1, 5), bucket(2, 5)])).toBe(3);
  });

  test('buckets have their tasks by state, and completed ones are hidden unless they are shown (R-11.14)', () => {
    const tasks = [
      task(1, { bucketId: 2, state: 'Completed' }),
      task(2, { bucketId: '1', state: 'In work' }),
      task(3, { bucketId: 1 }),
      task(4, { bucketId: 1, state: 'Completed' }),
    ];
    const shown = (showCompleted: boolean) =>
      boardColumns([bucket(2, 2), bucket(1, 1), bucket(3, 3)], tasks, {
        showCompleted,
        lacksTasks: false,
      }).map((column) => [column.bucket?.id, column.tasks.map(({ id }) => id), column.isEmpty]);
    expect(shown(false)).toEqual([
      [1, [3, 2], false],
      [2, [], false],
      [3, [], true],
    ]);
    expect(shown(true)).toEqual([
      [1, [3, 2, 4], false],
      [2, [1], false],
      [3, [], true],
    ]);
  });

  test('of a bucket the tasks that are found are shown, all are counted, and open ones for its limit (R-11.47, R-11.48)', () => {
    const tasks = [task(1), task(2, { state: 'Completed' }), task(3, { bucketId: 2 })];
    const columns = (showCompleted: boolean) =>
      boardColumns([bucket(1, 1), bucket(2, 2)], tasks, {
        showCompleted,
        lacksTasks: false,
        found: [task(2, { id: '2' })],
      }).map((column) => [column.tasks.map(({ id }) => id), column.total, column.open, column.isEmpty]);
    expect(columns(true)).toEqual([
      [[2], 2, 1, false],
      [[], 1, 1, false],
    ]);
    expect(columns(false)).toEqual([
      [[], 1, 1, false],
      [[], 1, 1, false],
    ]);
  });

  test('while a task of the board cannot be read, no bucket is known to be empty (R-1.43)', () => {
    const columns = boardColumns([bucket(1, 1)], [], { showCompleted: true, lacksTasks: true });
    expect(columns.map(({ isEmpty }) => isEmpty)).toEqual([false]);
  });

  test('tasks of a missing bucket are in a column of their own at the end', () => {
    const tasks = [task(1), task(2, { bucketId: 99 }), task(3, { bucketId: null, state: 'Completed' })];
    const columns = (showCompleted: boolean) =>
      boardColumns([bucket(1, 1)], tasks, { showCompleted, lacksTasks: false }).map(
        ({ bucket: of, tasks: held }) => [of?.id ?? null, held.map(({ id }) => id)],
      );
    expect(columns(false)).toEqual([
      [1, [1]],
      [null, [2]],
    ]);
    expect(columns(true)).toEqual([
      [1, [1]],
      [null, [2, 3]],
    ]);
  });

  test('property: every visible task is in exactly one column', () => {
    const anyTask = fc.record({
      id: fc.nat(9999),
      bucketId: fc.option(fc.oneof(fc.nat(5), fc.nat(5).map(String))),
      state: fc.constantFrom<string>(...taskStates, 'Frozen'),
      stage: fc.nat(3),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyTask, { selector: ({ id }) => id }),
        fc.boolean(),
        (parts, showCompleted) => {
          const tasks = parts.map(({ id, ...part }) => task(id, part));
          const columns = boardColumns([bucket(1, 1), bucket(2, 1), bucket('3', 0)], tasks, {
            showCompleted,
            lacksTasks: false,
          });
          const ids = columns.flatMap((column) => column.tasks.map(({ id }) => id));
          const expected = tasks.filter(({ state }) => showCompleted || state !== 'Completed');
          expect(ids).toHaveLength(expected.length);
          expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)));
        },
      ),
    );
  });
});

describe('full control', () => {
  const board = { ownerGuid: 'owner', members: [{ guid: 'member', name: 'Member' }] };
  test.each([
    ['owner', 'member', true],
    ['member', 'member', true],
    ['stranger', 'admin', true],
    ['stranger', 'manager', false],
    ['stranger', 'member', false],
  ] as const)('for the %s with the role %s: %s', (guid, role, may) => {
    expect(hasFullControl(board, { guid, role })).toBe(may);
  });

  test('who leaves a board can open it no more, unless it is theirs or they are an admin', () => {
    const closes = (guid: string, role: Role) => isClosedWhenLeft(board, { guid, role });
    expect([closes('member', 'member'), closes(board.ownerGuid, 'member'), closes('x', 'admin')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('title, members and deletion are open on boards of class personally only (R-11.21)', () => {
    expect(['personally', 'customer', ''].map((boardClass) => isPersonal({ boardClass }))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('states and priorities of the dialog', () => {
  test('a state that is not offered is kept and shown first (R-11.10)', () => {
    expect(statesToOffer('In work')).toEqual(['Not started', 'In work', 'Completed']);
    expect(statesToOffer('')).toEqual(['Not started', 'In work', 'Completed']);
    expect(statesToOffer('Assigned')).toEqual(['Assigned', 'Not started', 'In work', 'Completed']);
    expect(statesToOffer('Frozen')).toEqual(['Frozen', 'Not started', 'In work', 'Completed']);
  });

  test('an unknown priority is kept and shown first', () => {
    for (const known of ['Urgent', '']) expect(prioritiesToOffer(known)).toEqual(taskPriorities);
    expect(prioritiesToOffer('Whenever')).toEqual(['Whenever', ...taskPriorities]);
  });
});

test('comments are sorted newest first, those without a time last (R-11.11)', () => {
  const comment = (id: number, writtenAt: number | null): TaskComment => ({
    id,
    content: '',
    author: { guid: 'a', name: 'A' },
    writtenAt,
  });
  const comments = [comment(1, 10), comment(2, null), comment(3, 30), comment(4, 10), comment(5, null)];
  expect(comments.toSorted(compareComments).map(({ id }) => id)).toEqual([3, 4, 1, 5, 2]);
});
