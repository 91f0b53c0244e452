import { expect, test } from 'vitest';
import { differingParts, isSameIdentity } from '../changes/fields';
import { companyInitials, customerFields, detailsOf, newCustomer, totalTimeBudget } from './customer';

test.each([
  ['Kessler Maschinenbau GmbH', 'KM'],
  ['Hansen & Söhne Spedition', 'HS'],
  ['Stadtwerke', 'ST'],
  ['Dr. Meyer KG (Altkunde)', 'MK'],
  ['Siemens (DE)', 'SI'],
  ['  école  ', 'ÉC'],
  ['4 Wände', '4W'],
  ['"Kessler" Bau', 'KB'],
  ['株式会社', '株式'],
  ['🙂', '?'],
  ['', '?'],
])('the initials of %s are %s (R-12.33)', (name, initials) => {
  expect(companyInitials(name)).toBe(initials);
});

test('the time budget is the sum over the states that the service reports', () => {
  expect(totalTimeBudget({ active: 904, verified: 274, pending: 192 })).toBe(1370);
  expect(totalTimeBudget({ active: 904, verified: null, pending: null })).toBe(904);
  expect(totalTimeBudget({ active: null, verified: null, pending: null })).toBeNull();
});

test('each detail of a customer is compared, and a new one is found again by its name', () => {
  const { isActive, ...texts } = newCustomer;
  expect([isActive, ...Object.values(texts)]).toEqual([true, '', '', '', '', '']);
  expect(detailsOf(Object.assign({ id: 7 }, newCustomer))).toEqual(newCustomer);
  const other = {
    name: 'Kessler',
    address: 'Hof 1',
    postalCode: '86150',
    location: 'Augsburg',
    customerNumber: 'K7',
    isActive: false,
  };
  const parts = ['name', 'address', 'postalCode', 'location', 'customerNumber', 'isActive'] as const;
  expect(differingParts(customerFields, newCustomer, other)).toEqual(parts);
  for (const part of parts) {
    const changed = { ...newCustomer, [part]: other[part] };
    expect(differingParts(customerFields, newCustomer, changed)).toEqual([part]);
    expect(isSameIdentity(customerFields, newCustomer, changed)).toBe(part !== 'name');
  }
});
