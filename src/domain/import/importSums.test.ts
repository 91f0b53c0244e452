import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import type { RowProblem } from './importTypes';
import { clockText, comparedFrom } from './importSums';

test.each([
  [0, '0:00:00', '0:00'],
  [59, '0:00:59', '0:01'],
  [29, '0:00:29', '0:00'],
  [29_050, '8:04:10', '8:04'],
  [3599, '0:59:59', '1:00'],
  [90_000, '25:00:00', '25:00'],
  [5430, '1:30:30', '1:31'],
  // It is rounded as the same positive length; the minus is written where the text is shown.
  [-5430, '1:30:30', '1:31'],
])('%i s are %s, without seconds %s (R-20.31)', (seconds, exact, rounded) => {
  expect([clockText(seconds), clockText(seconds, false)]).toEqual([exact, rounded]);
});

test('recorded hours are compared from the month of the first row that can become a record (R-20.31)', () => {
  const row = (day: string | null, problem: RowProblem | null = null) => ({
    day: day === null ? null : isoDate(day),
    problem,
  });
  expect(comparedFrom([row('2026-11-18'), row('2026-10-20'), row(null)])).toBe('2026-10-01');
  expect(
    comparedFrom([
      row('2026-11-18'),
      row('2026-09-20', { code: 'no-text' }),
      row('2026-08-02', { code: 'equal', row: 3 }),
    ]),
  ).toBe('2026-08-01');
  expect(comparedFrom([row('2026-11-18', { code: 'break' }), row(null)])).toBeNull();
});
