import { afterEach, expect, test, vi } from 'vitest';
import { createAppStore } from '../store/store';
import { type DeviceKind, changeDeviceValue, deviceValueNow } from './deviceValue';

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
