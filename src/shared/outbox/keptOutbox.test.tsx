import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Items, type Outbox, type WaitingEntry, withTrouble } from '@/domain/changes/outbox';
import { changeOnDevice, namesOnDevice, readFromDevice } from '../storage/deviceStore';
import { changeDeviceValue, readDeviceValue } from '../storage/deviceValue';
import { createExtra } from '../store/extra';
import { newKey } from './change';
import { keptOutbox } from './keptOutbox';
import type { Note } from './noteService.fixture';

const guid = 'ada';
const noteSchema = v.object({ text: v.string() });

const entry = (at: number): WaitingEntry<Note> => ({
  key: `waiting-${at}`,
  since: 0,
  id: null,
  before: null,
  want: { text: `${at}` },
  attempt: null,
  trouble: null,
});
const entries = (count: number) => Array.from({ length: count }, (_, at) => entry(at));

/** An outbox as a fresh tab has it. */
function openBox(name = `notes-${newKey()}`) {
  const kind = keptOutbox<Note>(name, noteSchema);
  const owner = { extra: createExtra(), guid };
  return {
    name,
    read: async () => readDeviceValue(owner, kind),
    keys: async () => (await readDeviceValue(owner, kind)).items.map(({ key }) => key),
    change: async (change: (box: Outbox<Note>) => Outbox<Note>) => changeDeviceValue(owner, kind, change),
    edit: async (change: (items: Items<Note>) => Items<Note>) =>
      changeDeviceValue(owner, kind, (box) => ({ ...box, items: change(box.items) })),
  };
}

/** Counts what is written from now on. */
function watchWrites() {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const reads = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  onTestFinished(() => void vi.restoreAllMocks());
  return {
    since: () => {
      const values = put.mock.calls.map(([value]: readonly unknown[]) => JSON.stringify(value));
      const counted = {
        values: values.length,
        bytes: values.join('').length,
        reads: reads.mock.calls.length,
      };
      put.mockClear();
      reads.mockClear();
      return counted;
    },
  };
}

test('with 2,000 entries waiting, what is added, changed or settled is written alone (R-14.58)', async () => {
  const box = openBox();
  await box.edit(() => entries(2000));
  const writes = watchWrites();
  const small = { values: 2, reads: 0 };
  await box.edit((items) => [...items, entry(2000)]);
  const added = writes.since();
  expect(added).toMatchObject(small);
  expect(added.bytes).toBeLessThan(500);
  await box.edit((items) => withTrouble(items, 'waiting-7', { kind: 'refused', status: 409, message: null }));
  expect(writes.since()).toMatchObject(small);
  await box.edit((items) => items.filter(({ key }) => key !== 'waiting-8'));
  expect(writes.since()).toMatchObject({ values: 1, reads: 0 });
  // Another tab reads them once, and writes as little.
  const other = openBox(box.name);
  await other.edit((items) => [...items, entry(2001)]);
  expect(writes.since()).toMatchObject({ values: 2, reads: 1 });
  const keys = entries(2002).map(({ key }) => key);
  expect(await box.keys()).toEqual(keys.filter((key) => key !== 'waiting-8'));
});

test('entries stay in the order of saving, whatever joins, leaves or moves to the end (R-14.58)', async () => {
  const box = openBox();
  await box.edit(() => entries(12));
  await box.edit((items) => [...items.slice(5), ...items.slice(0, 5).toReversed()]);
  await box.edit((items) => [...items.filter(({ key }) => key !== 'waiting-9'), entry(12)]);
  const moved = [5, 6, 7, 8, 10, 11, 4, 3, 2, 1, 0, 12].map((at) => `waiting-${at}`);
  expect(await box.keys()).toEqual(moved);
  expect(await openBox(box.name).keys()).toEqual(moved);
});

test('an outbox of an older build, which is one value, is taken over with the next change; nothing is lost (R-14.59)', async () => {
  const box = openBox();
  const newer = { key: 'waiting-newer', version: 99 };
  const sent = [{ key: 'waiting-old', id: 3 }];
  await changeOnDevice(guid, box.name, () => ({ items: entries(2), sent, unread: [newer] }));
  expect(await box.read()).toMatchObject({ items: entries(2), sent, unread: [newer] });
  await box.edit((items) => [...items, entry(2)]);
  expect(await namesOnDevice(guid, `${box.name}/`)).toHaveLength(4);
  expect(await readFromDevice(guid, box.name)).not.toHaveProperty('items');
  // An older build is opened once more, which knows nothing of the entries.
  await changeOnDevice(guid, box.name, () => ({ items: [entry(3)], sent: [], unread: [] }));
  const later = openBox(box.name);
  await later.edit((items) => [...items, entry(4)]);
  expect(await later.read()).toMatchObject({ items: entries(5), unread: [newer] });
  expect(await openBox(box.name).read()).toMatchObject({ items: entries(5), unread: [newer] });
});

test('an outbox of an older build stays as it is while the device has no room (R-14.59)', async () => {
  const box = openBox();
  await changeOnDevice(guid, box.name, () => ({ items: entries(2), sent: [], unread: [] }));
  // oxlint-disable-next-line typescript/unbound-method -- it is applied to a store below
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put');
  full.mockImplementation(function fill(this: IDBObjectStore, ...args) {
    if (full.mock.calls.length > 2) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, args);
  });
  expect(await box.edit((items) => [...items, entry(2)])).toMatchObject({ isStored: false });
  full.mockRestore();
  expect(await openBox(box.name).keys()).toEqual(entries(2).map(({ key }) => key));
});
