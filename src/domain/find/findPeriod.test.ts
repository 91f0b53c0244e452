import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { NAMED_PERIODS, type NamedPeriod, namedPeriod, overlaps } from './findPeriod';

test.each<[NamedPeriod, string, string]>([
  ['this-week', '2026-11-23', '2026-11-29'],
  ['last-week', '2026-11-16', '2026-11-22'],
  ['this-month', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['this-quarter', '2026-10-01', '2026-12-31'],
  ['this-year', '2026-01-01', '2026-12-31'],
  ['last-year', '2025-01-01', '2025-12-31'],
  ['last-28-days', '2026-10-30', '2026-11-26'],
])('on 26 November 2026 %s is %s to %s (R-15.2)', (name, from, to) => {
  expect(namedPeriod(name, isoDate('2026-11-26'))).toEqual({ from, to });
});

test('each named period has its days in order, on the first and last day of a year, too (R-15.2)', () => {
  for (const day of ['2026-01-01', '2027-12-31'].map(isoDate)) {
    const periods = NAMED_PERIODS.map((name) => namedPeriod(name, day));
    expect(periods.every(({ from, to }) => from <= to)).toBe(true);
    const current = periods.filter(({ from, to }) => from <= day && day <= to);
    expect(current).toHaveLength(5);
  }
});

test('an open period has all days on its open side (R-15.2)', () => {
  const day = isoDate('2026-11-26');
  const at = { from: day, to: day };
  expect(overlaps(at, { from: null, to: null })).toBe(true);
  expect(overlaps(at, { from: day, to: null })).toBe(true);
  expect(overlaps(at, { from: null, to: day })).toBe(true);
  expect(overlaps(at, { from: null, to: isoDate('2026-11-25') })).toBe(false);
  expect(overlaps(at, { from: isoDate('2026-11-27'), to: null })).toBe(false);
});
