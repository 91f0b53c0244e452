import { expect, test } from 'vitest';
import { record } from './monthEntries.fixture';
import { cents } from './money';
import {
  type NamedRecord,
  clashingParts,
  isSamePart,
  mergedRecord,
  workRecordRules,
  withPart,
} from './workRecordMerge';

const before: NamedRecord = record(1, '2026-11-17', { description: 'Loads', location: 'Augsburg' });
const having = (fields: Partial<NamedRecord>): NamedRecord => ({ ...before, ...fields });

test('what a service writes otherwise is no change', () => {
  const theirs = having({
    customerId: String(before.customerId),
    description: 'Loads ',
    distanceKm: 0,
    travelHours: 0,
  });
  expect(workRecordRules.isSame(having({ distanceKm: null, travelHours: null }), theirs)).toBe(true);
  expect(workRecordRules.isSame(before, having({ hours: 1.5 }))).toBe(false);
});

test('different fields are merged', () => {
  expect(
    workRecordRules.merge(before, having({ hours: 3.5 }), having({ description: 'Loads, tests' })),
  ).toEqual(having({ hours: 3.5, description: 'Loads, tests' }));
});

test('customer and project, and all of a journey, are one each', () => {
  const mine = having({ projectId: 99, distanceKm: 40, travelExpenses: cents(1200) });
  const theirs = having({ customerId: 5, projectId: 50, distanceKm: 10, travelExpenses: cents(300) });
  expect(clashingParts(before, mine, theirs)).toEqual(['customer', 'travel']);
  expect(workRecordRules.merge(before, mine, theirs)).toBeNull();
  const chosen = withPart('travel', theirs, mergedRecord(before, mine, theirs));
  expect(chosen).toEqual(having({ projectId: 99, distanceKm: 10, travelExpenses: cents(300) }));
  expect(isSamePart('travel', chosen, theirs)).toBe(true);
});

test('the same change on both sides is no clash', () => {
  expect(workRecordRules.merge(before, having({ hours: 4 }), having({ hours: 4, location: 'Ulm' }))).toEqual(
    having({ hours: 4, location: 'Ulm' }),
  );
});
