import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import type { Absence, AbsenceKind, DayShare } from './absence';
import { absentDays, enteredShares } from './dayShares';

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

const day = '2026-11-17';
test.each<[string, readonly Absence[], readonly string[]]>([
  [
    'a whole day and an older half',
    [entry('sick', day, day, 0.5, 1), entry('vacation', day, day, 1, 2)],
    ['vacation 1'],
  ],
  ['two of one kind', [entry('sick', day, day, 0.5, 1), entry('sick', day, day, 0.5, 2)], ['sick 0.5']],
  [
    'a half and an older whole day',
    [entry('sick', day, day, 1, 1), entry('vacation', day, day, 0.5, 2)],
    ['vacation 0.5', 'sick 0.5'],
  ],
  [
    'three halves',
    [
      entry('sick', day, day, 0.5, 1),
      entry('special', day, day, 0.5, 2),
      entry('vacation', day, day, 0.5, 3),
    ],
    ['vacation 0.5', 'special 0.5'],
  ],
])(
  'where entries overlap, the newer ones count first and a day is full with two: %s (R-17.8)',
  (_name, entries, shares) => {
    const at = isoDate(day);
    const found = enteredShares(entries, { from: at, to: at }).get(at) ?? [];
    expect(found.map(({ kind, share }) => `${kind} ${share}`)).toEqual(shares);
  },
);
