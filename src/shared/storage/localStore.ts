/**
 * Local storage that may be missing, full or forbidden: what cannot be written is kept for as long as the page lives,
 * so that the session still works.
 */
const prefix = 'tagwerk.';

export const languageKey = 'language';
export const themeKey = 'theme';
export const gridViewKey = 'gridView';
export const tokenKey = 'token';
export const userKey = 'user';
/** Marks that loading a new version ended the session; the next sign-in removes it. */
export const updatedKey = 'updated';

/** The key of an entry in local storage. */
export function storageName(key: string): string {
  return prefix + key;
}

/** Local storage, with a copy in memory for when it does not work. */
export function createLocalStore() {
  const memory = new Map<string, string>();

  function readLocal(key: string): string | null {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return localStorage.getItem(storageName(key));
    } catch {
      return null;
    }
  }

  function writeLocal(key: string, value: string): void {
    memory.delete(key);
    try {
      localStorage.setItem(storageName(key), value);
    } catch {
      memory.set(key, value);
    }
  }

  function removeLocal(...keys: readonly string[]): void {
    for (const key of keys) {
      memory.delete(key);
      try {
        localStorage.removeItem(storageName(key));
      } catch {
        // Local storage is not available.
      }
    }
  }

  return { readLocal, writeLocal, removeLocal };
}

/** The page's own store: the session is read before the Redux store exists. */
export const { readLocal, writeLocal, removeLocal } = createLocalStore();
