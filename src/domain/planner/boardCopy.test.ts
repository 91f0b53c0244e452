import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import {
  type CopyOptions,
  copiedContent,
  copyProgress,
  isOwnBoard,
  nameOfCopy,
  planCopy,
  stepNames,
  templateName,
  tickedBoxes,
  usualCopy,
} from './boardCopy';
import { PERSONAL_CLASS } from './kanban';
import { task } from './kanban.fixture';

const today = isoDate('2026-11-19');
const me = { guid: 'me', name: 'Jana Albrecht' };
const david = { guid: 'd', name: 'David Okafor' };
const board = { id: 1, title: 'Werk 2', boardClass: PERSONAL_CLASS, members: [me, david], ownerGuid: 'me' };
const contents = {
  buckets: [
    { id: 12, name: 'Done', stage: 2 },
    { id: 11, name: 'Doing [3]', stage: 1 },
  ],
  tasks: [
    task(3, { bucketId: 12, state: 'Completed', members: [david], dueDate: isoDate('2026-10-01') }),
    task(1, {
      bucketId: 11,
      priority: 'Urgent',
      description: '- [x] one\n- [ ] two\n- [x] one',
      members: [me, david],
      startDate: isoDate('2026-11-02'),
      dueDate: isoDate('2026-11-05'),
    }),
    task(2, { bucketId: 99 }),
  ],
};
const plan = (options: Partial<CopyOptions> = {}) =>
  planCopy(board, contents, { ...usualCopy, ...options }, { title: 'Werk 3', guid: 'me', today });

describe('the plan of a copied board', () => {
  test('buckets go by stage with their limits, open tasks with priority, state and empty boxes (R-11.70)', () => {
    expect(plan()).toEqual({
      title: 'Werk 3',
      buckets: ['Doing [3]', 'Done'],
      tasks: [
        expect.objectContaining({
          bucket: 0,
          title: 'Task 1',
          priority: 'Urgent',
          state: 'Not started',
          description: '- [ ] one\n- [ ] two\n- [ ] one',
          startDate: null,
          dueDate: null,
          people: [],
        }),
        expect.objectContaining({ bucket: 0, title: 'Task 2' }),
      ],
      people: [],
    });
  });

  test('dates are moved so that the first one is today (R-11.70)', () => {
    const dates = (options: Partial<CopyOptions>) =>
      plan({ dates: true, ...options }).tasks.map(({ startDate, dueDate }) => [startDate, dueDate]);
    expect(dates({})).toEqual([
      ['2026-11-19', '2026-11-22'],
      [null, null],
    ]);
    expect(dates({ completedTasks: true })).toEqual([
      ['2026-12-21', '2026-12-24'],
      [null, null],
      [null, '2026-11-19'],
    ]);
  });

  test('ticks, people and completed tasks come along when they are chosen (R-11.70)', () => {
    const { tasks, people } = plan({ resetTicks: false, people: true, completedTasks: true });
    expect(people).toEqual(['d']);
    expect(tasks.map((one) => one.people)).toEqual([['me', 'd'], [], ['d']]);
    expect(tasks[0]?.description).toBe('- [x] one\n- [ ] two\n- [x] one');
    expect(tasks[2]?.state).toBe('Completed');
  });

  test('completed tasks can come along without the open ones (R-11.70)', () => {
    const { tasks } = plan({ openTasks: false, completedTasks: true });
    expect(tasks.map(({ title, bucket }) => [title, bucket])).toEqual([['Task 3', 1]]);
    expect(contents.tasks.map(({ description }) => tickedBoxes(description))).toEqual([0, 2, 0]);
  });

  test('a task begins on the day of the copy if it had a start only (R-11.70)', () => {
    const only = { ...contents, tasks: [task(1, { bucketId: 11, startDate: isoDate('2026-12-24') })] };
    const { tasks } = planCopy(board, only, { ...usualCopy, dates: true }, { title: 'x', guid: 'me', today });
    expect(tasks.map(({ startDate, dueDate }) => [startDate, dueDate])).toEqual([[today, null]]);
  });

  test('a task is created on the board and in the bucket that the service made for it (R-11.71)', () => {
    const [, second] = plan().tasks;
    if (!second) throw new Error('two tasks are open');
    const { bucket: _bucket, people: _people, ...details } = second;
    const made = { [stepNames.board]: 70, [stepNames.bucket(0)]: 80, [stepNames.bucket(1)]: 81 };
    expect(copiedContent(second, { made })).toEqual({ ...details, boardId: 70, bucketId: 80 });
    expect(copiedContent({ ...second, bucket: 1 }, { made })).toMatchObject({ boardId: 70, bucketId: 81 });
    expect(copiedContent(second, { made: {} })).toMatchObject({ boardId: null, bucketId: null });
  });

  test('without buckets there are no tasks (R-11.70)', () => {
    expect(
      planCopy(board, { ...contents, buckets: [] }, usualCopy, { title: 'x', guid: 'me', today }).tasks,
    ).toEqual([]);
  });

  test('the calls of a copy are counted, and those that are done (R-11.71)', () => {
    const copy = plan({ people: true });
    // A board, two buckets, a task with its description, one without, a member and two members of a task.
    expect(copyProgress(copy)).toEqual({ done: 0, total: 1 + 2 + 2 + 1 + 1 + 2 });
    const made = { [stepNames.board]: 7, [stepNames.bucket(0)]: 8, [stepNames.task(0)]: 9 };
    expect(copyProgress({ ...copy, made })).toEqual({ done: 4, total: 9 });
  });
});

describe('templates and names', () => {
  test.each([
    ['Vorlage: Umzug', 'Umzug'],
    ['Template: Office move', 'Office move'],
    ['Vorlage:Umzug', 'Umzug'],
    ['Vorlage: ', null],
    ['Vorlagen: Umzug', null],
    ['Umzug', null],
    ['Umzug (Vorlage: alt)', null],
    ['Vorlage:  Umzug\nin zwei Zeilen', 'Umzug\nin zwei Zeilen'],
  ])('%s (R-11.73)', (title, name) => {
    expect(templateName({ title })).toBe(name);
  });

  test('own boards are personal ones of which somebody is the owner or a member (R-11.73)', () => {
    expect(isOwnBoard(board, 'me')).toBe(true);
    expect(isOwnBoard(board, 'd')).toBe(true);
    expect(isOwnBoard({ ...board, members: [] }, 'me')).toBe(true);
    expect(isOwnBoard(board, 'x')).toBe(false);
    expect(isOwnBoard({ ...board, boardClass: 'customer' }, 'me')).toBe(false);
  });

  test.each([
    ['MES-Einführung Werk 2', 'MES-Einführung Werk 3'],
    ['Sprint 9', 'Sprint 10'],
    ['Sprint 19', 'Sprint 20'],
    ['Umzug', 'Umzug (copy)'],
    ['2026', '2026 (copy)'],
    ['Woche 3 und 4.', 'Woche 3 und 4. (copy)'],
    ['Ticket 1234567890', 'Ticket 1234567890 (copy)'],
  ])('a copy of %s is named %s (R-11.70)', (title, name) => {
    expect(nameOfCopy(title, '(copy)')).toBe(name);
  });
});
