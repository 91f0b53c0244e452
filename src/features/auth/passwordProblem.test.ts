import { expect, test } from 'vitest';
import { passwordProblem } from './passwordProblem';

test.each([
  ['', null, 'password'],
  ['', 12, 'password'],
  ['a', null, undefined],
  ['elf Zeichen', 12, 'passwordShort'],
  ['zwölfZeichen', 12, undefined],
] as const)(
  'the password %j with a minimum length of %j has the problem %j (R-2.66)',
  (password, least, problem) => {
    expect(passwordProblem(password, least)).toBe(problem);
  },
);
