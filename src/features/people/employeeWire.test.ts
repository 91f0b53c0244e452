import * as v from 'valibot';
import { expect, test } from 'vitest';
import { changedEmployeeToWire, employeeAnswerWire, employeeFromWire, employeesWire } from './employeeWire';

const person = (answer: object) => {
  const [wire] = v.parse(employeesWire, [answer]);
  return wire ? employeeFromWire(wire) : expect.fail();
};
const texts = {
  username: 'ada',
  mail: 'ada@example.org',
  phone: '1',
  company: 'T',
  department: 'D',
  jobTitle: 'J',
  postalCode: '20457',
  location: 'HH',
  about: 'me',
  xing: 'x',
  linkedin: 'l',
  facebook: 'f',
  twitter: 't',
};

test('a person is read with every field; names, role and state without the spaces around them', () => {
  const answer = {
    ...texts,
    guid: 'u1',
    givenname: ' Ada ',
    surname: ' Lovelace ',
    photoSmall: 'data:,',
    role: ' admin ',
    roles: ['member'],
    accountant: 1,
    verificationState: ' verified ',
  };
  expect(person(answer)).toEqual({
    ...texts,
    id: 'u1',
    givenName: 'Ada',
    surname: 'Lovelace',
    photo: 'data:,',
    role: 'admin',
    accountant: 1,
    verificationState: 'verified',
  });
  expect(person({ guid: 7 })).toMatchObject({ id: '7', givenName: '', role: '', accountant: null });
});

test.each([
  [['manager', 'member'], 'manager'],
  ['manager', 'manager'],
  [' ["manager"]', 'manager'],
  ['[', ''],
  [[], ''],
  [[1], ''],
  [null, ''],
])('without a role, the first of the roles %j counts: %s', (roles, role) => {
  expect(person({ guid: 'u1', role: ' ', roles }).role).toBe(role);
});

test('the answer for one person is a list with this person, possibly as JSON text', () => {
  expect(v.safeParse(employeeAnswerWire, []).success).toBe(false);
  expect(v.safeParse(employeeAnswerWire, JSON.stringify([{ guid: 'u1' }])).success).toBe(true);
});

test('only what changed and has a value is sent, role and accountant as they were spelled (R-12.17)', () => {
  const read = { id: 'u1', role: 'Administrator', accountant: 'yes' };
  const edit = {
    ...person({ ...texts, guid: 'u1', givenname: 'Ada', surname: 'L' }),
    role: 'admin',
    isAccountant: true,
  };
  expect(changedEmployeeToWire(read, edit, ['givenName', 'phone', 'role'])).toEqual({
    guid: 'u1',
    givenname: 'Ada',
    phone: '1',
    role: 'Administrator',
  });
  expect(changedEmployeeToWire({ ...read, accountant: 0 }, edit, ['isAccountant'])).toEqual({
    guid: 'u1',
    accountant: 1,
  });
  expect(
    changedEmployeeToWire({ ...read, role: 'member' }, { ...edit, about: '' }, ['about', 'role']),
  ).toEqual({
    guid: 'u1',
    role: 'admin',
  });
});
