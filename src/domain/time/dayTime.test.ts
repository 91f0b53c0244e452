import { expect, test } from 'vitest';
import { dayTime } from './dayTime';

test.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [23, 'evening'],
])('the greeting follows the time of day: at %d it is %s (R-3.2)', (hour, time) => {
  expect(dayTime(hour)).toBe(time);
});
