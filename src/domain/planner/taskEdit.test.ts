import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Task } from './kanban';
import { isoDate } from '../time/period';
import { type TaskContent, changedFields, contentOf, tidied } from './taskEdit';

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

test('the details and the place of a task are saved', () => {
  const task: Task = {
    ...stored,
    id: 1,
    stage: 10,
    members: [],
    hasComments: true,
  };
  expect(contentOf(task)).toEqual(stored);
});
