import { expect, test } from 'vitest';
import { readSessionUser } from './sessionUser';

test('a user is an accountant by a flag in any spelling, or by a label (R-18.66)', () => {
  const marks = [true, 1, '1', 'true', 'Buchhaltung', false, 0, '0', '', 'false', null, undefined];
  const read = marks.map((accountant) => readSessionUser({ guid: 'u-1', accountant })?.isAccountant);
  expect(read).toEqual([...Array<true>(5).fill(true), ...Array<undefined>(7).fill(undefined)]);
  // Read again, as the session that is kept.
  expect(readSessionUser(readSessionUser({ guid: 'u-1', accountant: 'yes' }))?.isAccountant).toBe(true);
});
