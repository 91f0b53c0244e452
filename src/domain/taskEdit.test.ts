import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Task } from './kanban';
import { isoDate } from './period';
import { type TaskDetails, changedDetails, detailsOf, emptiedDetails } from './taskEdit';

const stored: TaskDetails = {
  title: 'Load test',
  description: 'Forty terminals',
  state: 'In work',
  priority: 'Important',
  startDate: isoDate('2026-11-17'),
  dueDate: isoDate('2026-11-22'),
};

const date = fc.constantFrom(null, isoDate('2026-11-17'), isoDate('2026-12-01'));
const text = fc.constantFrom('', ' ', 'Load test', 'Forty terminals', ' padded ', '🚀');
const details: fc.Arbitrary<TaskDetails> = fc.record({
  title: text,
  description: text,
  state: fc.constantFrom('', 'Not assigned', 'In work', 'Completed', 'Frozen'),
  priority: fc.constantFrom('', 'Urgent', 'Normal', 'Whenever'),
  startDate: date,
  dueDate: date,
});

describe('section 5: the task dialog saves only changed fields; empty ones are left out', () => {
  test.each<[string, Partial<TaskDetails>, Partial<TaskDetails>]>([
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
  ])('%s', (_what, edit, sent) => {
    expect(changedDetails(stored, { ...stored, ...edit })).toEqual(sent);
  });

  test('property: what is sent is never empty and never what is stored; sent once, nothing is left to send', () => {
    fc.assert(
      fc.property(details, details, (before, after) => {
        const tidy = { ...before, title: before.title.trim(), description: before.description.trim() };
        const sent = changedDetails(tidy, after);
        for (const [name, value] of Object.entries(sent)) {
          expect([null, '']).not.toContain(value);
          expect(tidy).not.toMatchObject({ [name]: value });
        }
        expect(changedDetails({ ...tidy, ...sent }, after)).toEqual({});
      }),
    );
  });
});

test('fields that had a value and are empty now are named', () => {
  const edited = { ...stored, description: ' ', dueDate: null };
  expect(emptiedDetails(stored, edited)).toEqual(['description', 'dueDate']);
  expect(emptiedDetails({ ...stored, description: '' }, { ...stored, description: '' })).toEqual([]);
});

test('the details of a task are those that the dialog edits', () => {
  const task: Task = {
    ...stored,
    id: 1,
    boardId: 1,
    bucketId: 1,
    stage: 10,
    members: [],
    hasComments: true,
  };
  expect(detailsOf(task)).toEqual(stored);
});
