import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import type { Absence } from './absence';
import { withAbsence } from './absenceEntries';
import { withoutChange } from './absenceUndo';

function entry(id: string, from: string, to = from, kind: Absence['kind'] = 'vacation'): Absence {
  return { id, kind, from: isoDate(from), to: isoDate(to), share: 1, note: '', changedAt: 1 };
}

test('undo takes back one change only: what it added goes, what it cut is whole again, what came later stays (R-17.101)', () => {
  const before = [entry('long', '2026-12-21', '2026-12-31'), entry('other', '2026-03-02')];
  const after = withAbsence(before, { ...entry('sick', '2026-12-22', '2026-12-23', 'sick'), changedAt: 5 });
  const later = entry('later', '2026-05-04');
  expect(withoutChange([...after, later], { before, after }, 9)).toEqual([
    before[1],
    later,
    { ...before[0], changedAt: 9 },
  ]);
});
