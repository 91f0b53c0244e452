import { expect, test } from 'vitest';
import { shareSteps } from './newRecords';

const HALF = 1800;

test.each([
  // Half a step is rounded up, and nothing is less than one.
  ['one length', [2699], [1]],
  ['one length of a step and a half', [2700], [2]],
  ['a second', [1], [1]],
  ['whole steps', [1800, 5400], [1, 3]],
  ['the largest remainder first', [1000, 2000, 600], [1, 1, 0]],
  ['equal remainders: the longer first', [900, 2700], [0, 2]],
  ['equal lengths: the earlier first', [900, 900, 900], [1, 1, 0]],
  ['all of a step that is shared', [300, 400, 200], [0, 1, 0]],
  ['two steps more than whole ones', [2600, 2600, 2600, 800], [2, 2, 1, 0]],
])('steps of half an hour are shared: %s of %j s gets %j (R-20.27)', (_case, seconds, steps) => {
  expect(shareSteps(seconds, HALF)).toEqual(steps);
});
