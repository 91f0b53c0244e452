import { type UseStore, createStore } from 'idb-keyval';

/**
 * An IndexedDB database of one object store, to be given to the functions of idb-keyval. It is opened with the first
 * call. Where a browser forbids IndexedDB, opening it may throw at once; here every call then fails as a promise, so
 * that one `catch` is enough.
 */
export function userDatabase(name: string, storeName: string): UseStore {
  let store: UseStore | undefined;
  return async (mode, callback) => {
    store ??= createStore(name, storeName);
    return store(mode, callback);
  };
}
