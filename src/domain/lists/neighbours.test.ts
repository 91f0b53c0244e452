import { expect, test } from 'vitest';
import type { Items, WaitingEntry } from '../changes/outbox';
import { groupNeighbours } from './neighbours';

interface Row {
  readonly id: string;
}

const waits = (
  key: string,
  id: string | null,
  before: string | null,
  want: string | null,
): WaitingEntry<Row> => ({
  key,
  since: 0,
  id,
  before: before === null ? null : { id: before },
  want: want === null ? null : { id: want },
  attempt: null,
  trouble: null,
});

/** The groups of a page, as `key:entries`, with a `+` where all of the period are there. */
const groups = (entries: string, start: number, isLast: boolean, waiting: Items<Row> = []) =>
  groupNeighbours(
    Array.from(entries.split(' ').filter(Boolean), (id) => ({ id })),
    ({ id }) => id.slice(0, 1),
    { start, isLast, waiting },
  ).map(({ key, entries: own, isWhole }) => `${key}:${own.length}${isWhole ? '+' : ''}`);

test.each([
  ['c1 c2 b1 a1', 0, true, ['c:2+', 'b:1+', 'a:1+']],
  // The last period may go on, on the next page, and the first one may have begun on the page before.
  ['c1 c2 b1 a1', 0, false, ['c:2+', 'b:1+', 'a:1']],
  ['c1 c2 b1 a1', 20, true, ['c:2', 'b:1+', 'a:1+']],
  // A new entry is at the front, whatever its date.
  ['b9 c1 b1 a1', 0, true, ['b:1', 'c:1+', 'b:1', 'a:1+']],
  ['a9 c1 b1', 0, false, ['a:1', 'c:1+', 'b:1']],
  ['', 0, true, []],
])('the groups of %j from %i on, to the end of the list: %s', (entries, start, isLast, expected) => {
  expect(groups(entries, start, isLast)).toEqual(expected);
});

test.each([
  [
    'a new one of a period that is not on the page',
    waits('x', null, null, 'b9'),
    'c1 b1',
    0,
    ['c:1+', 'b:1'],
  ],
  ['a deletion elsewhere', waits('x', 'b9', 'b9', null), 'c1 b1', 0, ['c:1+', 'b:1+']],
  // Only what is stored says where the page begins.
  ['a new one in front', waits('d9', null, null, 'd9'), 'd9 c1 b1', 20, ['d:1', 'c:1', 'b:1+']],
  [
    'one that was moved to another period',
    waits('x', 'a1', 'd1', 'a1'),
    'a1 c1 b1',
    20,
    ['a:1+', 'c:1+', 'b:1+'],
  ],
])('periods beside what waits: %s', (_what, item, entries, start, expected) => {
  expect(groups(entries, start, true, [item])).toEqual(expected);
});
