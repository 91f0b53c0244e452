import { expect, test } from 'vitest';
import { mayCreateCustomer, mayEditEmployees, mayPreparePayroll, readRole } from './access';

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
  const may = (isAccountant: boolean) =>
    (['admin', 'manager', 'member'] as const).map((role) => mayPreparePayroll(role, isAccountant));
  expect(may(false)).toEqual([true, true, false]);
  expect(may(true)).toEqual([true, true, true]);
});
