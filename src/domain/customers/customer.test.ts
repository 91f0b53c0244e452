import { expect, test } from 'vitest';
import { companyInitials, totalTimeBudget } from './customer';

test.each([
  ['Kessler Maschinenbau GmbH', 'KM'],
  ['Hansen & Söhne Spedition', 'HS'],
  ['Stadtwerke', 'ST'],
  ['Dr. Meyer KG (Altkunde)', 'MK'],
  ['Siemens (DE)', 'SI'],
  ['  école  ', 'ÉC'],
  ['4 Wände', '4W'],
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
