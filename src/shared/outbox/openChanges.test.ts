import { expect, test, vi } from 'vitest';
import { EMPTY_OUTBOX, type WaitingEntry } from '@/domain/changes/outbox';
import { deviceMemoryOf } from '../storage/deviceMemory';
import { createExtra } from '../store/extra';
import { countWaiting, outboxNames } from './countWaiting';
import { openChangesOf } from './openChanges';

const item = (key: string): WaitingEntry<unknown> => ({
  key,
  since: 0,
  id: null,
  before: null,
  want: key,
  attempt: null,
  trouble: null,
});

function open() {
  const extra = createExtra();
  const memory = deviceMemoryOf(extra);
  const changes = openChangesOf(extra);
  return {
    extra,
    memory,
    changes,
    keep: (...keys: readonly string[]) =>
      memory.set('ada/notes', { ...EMPTY_OUTBOX, items: keys.map((key) => item(key)) }),
    keys: () => changes.visible('ada/notes').map(({ key }) => key),
  };
}

test('what waits is shown, without the changes whose form still waits for an answer (R-24.47)', () => {
  const { extra, changes, keep, keys } = open();
  expect(openChangesOf(extra)).toBe(changes);
  expect(changes.shown('ada/notes')).toBe(EMPTY_OUTBOX);
  expect(keys()).toEqual([]);
  keep('a', 'b', 'c');
  changes.begin(['b']);
  changes.begin(['c']);
  expect([...changes.underWay()]).toEqual(['b', 'c']);
  expect(keys()).toEqual(['a']);
  changes.end(['b']);
  expect(keys()).toEqual(['a', 'b']);
  changes.end(['c']);
  expect(keys()).toEqual(['a', 'b', 'c']);
});

test('what is shown stays the same object until it changes, and each change is told (R-24.47)', () => {
  const { changes, memory, keep } = open();
  keep('a', 'b');
  const before = changes.visible('ada/notes');
  const { items } = changes.shown('ada/notes');
  const hear = vi.fn<() => void>();
  const stop = changes.subscribe(hear);
  changes.begin(['x']);
  expect(hear).toHaveBeenCalledTimes(1);
  expect(changes.visible('ada/notes')).toBe(before);
  memory.set('ada/notes', { ...EMPTY_OUTBOX, items: [...items] });
  expect(hear).toHaveBeenCalledTimes(2);
  expect(changes.visible('ada/notes')).toBe(before);
  memory.set('ada/notes', { ...EMPTY_OUTBOX, items: [items[0], item('b')] });
  expect(changes.visible('ada/notes')).not.toBe(before);
  keep('a');
  expect(changes.visible('ada/notes')).toHaveLength(1);
  changes.end(['x']);
  expect(hear).toHaveBeenCalledTimes(5);
  stop();
});

test('what is held is shown as it was, until it is let go (R-24.47)', () => {
  const { changes, keep, keys } = open();
  keep('a');
  const hear = vi.fn<() => void>();
  const stop = changes.subscribe(hear);
  changes.hold('ada/notes', false);
  expect(hear).not.toHaveBeenCalled();
  changes.hold('ada/notes', true);
  changes.hold('ada/notes', true);
  expect(hear).toHaveBeenCalledTimes(1);
  keep('a', 'b');
  expect(keys()).toEqual(['a']);
  changes.hold('ada/notes', false);
  expect(keys()).toEqual(['a', 'b']);
  expect(hear).toHaveBeenCalledTimes(3);
  stop();
});

test('the entries that wait are counted in all kinds, with those that this build cannot read (R-24.47)', () => {
  const { extra, memory } = open();
  const keep = (name: string, value: unknown, guid = 'ada') => memory.set(`${guid}/${name}`, value);
  expect(countWaiting({ extra, guid: 'ada' })).toBe(0);
  keep(outboxNames.workRecords, { ...EMPTY_OUTBOX, items: [item('a'), item('b')], unread: [1] });
  keep(outboxNames.people, { items: [item('c')] });
  keep(outboxNames.expenses, { ...EMPTY_OUTBOX, items: [item('d')] }, 'ben');
  expect(countWaiting({ extra, guid: 'ada' })).toBe(4);
  // What another build has left there may be anything.
  for (const value of [null, 'text', undefined, { sent: [] }, { items: 'many', unread: 'more' }]) {
    keep(outboxNames.tasks, value);
    expect(countWaiting({ extra, guid: 'ada' })).toBe(4);
  }
  expect(Object.values(outboxNames)).toEqual([
    'work-outbox',
    'expense-outbox',
    'task-outbox',
    'customer-outbox',
    'project-outbox',
    'person-outbox',
  ]);
});
