import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { countersWith, numberProblem, proposedNumber } from './recordNumber';

const today = isoDate('2026-11-20');

test('a number has initials, year and a count per year that goes on after a deletion (R-19.14)', () => {
  const jana = 'Jana Albrecht';
  const counters = countersWith({}, 'JA-2026-004', jana);
  expect(proposedNumber('Jana Albrecht', today, counters, [])).toBe('JA-2026-005');
  expect(proposedNumber('Jana Albrecht', isoDate('2027-01-02'), counters, [])).toBe('JA-2027-001');
  expect(countersWith(counters, 'JA-2026-002', jana)).toEqual(counters);
  expect(proposedNumber('Bo Weiß', today, countersWith(counters, ' BW-2026-999 ', 'Bo Weiß'), [])).toBe(
    'BW-2026-1000',
  );
  expect(proposedNumber('', today, {}, [])).toBe('?-2026-001');
  const thousands = countersWith({}, 'BW-2026-1204', 'Bo Weiß');
  expect(proposedNumber('Bo Weiß', today, thousands, [])).toBe('BW-2026-1205');
});

test('a typed number counts only if it is one that would be proposed, and taken ones are passed over (R-19.14)', () => {
  for (const number of ['RE-2026-0815', 'KW-2026-9999', 'A-26-0311', 'JA-2026-99999999', '7'])
    expect(countersWith({}, number, 'Jana Albrecht')).toEqual({});
  const records = [{ number: 'ja-2026-001' }, { number: 'JA-2026-002' }];
  expect(proposedNumber('Jana Albrecht', today, {}, records)).toBe('JA-2026-003');
});

test.each([
  ['  ', 'empty'],
  ['x'.repeat(25), 'too-long'],
  [` ${'x'.repeat(24)} `, undefined],
  [' ja-2026-001', 'taken'],
  ['JA-2026-0010', undefined],
])('the typed number "%s" is %s (R-19.15)', (typed, problem) => {
  expect(numberProblem(typed, [{ number: 'JA-2026-001' }])).toBe(problem);
});
