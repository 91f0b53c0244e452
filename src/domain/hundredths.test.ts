import { expect, test } from 'vitest';
import { exactly, hoursOfHundredths, hundredthsOf, plus, roundHalfAway } from './hundredths';

test.each([
  [7.25, 725],
  [1.005, 100.5],
  [-1.005, -100.5],
  [0.333, 33.3],
  [1 / 3, 33.3333],
  [0.1 + 0.2, 30],
  [1.1000005, 110.0001],
  [-0, 0],
  [8.1, 810],
  [1e-9, 0],
])('%d h are %d hundredths, down to a millionth of an hour (R-17.5)', (hours, hundredths) =>
  expect(hundredthsOf(hours)).toBe(hundredths),
);

test('hundredths are hours again', () => expect(hoursOfHundredths(-725)).toBe(-7.25));

test.each([
  [0.5, 1],
  [-0.5, -1],
  [1.49, 1],
  [-1.49, -1],
  [-0, 0],
])('%d is rounded to %d, half away from zero (R-17.5)', (value, rounded) => {
  expect(roundHalfAway(value)).toBe(rounded);
});

test('sums and products have no binary drift (R-17.5)', () => {
  expect([plus(33.3, 66.7), plus(0.1, 0.2), plus(), plus(1, -1), exactly(33.3 * 3)]).toEqual([
    100, 0.3, 0, 0, 99.9,
  ]);
  expect([hundredthsOf(1e-7), hundredthsOf(1e21)]).toEqual([0, 1e23]);
});
