import { expect, test } from 'vitest';
import { hoursOfHundredths, hundredthsOf } from './hundredths';

test.each([
  [7.25, 725],
  [1.005, 100.5],
  [-1.005, -100.5],
  [0.333, 33.3],
  [1 / 3, 33.3333],
  [0.1 + 0.2, 30],
  [-0, 0],
  [8.1, 810],
  [1e-9, 0],
])('%d h are %d hundredths, down to a millionth of an hour (R-17.5)', (hours, hundredths) =>
  expect(hundredthsOf(hours)).toBe(hundredths),
);

test('hundredths are hours again', () => expect(hoursOfHundredths(-725)).toBe(-7.25));
