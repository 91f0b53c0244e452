import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { createAppStore } from '../store/store';
import { changeOnDevice, readFromDevice } from './deviceStore';
import { type DeviceKind, changeDeviceValue, deviceValueNow, readDeviceValue } from './deviceValue';
import { listKind } from './keptSchema';

const kind: DeviceKind<string> = {
  name: 'note',
  parse: (kept) => (typeof kept === 'string' ? kept : ''),
};

afterEach(() => vi.restoreAllMocks());

test('a full device reports that it keeps nothing, and the value lasts as long as the page', async () => {
  const { extra } = createAppStore();
  const owner = { extra, guid: 'g-1' };
  expect(await changeDeviceValue(owner, kind, () => 'one')).toEqual({ value: 'one', isStored: true });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await changeDeviceValue(owner, kind, () => 'two')).toEqual({ value: 'two', isStored: false });
  expect(deviceValueNow(owner, kind)).toBe('two');
});

test('an entry that cannot be read takes no other with it, and stays on the device through a change (R-14.60)', async () => {
  const { extra } = createAppStore();
  const owner = { extra, guid: 'g-1' };
  const numbers = listKind('numbers', v.number());
  const newer = { value: 3, unit: 'h' };
  await changeOnDevice('g-1', 'numbers', () => [1, newer, 2]);
  expect(await readDeviceValue(owner, numbers)).toEqual([1, 2]);
  await changeDeviceValue(owner, numbers, (before) => [...before.slice(1), 4]);
  expect(await readFromDevice('g-1', 'numbers')).toEqual([2, 4, newer]);
  expect(await readDeviceValue(owner, numbers)).toEqual([2, 4]);
});
