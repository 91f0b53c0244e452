import { expect, test } from 'vitest';
import { groupNeighbours } from './neighbours';

/** The groups of a page, as `key:entries`, with a `+` where all of the period are there. */
const groups = (entries: string, start: number, isLast: boolean) =>
  groupNeighbours(
    Array.from(entries.split(' ').filter(Boolean), (id) => ({ id })),
    ({ id }) => id.slice(0, 1),
    { start, isLast },
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
