import { ownName } from '../hosting/deployment';

/**
 * Local storage that may be missing, full or forbidden: what cannot be written is kept for as long as the tab lives, also
 * over a reload, so that the session still works.
 */
const prefix = ownName('tagwerk.');

export const languageKey = 'language';
export const themeKey = 'theme';
export const gridViewKey = 'gridView';
export const tokenKey = 'token';
export const userKey = 'user';
/** Marks that loading a new version ended the session; the next sign-in removes it. */
export const updatedKey = 'updated';
/** The build that was loaded last, and when. */
export const triedKey = 'updatedTo';
/** The entries that an update does not delete. */
export const keptByUpdate = [languageKey, themeKey, updatedKey, triedKey];

/** The key of an entry in local storage. */
export function storageName(key: string): string {
  return prefix + key;
}

/** A value that local storage did not take, and what it had then: once that changes, another tab has written. */
interface Copy {
  readonly value: string;
  readonly instead: string | null;
}

const copyName = (key: string) => `${prefix}copy.${key}`;

/** Calls a storage that may fail. */
function attempt<Result>(call: () => Result): Result | null {
  try {
    return call();
  } catch {
    return null;
  }
}

function readCopy(key: string): Copy | undefined {
  const copy: unknown = attempt(() => JSON.parse(sessionStorage.getItem(copyName(key)) ?? 'null'));
  if (typeof copy !== 'object' || copy === null || !('value' in copy) || !('instead' in copy))
    return undefined;
  const { value, instead } = copy;
  if (typeof value !== 'string' || (typeof instead !== 'string' && instead !== null)) return undefined;
  return { value, instead };
}

/** Local storage, with copies in the tab's storage and in memory for when it does not work. */
export function createLocalStore() {
  const memory = new Map<string, Copy>();
  const stored = (key: string) => attempt(() => localStorage.getItem(storageName(key)));

  function readLocal(key: string): string | null {
    const [now, copy] = [stored(key), memory.get(key) ?? readCopy(key)];
    return copy?.instead === now ? copy.value : now;
  }

  function forgetCopy(key: string): void {
    memory.delete(key);
    attempt(() => sessionStorage.removeItem(copyName(key)));
  }

  /** Answers whether local storage has taken it; if not, it lasts as long as the tab. */
  function writeLocal(key: string, value: string): boolean {
    try {
      localStorage.setItem(storageName(key), value);
      forgetCopy(key);
      return true;
    } catch {
      const copy: Copy = { value, instead: stored(key) };
      memory.set(key, copy);
      attempt(() => sessionStorage.setItem(copyName(key), JSON.stringify(copy)));
      return false;
    }
  }

  function removeLocal(...keys: readonly string[]): void {
    for (const key of keys) {
      forgetCopy(key);
      attempt(() => localStorage.removeItem(storageName(key)));
    }
  }

  return { readLocal, writeLocal, removeLocal };
}

/** The page's own store: the session is read before the Redux store exists. */
export const { readLocal, writeLocal, removeLocal } = createLocalStore();
