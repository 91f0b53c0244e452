import { expect, test } from 'vitest';
import { readSessionUser } from './sessionUser';

test('a user is an accountant only if the service sets the flag, in any spelling (R-18.66)', () => {
  const flags = [true, 1, '1', 'true', 'Yes', false, 0, '0', '', null, undefined, 'Buchhaltung'];
  const read = flags.map((isAccountant) => readSessionUser({ guid: 'u-1', isAccountant })?.isAccountant);
  expect(read).toEqual([...Array<true>(5).fill(true), ...Array<undefined>(7).fill(undefined)]);
  // Read again, as the session that is kept.
  expect(readSessionUser(readSessionUser({ guid: 'u-1', isAccountant: 'yes' }))?.isAccountant).toBe(true);
});
