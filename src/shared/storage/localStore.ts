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

const memory = new Map<string, string>();

/** Name of an entry as it stands in local storage. */
export function storageName(key: string): string {
  return prefix + key;
}

export function readLocal(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

export function writeLocal(key: string, value: string): void {
  memory.delete(key);
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
