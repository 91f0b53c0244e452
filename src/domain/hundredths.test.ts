import { expect, test } from 'vitest';
import { hoursOfHundredths, hundredthsOf } from './hundredths';

test.each([
  [7.25, 725],
  [1.005, 101],
  [-1.005, -101],
  [0.004, 0],
  [-0.005, -1],
  [-0.004, 0],
  [8.1, 810],
  [1e-9, 0],
])('%d h are %d hundredths: half is rounded away from zero (R-17.5)', (hours, hundredths) =>
  expect(hundredthsOf(hours)).toBe(hundredths),
);

test('hundredths are hours again', () => expect(hoursOfHundredths(-725)).toBe(-7.25));
