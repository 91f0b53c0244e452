import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import type { Absence, AbsenceKind, DayShare } from './absence';
import { absentDays } from './dayShares';

function entry(kind: AbsenceKind, from: string, to: string, share: DayShare, changedAt: number): Absence {
  return { id: `${changedAt}`, kind, from: isoDate(from), to: isoDate(to), share, note: '', changedAt };
}

test('a day with a whole absence or two halves is a free day, a half day is not (R-17.68)', () => {
  expect(absentDays([])).toEqual([]);
  expect(
    absentDays([
      entry('compensation', '2026-11-27', '2026-11-27', 1, 1),
      entry('vacation', '2025-12-30', '2026-01-02', 1, 2),
      entry('vacation', '2026-03-26', '2026-03-27', 0.5, 3),
      entry('training', '2026-03-27', '2026-03-30', 0.5, 4),
    ]),
  ).toEqual(['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02', '2026-03-27', '2026-11-27']);
});
