import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { boardColumns } from './kanban';
import { task as taskFixture } from './kanban.fixture';
import {
  NOBODY_LANE,
  alsoIn,
  firstLanes,
  peopleChange,
  personLanes,
  priorityLanes,
  withPeople,
} from './lanes';

const today = isoDate('2026-11-19');
const jana = { guid: 'j', name: 'Jana Albrecht' };
const david = { guid: 'd', name: 'David Okafor' };
const lea = { guid: 'l', name: 'Lea Brandt' };
const buckets = [
  { id: 1, name: 'Ideas', stage: 1 },
  { id: 2, name: 'Done', stage: 2 },
];

const both = taskFixture(1, { bucketId: 1, priority: 'Urgent', members: [jana, david] });
const late = taskFixture(2, { bucketId: 2, priority: 'Odd', members: [lea], dueDate: isoDate('2026-11-18') });
const alone = taskFixture(3, { bucketId: 2, priority: 'Normal', members: [] });
const columnsOf = () =>
  boardColumns(buckets, [both, late, alone], { showCompleted: true, lacksTasks: false });

describe('the lanes of a board', () => {
  test('a task of several people is in the lane of each, one of nobody in the last (R-11.60)', () => {
    const columns = columnsOf();
    const lanes = personLanes(columns, [david, jana], today);
    expect(lanes.map(({ key, count }) => [key, count])).toEqual([
      ['d', 1],
      ['j', 1],
      ['l', 1],
      [NOBODY_LANE, 1],
    ]);
    expect(lanes.map(({ cells }) => cells.map((tasks) => tasks.map(({ id }) => id)))).toEqual([
      [[1], []],
      [[1], []],
      [[], [2]],
      [[], [3]],
    ]);
    expect(lanes.map(({ overdue }) => overdue)).toEqual([0, 0, 1, 0]);
    expect(alsoIn(both, { person: david })).toEqual([jana]);
    // The name of a person is that of the board.
    const named = personLanes(columns, [{ ...lea, name: 'Lea' }], today);
    expect(named.map(({ person }) => person?.name)).toEqual(['Lea', jana.name, david.name, undefined]);
  });

  test('priorities are lanes from the highest, unknown ones last, those without tasks too (R-11.60)', () => {
    const lanes = priorityLanes(columnsOf(), today);
    expect(lanes.map(({ key, count }) => `${key} ${count}`)).toEqual([
      'Urgent 1',
      'Important 0',
      'Normal 1',
      'Irrelevant 0',
      'Odd 1',
    ]);
    expect(alsoIn(both, { person: null })).toEqual([]);
  });
});

describe('the people of a task that is put into another lane', () => {
  test.each([
    ['someone else', jana, lea, { add: lea, remove: jana }, [david, lea]],
    ['someone who has it already', jana, david, { add: null, remove: jana }, [david]],
    ['nobody, which only takes away', jana, null, { add: null, remove: jana }, [david]],
    ['the same lane', jana, jana, { add: null, remove: null }, [jana, david]],
  ])('%s (R-11.61)', (_case, from, to, change, members) => {
    expect(peopleChange(both, { person: from }, { person: to })).toEqual(change);
    expect(withPeople(both, change).members).toEqual(members);
    expect(withPeople(both, { add: jana, remove: null }).members).toEqual([david, jana]);
  });

  test('a task of nobody is given to someone (R-11.61)', () => {
    expect(peopleChange(alone, { person: null }, { person: lea })).toEqual({ add: lea, remove: null });
  });
});

describe('the first lanes of a large board', () => {
  const many = [
    ...Array.from({ length: 5 }, (_, at) => taskFixture(at, { bucketId: 1, priority: 'Urgent' })),
    ...Array.from({ length: 2 }, (_, at) => taskFixture(10 + at, { bucketId: 2, priority: 'Urgent' })),
    taskFixture(20, { bucketId: 2, priority: 'Normal' }),
  ];
  const lanesOf = () =>
    priorityLanes(boardColumns(buckets, many, { showCompleted: true, lacksTasks: false }), today);
  const cards = (count: number, folded: readonly string[] = []) =>
    firstLanes(lanesOf(), count, ({ key }) => folded.includes(key)).map(({ key, cells }) => [
      key,
      cells.map(({ length }) => length),
    ]);

  test('the last one shows the same number of cards from each bucket, as far as there are any (R-15.12)', () => {
    expect(cards(6)).toEqual([['Urgent', [4, 2]]]);
    expect(cards(3)).toEqual([['Urgent', [2, 2]]]);
  });

  test('with room for all of them, all are there, and a folded one takes none (R-15.12)', () => {
    expect(cards(8)).toEqual([
      ['Urgent', [5, 2]],
      ['Important', [0, 0]],
      ['Normal', [0, 1]],
      ['Irrelevant', [0, 0]],
    ]);
    expect(cards(1, ['Urgent'])).toEqual(cards(8));
    expect(cards(7).map(([key]) => key)).toEqual(['Urgent', 'Important']);
  });
});
