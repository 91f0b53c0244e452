import { expect, test, vi } from 'vitest';
import { createLocalStore } from './localStore';

test('with full storage, values that cannot be written are kept for as long as the page lives', () => {
  const { readLocal, removeLocal, writeLocal } = createLocalStore();
  writeLocal('token', 'old');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeLocal('token', 'new');
  expect(readLocal('token')).toBe('new');
  full.mockRestore();
  writeLocal('token', 'newer');
  expect([readLocal('token'), localStorage.getItem('tagwerk.token')]).toEqual(['newer', 'newer']);
  removeLocal('token');
  expect(readLocal('token')).toBeNull();
});

test('what full storage did not take survives a reload in this tab, until another tab writes (R-14.46)', () => {
  createLocalStore().writeLocal('token', 'old');
  const original = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function setItem(this: Storage, ...entry) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    Reflect.apply(Object(original?.value), this, entry);
  });
  expect(createLocalStore().writeLocal('token', 'new')).toBe(false);
  const reloaded = createLocalStore();
  expect(reloaded.readLocal('token')).toBe('new');
  vi.restoreAllMocks();
  localStorage.setItem('tagwerk.token', 'of another tab');
  expect(reloaded.readLocal('token')).toBe('of another tab');
  reloaded.removeLocal('token');
  expect([reloaded.readLocal('token'), Object.keys(sessionStorage)]).toEqual([null, []]);
});
