import { expect, test } from 'vitest';
import {
  isAccountant,
  mayCreateCustomer,
  mayEditEmployees,
  mayPreparePayroll,
  mayReport,
  readRole,
} from './access';

test('roles are read in any spelling, and New Customer is for admin and manager only (R-9.23)', () => {
  const roles = ['admin', 'administrator', 'Administrator', 'manager', 'member', 'employee', null, 3].map(
    readRole,
  );
  expect(roles).toEqual(['admin', 'admin', 'admin', 'manager', 'member', 'member', 'member', 'member']);
  expect(roles.map(mayCreateCustomer)).toEqual([true, true, true, true, false, false, false, false]);
});

test('only the admin has the editing tabs of an employee (R-12.13)', () => {
  expect((['admin', 'manager', 'member'] as const).map(mayEditEmployees)).toEqual([true, false, false]);
});

test('payroll is for admins, managers and accountants (R-18.66)', () => {
  const may = (isMarked: boolean) =>
    (['admin', 'manager', 'member'] as const).map((role) => mayPreparePayroll(role, isMarked));
  expect(may(false)).toEqual([true, true, false]);
  expect(may(true)).toEqual([true, true, true]);
});

test.each([
  [true, true],
  [1, true],
  [' Yes ', true],
  ['Lohn', true],
  [false, false],
  [0, false],
  [null, false],
  [' ', false],
  ['0', false],
  ['False', false],
  ['no', false],
  ['null', false],
])('the mark %j makes an accountant: %s (R-18.66)', (mark, is) => {
  expect(isAccountant(mark)).toBe(is);
});

test('the report is for admins and managers; a role may have spaces around it', () => {
  expect(([' admin ', ' Manager', 'member'] as const).map((role) => mayReport(readRole(role)))).toEqual([
    true,
    true,
    false,
  ]);
});
