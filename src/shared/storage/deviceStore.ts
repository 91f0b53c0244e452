import { get, keys, promisifyRequest, set, update } from 'idb-keyval';
import { userDatabase } from './userDatabase';

/**
 * Values that the app remembers on this device for a person, even after signing out and after updates, in IndexedDB, per
 * user, because the update check clears local storage. If IndexedDB is missing or full, nothing is remembered.
 */
const database = userDatabase('tagwerk-device', 'kept');

/** Values whose names begin like this are removed when their user signs out. */
const OF_SESSION = 'session-';

function keyOf(userGuid: string, name: string): string {
  return `${userGuid}/${name}`;
}

/** Reads the value with a name such as `sent-sheets`; parse it, because an older build may have written it. */
export async function readFromDevice(userGuid: string, name: string): Promise<unknown> {
  try {
    return await get<unknown>(keyOf(userGuid, name), database);
  } catch {
    return undefined;
  }
}

/**
 * Changes the value with a name, atomically even if two tabs do so at the same time.
 *
 * @param change is called with the value so far, or `undefined`, and returns plain data
 * @returns whether the device has stored it
 */
export async function changeOnDevice(
  userGuid: string,
  name: string,
  change: (before: unknown) => unknown,
): Promise<boolean> {
  try {
    await update<unknown>(keyOf(userGuid, name), change, database);
    return true;
  } catch {
    // The page works without the value.
    return false;
  }
}

/**
 * Changes the values with some names in one transaction: all of them, or none if the device has no room.
 *
 * @param change is called with the values so far, `undefined` for those that are missing; a value that is `undefined` in
 *   its answer is removed, and a name that its answer lacks is left alone
 * @returns whether the device has stored it
 */
export async function changeAllOnDevice(
  userGuid: string,
  names: readonly string[],
  change: (before: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Promise<boolean> {
  try {
    await database('readwrite', async (store) => {
      const reading = names.map((name) => [name, store.get(keyOf(userGuid, name))] as const);
      // Requests of a transaction are answered in order, so all are there with the last one.
      reading.at(-1)?.[1].addEventListener('success', () => {
        const before = Object.fromEntries(reading.map(([name, { result }]) => [name, result as unknown]));
        for (const [name, value] of Object.entries(change(before))) {
          if (value === undefined) store.delete(keyOf(userGuid, name));
          else store.put(value, keyOf(userGuid, name));
        }
      });
      return promisifyRequest(store.transaction);
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * A value that is stored in parts, so that a change writes only what it concerns: a small head, which has another version
 * after each change, and its entries by name, in order.
 */
export interface Parts {
  readonly head: unknown;
  readonly entries: ReadonlyMap<string, unknown>;
}

function versionOf(head: unknown): unknown {
  return typeof head === 'object' && head !== null && 'version' in head ? head.version : undefined;
}

/** Stores in which parts differ from those before. */
function writeParts(store: IDBObjectStore, key: string, before: Parts, { head, entries }: Parts): void {
  store.put(head, key);
  for (const [name, entry] of entries)
    if (before.entries.get(name) !== entry) store.put(entry, `${key}/${name}`);
  for (const name of before.entries.keys()) if (!entries.has(name)) store.delete(`${key}/${name}`);
}

/**
 * Changes a value that is stored in parts, atomically: all of them, or none if the device has no room.
 *
 * @param known the parts as the page read or stored them last; they are read again only if they have changed since
 * @param change null only reads
 * @returns the parts that are stored; `undefined` if the device does not store them
 */
export async function changePartsOnDevice(
  userGuid: string,
  name: string,
  known: Map<string, Parts>,
  change: ((before: Parts) => Parts) | null,
): Promise<Parts | undefined> {
  const key = keyOf(userGuid, name);
  let stored: Parts | undefined;
  try {
    await database(change ? 'readwrite' : 'readonly', async (store) => {
      const go = (before: Parts) => {
        stored = change?.(before) ?? before;
        known.set(key, stored);
        if (stored !== before) writeParts(store, key, before, stored);
      };
      const reading = store.get(key);
      reading.addEventListener('success', () => {
        const [head, last] = [reading.result as unknown, known.get(key)];
        if (last && versionOf(head) !== undefined && versionOf(head) === versionOf(last.head)) {
          go(last);
          return;
        }
        const all = IDBKeyRange.bound(`${key}/`, `${key}/\u{FFFF}`);
        const [names, entries] = [store.getAllKeys(all), store.getAll(all)];
        entries.addEventListener('success', () => {
          const parts = new Map<string, unknown>();
          // Only strings are used as keys here.
          for (const [at, one] of names.result.entries())
            if (typeof one === 'string') parts.set(one.slice(key.length + 1), entries.result[at]);
          go({ head, entries: parts });
        });
      });
      return promisifyRequest(store.transaction);
    });
    return stored;
  } catch {
    return undefined;
  }
}

/** Stores a value that is large and never changed, such as a file; answers whether the device has stored it. */
export async function putOnDevice(userGuid: string, name: string, value: unknown): Promise<boolean> {
  try {
    await set(keyOf(userGuid, name), value, database);
    return true;
  } catch {
    return false;
  }
}

/** Names of all values below a prefix such as `receipt/`. */
export async function namesOnDevice(userGuid: string, prefix: string): Promise<readonly string[]> {
  try {
    // Only strings are used as keys here.
    const all = await keys<string>(database);
    return all
      .filter((key) => key.startsWith(keyOf(userGuid, prefix)))
      .map((key) => key.slice(keyOf(userGuid, '').length));
  } catch {
    return [];
  }
}

/**
 * Removes the values with some names.
 *
 * @param isUnneeded decides by the current value, in the same transaction
 */
export async function dropFromDevice(
  userGuid: string,
  names: readonly string[],
  isUnneeded: (kept: unknown) => boolean = () => true,
): Promise<void> {
  try {
    await database('readwrite', async (store) => {
      for (const name of names) {
        const key = keyOf(userGuid, name);
        const reading = store.get(key);
        reading.addEventListener('success', () => {
          if (isUnneeded(reading.result)) store.delete(key);
        });
      }
      return promisifyRequest(store.transaction);
    });
  } catch {
    // They are removed another time.
  }
}

/**
 * Stores a value as long as another one is there, in one transaction. Signing out removes both, so that what is still
 * being computed then, such as in a worker, is not stored afterwards.
 */
export async function putBesideOnDevice(
  userGuid: string,
  name: string,
  value: unknown,
  other: string,
): Promise<void> {
  try {
    await database('readwrite', async (store) => {
      const reading = store.getKey(keyOf(userGuid, other));
      reading.addEventListener('success', () => {
        if (reading.result !== undefined) store.put(value, keyOf(userGuid, name));
      });
      return promisifyRequest(store.transaction);
    });
  } catch {
    // The page works without the value.
  }
}

/**
 * Removes the values of a user that are not kept beyond signing out: those whose names begin with `session-`. All at
 * once, so that none can be stored between them.
 *
 * @param names the beginning of the names, if only some of these values are removed
 */
export async function forgetSessionValues(
  userGuid: string,
  names: `session-${string}` = OF_SESSION,
): Promise<void> {
  try {
    await database('readwrite', async (store) => {
      const first = keyOf(userGuid, names);
      store.delete(IDBKeyRange.bound(first, `${first}\u{FFFF}`));
      return promisifyRequest(store.transaction);
    });
  } catch {
    // They are removed another time.
  }
}
