import { expect, test } from 'vitest';
import { isSame, isSameIdentity, isSamePart, merge, withPart, withoutEmptied } from '../changes/fields';
import { record } from './monthEntries.fixture';
import { cents } from '../money/money';
import { isoDate } from '../time/period';
import { type NamedRecord, workRecordFields as fields } from './workRecord';

const before: NamedRecord = record(1, '2026-11-17', { description: 'Loads', location: 'Augsburg' });
const having = (changes: Partial<NamedRecord>): NamedRecord => ({ ...before, ...changes });

test('values that a service only spells differently are no change', () => {
  const theirs = having({
    customerId: String(before.customerId),
    customerName: '',
    description: 'Loads ',
    distanceKm: 0,
    travelHours: 0,
  });
  expect(isSame(fields, having({ distanceKm: null, travelHours: null }), theirs)).toBe(true);
  expect(isSame(fields, before, having({ hours: 1.5 }))).toBe(false);
});

test('a record is found again by its day, hours, customer, project and description', () => {
  expect(isSameIdentity(fields, before, having({ location: 'Ulm', distanceKm: 40 }))).toBe(true);
  const others = [{ date: isoDate('2026-11-16') }, { hours: 1 }, { projectId: 99 }, { description: 'Tests' }];
  for (const other of others) expect(isSameIdentity(fields, before, having(other))).toBe(false);
});

test('customer and project are one part, and so is a journey', () => {
  const mine = having({
    projectId: 99,
    projectName: 'Mine',
    distanceKm: 40,
    travelExpenses: cents(1200),
  });
  const theirs = having({ customerId: 5, projectId: 50, distanceKm: 10, travelExpenses: cents(300) });
  const merged = merge(fields, before, mine, theirs);
  expect(merged.conflicts).toEqual(['customer', 'travel']);
  const chosen = withPart(fields, 'travel', theirs, merged.content);
  expect(chosen).toEqual(
    having({ projectId: 99, projectName: 'Mine', distanceKm: 10, travelExpenses: cents(300) }),
  );
  expect(isSamePart(fields, 'travel', chosen, theirs)).toBe(true);
});

test('a place stays when it is emptied, because no call can empty it; a text does not', () => {
  const { content, notEmptied } = withoutEmptied(fields, before, having({ location: '', description: '' }));
  expect(content).toEqual(having({ description: '' }));
  expect(notEmptied).toEqual(['location']);
});

test('no number is the same as 0, whichever it is, and a customer goes with all its names', () => {
  const none = { hours: null, travelHours: null, distanceKm: null };
  const zero = { hours: 0, travelHours: 0, distanceKm: 0 };
  expect(isSame(fields, having(none), having(zero))).toBe(true);
  const other = { customerId: 5, customerName: 'Klinikum', projectId: 50, projectName: 'Dienstplan' };
  expect(withPart(fields, 'customer', having(other), before)).toEqual(having(other));
});
