import { expect, test } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { type KeptImport, fileImportKind, isRecent, withImport } from './fileImportKept';

const importAt = (day: string): KeptImport => ({
  id: day,
  hash: null,
  name: `${day}.csv`,
  tool: 'table',
  at: new Date(`${day}T12:00`).getTime(),
  isRunning: false,
  records: [],
});

test('an import can be undone on its ninetieth day, and no longer (R-20.59)', () => {
  const one = importAt('2026-08-20');
  expect(isRecent(one, isoDate('2026-11-18'))).toBe(true);
  expect(isRecent(one, isoDate('2026-11-19'))).toBe(false);
});

test('the last ten imports are kept, newest first (R-20.59)', () => {
  const days = Array.from({ length: 12 }, (_, at) => `2026-11-${10 + at}`);
  const kept = days.reduce(
    (before, day) => withImport(before, importAt(day)),
    fileImportKind.parse(undefined),
  );
  expect(kept.imports.map(({ id }) => id)).toEqual(days.slice(2).toReversed());
});
