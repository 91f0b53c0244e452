import { expect, test } from 'vitest';
import { vacationDaysOf } from './absenceYear';

test.each<[string, number | null | undefined]>([
  ['', null],
  ['0', 0],
  ['28', 28],
  ['28,5 Tage', 28.5],
  ['22,75', 22.75],
  ['300', 300],
  ['366', 366],
  ['366,5', undefined],
  ['-1', undefined],
  ['viele', undefined],
])('an entitlement of "%s" is read alike wherever it is typed (R-17.166)', (text, days) => {
  expect(vacationDaysOf(text, 'de')).toBe(days);
});
