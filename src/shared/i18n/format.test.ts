import { expect, test } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { formatDayRange, formatsOf } from './format';

test.each([
  ['2026-11-16', '2026-11-20', '16.–20.11.'],
  ['2026-11-30', '2026-12-04', '30.11.–04.12.'],
  ['2026-11-18', '2026-11-18', '18.11.'],
  ['2025-11-03', '2025-11-09', '03.–09.11.2025'],
  ['2025-12-29', '2026-01-04', '29.12.2025–04.01.2026'],
  ['2025-10-27', '2025-11-02', '27.10.–02.11.2025'],
])('in 2026, %s to %s are %s (R-1.41)', (from, to, text) => {
  expect(formatDayRange(isoDate(from), isoDate(to), isoDate('2026-06-01'))).toBe(text);
});

test('a range can have the year always, or never (R-1.41)', () => {
  expect(formatDayRange(isoDate('2026-11-01'), isoDate('2026-11-18'), 'always')).toBe('01.–18.11.2026');
  expect(formatDayRange(isoDate('2026-12-28'), isoDate('2027-01-01'), 'never')).toBe('28.12.–01.01.');
});

test('hours that are not known are a dash, never 0 (R-24.190)', () => {
  expect([null, 0, 7.25].map(formatsOf('de').hours)).toEqual(['–', '0,0', '7,25']);
});
