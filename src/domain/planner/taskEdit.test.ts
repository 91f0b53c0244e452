import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameIdentity } from '../changes/fields';
import type { WaitingEntry } from '../changes/outbox';
import { PLACEHOLDER_STAGE } from '../limits';
import { isoDate } from '../time/period';
import type { Task } from './kanban';
import {
  type TaskContent,
  changedFields,
  contentOf,
  createdPart,
  isCreatedWhole,
  taskFields,
  tidied,
  withWaitingTasks,
} from './taskEdit';

const stored: TaskContent = {
  title: 'Load test',
  description: 'Forty terminals',
  state: 'In work',
  priority: 'Important',
  startDate: isoDate('2026-11-17'),
  dueDate: isoDate('2026-11-22'),
  boardId: 1,
  bucketId: 4,
};

const date = fc.constantFrom(null, isoDate('2026-11-17'), isoDate('2026-12-01'));
const text = fc.constantFrom('', ' ', 'Load test', 'Forty terminals', ' padded ', '🚀');
const content: fc.Arbitrary<TaskContent> = fc.record({
  title: text,
  description: text,
  state: fc.constantFrom('', 'Not assigned', 'In work', 'Completed', 'Frozen'),
  priority: fc.constantFrom('', 'Urgent', 'Normal', 'Whenever'),
  startDate: date,
  dueDate: date,
  boardId: fc.constant(1),
  bucketId: fc.constantFrom(null, 4, 5),
});

describe('the task dialog saves only changed fields; empty ones are left out', () => {
  test.each<[string, Partial<TaskContent>, Partial<TaskContent>]>([
    ['nothing', {}, {}],
    ['the state', { state: 'Completed' }, { state: 'Completed' }],
    ['a title with blanks around', { title: ' Load test 2 ' }, { title: 'Load test 2' }],
    ['blanks around the title', { title: ' Load test ' }, {}],
    ['an emptied title', { title: '  ' }, {}],
    [
      'an emptied description and a new date',
      { description: '', dueDate: isoDate('2026-11-30') },
      { dueDate: isoDate('2026-11-30') },
    ],
    ['dates that were taken out', { startDate: null, dueDate: null }, {}],
    ['another bucket', { bucketId: 5 }, { bucketId: 5 }],
  ])('%s', (_what, edit, sent) => {
    expect(changedFields(stored, tidied({ ...stored, ...edit }))).toEqual(sent);
  });

  test('property: only changed and non-empty fields are sent, and after that nothing is left to send', () => {
    fc.assert(
      fc.property(content, content, (before, after) => {
        const tidy = { ...before, title: before.title.trim(), description: before.description.trim() };
        const want = tidied(after);
        const sent = changedFields(tidy, want);
        for (const [name, value] of Object.entries(sent)) {
          expect([null, '']).not.toContain(value);
          expect(tidy).not.toMatchObject({ [name]: value });
        }
        expect(changedFields({ ...tidy, ...sent }, want)).toEqual({});
      }),
    );
  });
});

test('a description keeps its blanks, and one of blanks alone is none', () => {
  expect(tidied({ ...stored, description: ' - [ ] one\n' }).description).toBe(' - [ ] one\n');
  expect(tidied({ ...stored, description: ' \n' }).description).toBe('');
});

const task: Task = { ...stored, id: 1, stage: 10, members: [], hasComments: true };

test('the details and the place of a task are saved', () => {
  expect(contentOf(task)).toEqual(stored);
});

test.each<[string, Partial<TaskContent>, boolean]>([
  ['neither', {}, true],
  ['a description', { description: 'x' }, false],
  ['a start', { startDate: stored.startDate }, false],
  ['a due date', { dueDate: stored.dueDate }, false],
])(
  'one call creates all of a new task only without description and dates; this one has %s (R-11.71)',
  (_what, more, isWhole) => {
    const plain = { ...stored, description: '', startDate: null, dueDate: null };
    expect(isCreatedWhole({ ...plain, ...more })).toBe(isWhole);
    expect(createdPart({ ...plain, ...more })).toEqual(plain);
  },
);

test.each<[string, Partial<TaskContent>, boolean]>([
  [
    'state, people and dates',
    { state: 'Completed', priority: 'Urgent', dueDate: null, description: '' },
    true,
  ],
  ['title', { title: 'Load test 2' }, false],
  ['bucket', { bucketId: 5 }, false],
])(
  'a new task whose answer was lost is known by its title and bucket; this one has another %s (R-14.35)',
  (_what, other, is) => {
    expect(isSameIdentity(taskFields, stored, { ...stored, ...other })).toBe(is);
  },
);

describe('tasks of a list while some of them wait', () => {
  const item = (key: string, more: Partial<WaitingEntry<TaskContent>>): WaitingEntry<TaskContent> => ({
    key,
    since: 0,
    id: null,
    before: null,
    want: stored,
    attempt: null,
    trouble: null,
    ...more,
  });

  test('a change is shown where its task stands, a deletion once it is done, a new task at the end (R-14.35)', () => {
    const items = [
      item('a', { id: '1', before: stored, want: { ...stored, title: 'Load test 2' } }),
      item('b', { id: 2, before: stored, want: null }),
      item('c', { want: { ...stored, title: 'New', state: '', priority: '' } }),
      item('d', { want: { ...stored, title: 'Elsewhere', boardId: 2 } }),
      item('f', { want: null }),
      item('e', { want: { ...stored, title: 'Set', state: 'In work', priority: 'Urgent' } }),
    ];
    const shown = withWaitingTasks([task, { ...task, id: 2 }], items, ({ boardId }) => boardId === 1);
    expect(shown.map(({ id, title, state, priority, stage }) => [id, title, state, priority, stage])).toEqual(
      [
        [1, 'Load test 2', 'In work', 'Important', 10],
        [2, 'Load test', 'In work', 'Important', 10],
        ['c', 'New', 'Not assigned', 'Normal', PLACEHOLDER_STAGE],
        ['e', 'Set', 'In work', 'Urgent', PLACEHOLDER_STAGE],
      ],
    );
    expect(shown.slice(2)).toMatchObject([
      { members: [], hasComments: false },
      { members: [], hasComments: false },
    ]);
  });

  test('a list that takes no new tasks shows the changes of its own (R-14.35)', () => {
    const list = [task];
    expect(withWaitingTasks(list, [])).toBe(list);
    expect(withWaitingTasks(list, [item('c', {})])).toEqual(list);
  });
});
