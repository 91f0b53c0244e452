import { vi } from 'vitest';

/**
 * From now on IndexedDB never answers, as in Safari's engine now and then: `open` fires neither success nor error, and
 * connections that are open are lost.
 *
 * @returns a function that lets it answer again
 */
export function silenceStorage(): () => void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a request to which nothing happens
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  });
  return () => {
    open.mockRestore();
    transaction.mockRestore();
  };
}
