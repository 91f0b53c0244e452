import { expect, test } from 'vitest';
import { isSame, isSameIdentity } from '../changes/fields';
import { cents } from '../money/money';
import { isTimeOfDay, isoDate } from '../time/period';
import {
  type WorkRecord,
  completedFor,
  copyOf,
  isLongDay,
  isRepeatedWork,
  namedRecordOf,
  sameWorkOn,
  waitingHours,
  withoutWaiting,
  workRecordFields,
} from './workRecord';

const [eight, five] = ['08:00', '17:00'].map((text) => (isTimeOfDay(text) ? text : null));
const trip = {
  travelHours: 1,
  departure: eight ?? null,
  arrival: five ?? null,
  distanceKm: 12,
  foodAllowance: cents(1600),
  travelExpenses: cents(360),
};
const content = {
  employee: 'jana',
  date: isoDate('2026-11-17'),
  customerId: 12,
  projectId: 3,
  description: 'Workshop',
  location: 'HH',
  hours: 7.5,
  ...trip,
};
const names = { customerName: 'Kessler', projectName: 'MES' };
const record: WorkRecord = { ...content, ...names, id: 7 };

test('a copy is the same work, marked as a copy, on its own day or another one (R-4.13)', () => {
  const copy = { ...content, ...names, description: 'Workshop (copy)' };
  expect(copyOf(record)).toEqual(copy);
  expect(copyOf(record, isoDate('2026-11-18'))).toEqual({ ...copy, date: '2026-11-18' });
});

test('the same work on another day has the hours that are missing there, and no travel', () => {
  expect(sameWorkOn(record, isoDate('2026-11-18'), 4)).toEqual({
    ...content,
    ...names,
    date: '2026-11-18',
    hours: 4,
    travelHours: null,
    departure: null,
    arrival: null,
    distanceKm: null,
    foodAllowance: 0,
    travelExpenses: 0,
  });
});

test('a new record gets the name and the location of the user only where it lacks them', () => {
  const user = { username: 'max', location: 'MUC' };
  const { id: _id, ...whole } = record;
  expect(completedFor(user, whole)).toEqual(whole);
  const lacking = { ...whole, employee: '', location: '' };
  expect(completedFor(user, lacking)).toEqual({ ...whole, employee: 'max', location: 'MUC' });
  expect(completedFor(null, lacking)).toEqual(lacking);
});

test('a day of ten hours is not long, nor is one that is shown as ten hours (R-4.35)', () => {
  expect([10, 10.004, 10.005, 10.25, 0].map(isLongDay)).toEqual([false, false, true, true, false]);
});

test.each<[string, Partial<WorkRecord>, boolean]>([
  ['nothing', { id: 8, location: 'B', travelHours: 0 }, true],
  ['ids as text and spaces', { customerId: '12', projectId: '3', description: ' Workshop ' }, true],
  ['the day', { date: isoDate('2026-11-18') }, false],
  ['the hours', { hours: 7 }, false],
  ['the customer', { customerId: 13 }, false],
  ['the project', { projectId: null }, false],
  ['the text', { description: 'workshop' }, false],
])('two records that differ in %s are repeated work: %s (R-4.35)', (_what, other, is) => {
  const changed = { ...record, ...other };
  expect([isRepeatedWork(record, changed), isRepeatedWork(changed, record)]).toEqual([is, is]);
});

test.each<[string, Partial<WorkRecord>, boolean, boolean]>([
  ['the names', { customerName: '', projectName: '' }, true, true],
  ['the employee', { employee: 'Jana Albrecht' }, true, true],
  ['the day', { date: isoDate('2026-11-18') }, false, false],
  ['the hours', { hours: 7 }, false, false],
  ['the customer', { customerId: 13 }, false, false],
  ['the project', { projectId: 4 }, false, false],
  ['the text', { description: 'x' }, false, false],
  ['the place', { location: 'B' }, false, true],
  ['the travel time', { travelHours: 2 }, false, true],
  ['the departure', { departure: null }, false, true],
  ['the arrival', { arrival: null }, false, true],
  ['the distance', { distanceKm: 13 }, false, true],
  ['the food allowance', { foodAllowance: cents(0) }, false, true],
  ['the travel expenses', { travelExpenses: cents(0) }, false, true],
])(
  'a record that the service lists with another value is the same, or found again: %s',
  (_what, other, same, found) => {
    const mine = namedRecordOf(record);
    expect(mine).not.toHaveProperty('id');
    const theirs = { ...mine, ...other };
    expect([isSame(workRecordFields, mine, theirs), isSameIdentity(workRecordFields, mine, theirs)]).toEqual([
      same,
      found,
    ]);
  },
);

test.each(['hours', 'travelHours', 'distanceKm'] as const)('no %s and 0 are the same', (name) => {
  const mine = namedRecordOf({ ...record, [name]: null });
  expect(isSame(workRecordFields, mine, { ...mine, [name]: 0 })).toBe(true);
});

test('what waits is counted within its days, and its rows are left out of what is stored', () => {
  const want = namedRecordOf(record);
  const item = { key: 'waiting-1', since: 0, id: 7, before: null, want, attempt: null, trouble: null };
  const items = [item, { ...item, key: 'waiting-2', id: 8, want: null }];
  expect(waitingHours(items, '2026-11-17', '2026-11-17')).toBe(7.5);
  expect(waitingHours(items, '2026-11-10', '2026-11-16')).toBe(0);
  expect(waitingHours(items, '2026-11-18', '2026-11-20')).toBe(0);
  const records = [record, { ...record, id: 8 }, { ...record, id: 9 }];
  expect(withoutWaiting(records, items).map(({ id }) => id)).toEqual([9]);
  expect(withoutWaiting(records, [])).toBe(records);
});
