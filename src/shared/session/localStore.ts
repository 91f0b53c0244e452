/**
 * Local storage that may be missing, full or forbidden: reading gives nothing then, writing does nothing. The
 * session still works for as long as the page lives.
 */
const prefix = 'tagwerk.';

export const languageKey = 'language';
export const themeKey = 'theme';
export const tokenKey = 'token';
export const userKey = 'user';

const memory = new Map<string, string>();

/** Name of an entry as it stands in local storage. */
export function storageName(key: string): string {
  return prefix + key;
}

export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(prefix + key, value);
  } catch {
    memory.set(key, value);
  }
}

export function removeLocal(...keys: readonly string[]): void {
  for (const key of keys) {
    memory.delete(key);
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // Nothing is stored where nothing can be.
    }
  }
}
