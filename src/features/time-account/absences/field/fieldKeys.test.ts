import { expect, test } from 'vitest';
import type { AbsenceKind } from '@/domain/account/absence';
import { isoDate } from '@/domain/time/period';
import { type Pressed, fieldAction } from './fieldKeys';

const german = { vacation: 'U', sick: 'K', childSick: 'KK', training: 'F', special: 'S', compensation: 'A' };
const english = { vacation: 'V', sick: 'S', childSick: 'C', training: 'T', special: 'L', compensation: 'O' };

function press(key: string, day: string, changed: Partial<Pressed> = {}, layout: 'month' | 'week' = 'month') {
  return fieldAction(
    { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...changed },
    {
      day: isoDate(day),
      year: { from: isoDate('2026-01-01'), to: isoDate('2026-12-31') },
      layout,
      letterOf: (kind) => german[kind],
    },
  );
}

function to(day: string, selects = false) {
  return { kind: 'move', to: isoDate(day), selects };
}

test('arrows lead to the next day and to the same column of the next month, Home and End through the month (R-17.91)', () => {
  expect(press('ArrowRight', '2026-01-31')).toEqual(to('2026-02-01'));
  expect(press('ArrowLeft', '2026-02-01')).toEqual(to('2026-01-31'));
  // Monday 16 February is in the column of Monday 16 March, and of Monday 19 January.
  expect(press('ArrowDown', '2026-02-16')).toEqual(to('2026-03-16'));
  expect(press('ArrowUp', '2026-02-16')).toEqual(to('2026-01-19'));
  expect(press('Home', '2026-02-16')).toEqual(to('2026-02-01'));
  expect(press('End', '2026-02-16')).toEqual(to('2026-02-28'));
});

test('a column that a month does not have leads to its nearest day, and no key leaves the year (R-17.91)', () => {
  expect(press('ArrowDown', '2026-03-31')).toEqual(to('2026-04-30'));
  expect(press('ArrowDown', '2026-06-01')).toEqual(to('2026-07-01'));
  expect(press('ArrowLeft', '2026-01-01')).toEqual(to('2026-01-01'));
  expect(press('ArrowDown', '2026-12-10')).toEqual(to('2026-12-10'));
});

test('Shift selects days and weeks; in calendars up and down always move by a week (R-17.91)', () => {
  expect(press('ArrowRight', '2026-02-16', { shiftKey: true })).toEqual(to('2026-02-17', true));
  expect(press('ArrowDown', '2026-02-16', { shiftKey: true })).toEqual(to('2026-02-23', true));
  expect(press('ArrowDown', '2026-02-16', {}, 'week')).toEqual(to('2026-02-23'));
});

test('letters enter a kind, a doubled one with Shift; with Ctrl they do nothing in the field (R-17.92)', () => {
  const kinds = ['u', 'k', 'f', 's', 'a'].map((key) => press(key, '2026-02-16'));
  expect(kinds).toEqual(
    ['vacation', 'sick', 'training', 'special', 'compensation'].map((absence) => ({
      kind: 'enter',
      absence,
    })),
  );
  expect(press('K', '2026-02-16', { shiftKey: true })).toEqual({ kind: 'enter', absence: 'childSick' });
  expect(press('u', '2026-02-16', { ctrlKey: true })).toBeNull();
  expect(press('v', '2026-02-16')).toBeNull();
  const options = {
    day: isoDate('2026-02-16'),
    year: { from: isoDate('2026-01-01'), to: isoDate('2026-12-31') },
    layout: 'month',
    letterOf: (kind: AbsenceKind) => english[kind],
  } as const;
  const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  expect(['v', 's', 'c', 't', 'l', 'o'].map((key) => fieldAction({ key, ...plain }, options))).toEqual(
    ['vacation', 'sick', 'childSick', 'training', 'special', 'compensation'].map((absence) => ({
      kind: 'enter',
      absence,
    })),
  );
});
