import { type UseStore, createStore } from 'idb-keyval';

/**
 * An IndexedDB database with one object store, for the functions of idb-keyval. The first call opens it. If a browser
 * forbids IndexedDB, opening it may throw synchronously; here every call then rejects instead, so that one `catch` is
 * enough.
 */
export function userDatabase(name: string, storeName: string): UseStore {
  let store: UseStore | undefined;
  return async (mode, callback) => {
    store ??= createStore(name, storeName);
    return store(mode, callback);
  };
}
