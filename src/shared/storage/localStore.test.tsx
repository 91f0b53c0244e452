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
