import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { type Fields, singleFields } from './fields';
import type { WaitingEntry } from './outbox';
import {
  batchesOf,
  countedEntries,
  isBefore,
  isWaitingId,
  waitingState,
  waitingWithin,
  withChanges,
  withWaiting,
} from './waitingEntries';
import { waitingFor } from './waitingFor';

interface Entry {
  readonly date: ReturnType<typeof isoDate>;
  readonly text: string;
}
const entry = (day: string, text = day): Entry => ({ date: isoDate(`2026-11-${day}`), text });
const fields: Fields<Entry, keyof Entry> = singleFields<Entry>({ date: true, text: true });
const item = (key: string, more: Partial<WaitingEntry<Entry>> = {}): WaitingEntry<Entry> => ({
  key,
  since: 0,
  id: null,
  before: null,
  want: entry('10', key),
  attempt: null,
  trouble: null,
  ...more,
});

test('a row says that it waits, leaves, or needs the user', () => {
  const states = [
    item('a'),
    item('b', { want: null }),
    item('c', { want: null, trouble: { kind: 'alike', id: 1 } }),
  ];
  expect(states.map(waitingState)).toEqual(['waits', 'leaves', 'alike']);
  expect(['waiting-1', 'not-waiting-1', 7].map(isWaitingId)).toEqual([true, false, false]);
});

test('the item of a row is found by the id of its entry, whatever its type, and by its key; the first one counts', () => {
  const items = [item('a', { id: 7 }), item('b'), item('c', { id: '7' })];
  expect([7, '7', 'a', 'b', 'x'].map((id) => waitingFor(items, id)?.key)).toEqual([
    'a',
    'a',
    'a',
    'b',
    undefined,
  ]);
});

test('the row of an entry that was deleted elsewhere, and is created anew, shows what waits, once (R-14.74)', () => {
  const listed = [
    { id: 7, ...entry('10', 'stale') },
    { id: 8, ...entry('09') },
  ];
  const anew = item('a', { was: '7' });
  expect(waitingFor([anew], 7)).toBe(anew);
  expect(withWaiting(listed, [anew], true)).toEqual([{ id: 7, ...entry('10', 'a') }, listed[1]]);
  expect(withWaiting(listed.slice(1), [anew], true)).toEqual([{ id: 'a', ...entry('10', 'a') }, listed[1]]);
});

test('three entries or more of one press are one batch; what needs a decision is by itself (R-14.13)', () => {
  const line = (key: string, since: number, more: Partial<WaitingEntry<Entry>> = {}) => ({
    item: item(key, { since, ...more }),
  });
  const lines = [
    line('a', 1),
    line('b', 2),
    line('c', 1),
    line('d', 1, { trouble: { kind: 'unchanged' } }),
    line('e', 2),
    line('f', 1),
  ];
  expect(batchesOf(lines).map((batch) => batch.map((one) => one.item.key).join(''))).toEqual([
    'acf',
    'b',
    'd',
    'e',
  ]);
});

test('a thing has its waiting change, but only in the fields that it has', () => {
  const change = item('a', { id: 7, before: entry('10', 'old'), want: { ...entry('11'), text: 'new' } });
  const things = [
    { id: 7, text: 'old', more: 1 },
    { id: 8, text: 'other', more: 2 },
  ];
  expect(withChanges(fields, things, [change])).toEqual([{ id: 7, text: 'new', more: 1 }, things[1]]);
  for (const missing of [{ before: null }, { want: null }])
    expect(withChanges(fields, things, [item('a', { ...change, ...missing })])).toEqual(things);
});

test('a page shows changed entries as they should be, and new ones in front, the newest first (R-14.13)', () => {
  const listed = [
    { id: 7, ...entry('10') },
    { id: 8, ...entry('09') },
  ];
  const items = [
    item('n1'),
    item('n2'),
    item('c', { id: 7, want: entry('10', 'new') }),
    item('d', { id: 8, want: null }),
  ];
  expect(withWaiting(listed, items, true).map(({ id, text }) => [id, text])).toEqual([
    ['n2', 'n2'],
    ['n1', 'n1'],
    [7, 'new'],
    [8, '09'],
  ]);
  expect(withWaiting(listed, items, false)).toHaveLength(2);
  expect(withWaiting(listed, [item('gone', { want: null })], true)).toHaveLength(2);
  expect(withWaiting(listed, [], true)).toBe(listed);
});

test('an entry from before the days that were read is added if it is changed, once (R-14.13)', () => {
  const listed = [{ id: 7, ...entry('10') }];
  const moved = item('m', { id: 9, before: entry('01'), want: entry('12') });
  const isOld = isBefore(isoDate('2026-11-05'));
  const idsOf = (items: readonly WaitingEntry<Entry>[], hasNew: boolean, isUnread?: typeof isOld) =>
    withWaiting(listed, items, hasNew, isUnread).map(({ id }) => id);
  expect(idsOf([moved], true, isOld)).toEqual([9, 7]);
  expect(idsOf([moved], true)).toEqual([7]);
  expect(idsOf([moved], false, isOld)).toEqual([7]);
  expect(idsOf([item('r', { id: 9, before: entry('05') })], true, isOld)).toEqual([7]);
  expect(idsOf([item('d', { id: 9, before: entry('01'), want: null })], true, isOld)).toEqual([7]);
  expect(idsOf([item('u', { id: 9 })], true, isOld)).toEqual([7]);
  // The list may have it nevertheless.
  expect(idsOf([item('l', { id: '7', before: entry('01') })], true, isOld)).toEqual([7]);
  expect(idsOf([item('l', { id: 8, before: entry('01') }), moved], true, isOld)).toEqual([9, 8, 7]);
});

test('a list that was read to its end lacks nothing; else it lacks what is before its first day (R-14.13)', () => {
  const days = [entry('04'), entry('05'), entry('06')];
  expect(days.map(isBefore(isoDate('2026-11-05')))).toEqual([true, false, false]);
  expect(days.map(isBefore(null))).toEqual([false, false, false]);
});

test('what waits to be deleted does not count in a sum', () => {
  const entries = [{ id: 7 }, { id: 8 }, { id: 9 }];
  const items = [item('d', { id: 8, want: null }), item('c', { id: 9 })];
  expect(countedEntries(entries, items)).toEqual([{ id: 7 }, { id: 9 }]);
  expect(countedEntries(entries, [])).toBe(entries);
});

test('the entries that wait within a period are those that are there, or were', () => {
  const items = [
    item('from elsewhere', { before: entry('01'), want: entry('10') }),
    item('to elsewhere', { before: entry('12'), want: entry('20') }),
    item('deleted', { before: entry('11'), want: null }),
    item('before it', { want: entry('09') }),
    item('after it', { want: entry('13') }),
  ];
  expect(waitingWithin(items, '2026-11-10', '2026-11-12')).toBe(3);
});
