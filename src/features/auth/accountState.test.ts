import { expect, test } from 'vitest';
import { readReturnTo, returnState } from './accountState';

test.each(['/work', '/work?start=20', '/timesheets#top', '/customer/7', '/planner/kanban/3?task=4'])(
  'a deep link to %s survives signing in',
  (address) => {
    const { pathname, search, hash } = new URL(address, 'https://tagwerk.example');
    expect(readReturnTo(returnState({ pathname, search, hash }))).toBe(address);
  },
);

test.each([
  ['another site', '//evil.example/work'],
  ['another site, with backslashes', '/\\evil.example'],
  ['another protocol', 'javascript:alert(1)'],
  ['an address that no route knows', '/nowhere/at/all'],
  ['a screen without a session', '/registration'],
  ['the sign-in screen', '/'],
  ['a number', 7],
])('%s is no place to return to', (_what, returnTo) => {
  expect(readReturnTo({ returnTo })).toBeUndefined();
});

test.each([null, undefined, 'text', {}])('the state %o has no place to return to', (state) => {
  expect(readReturnTo(state)).toBeUndefined();
});
