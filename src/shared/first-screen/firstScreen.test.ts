import { describe, expect, test } from 'vitest';
import { paths } from '../paths';
import { firstScreenAt } from './firstScreen';

describe('the screen before the app has started', () => {
  test.each(['/', '/work', '/work/', '/customer/1-nordsee', '/planner/kanban/2-board'])(
    'the first screen at %s is the sign-in form without a session, the shell with one',
    (path) => {
      expect(firstScreenAt(path, false)).toBe('signIn');
      expect(firstScreenAt(path, true)).toBe('shell');
    },
  );

  test.each([paths.registration, paths.resetPassword, paths.expired, '/nowhere', '/work/1', '/customer'])(
    'there is no first screen at %s',
    (path) => {
      expect(firstScreenAt(path, false)).toBeUndefined();
      expect(firstScreenAt(path, true)).toBeUndefined();
    },
  );
});
