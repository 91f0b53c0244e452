import { get, keys, promisifyRequest, set, update } from 'idb-keyval';
import { userDatabase } from './userDatabase';

/**
 * What the app remembers on this device for a person, beyond signing out and updates: in IndexedDB, per user, because
 * the update check clears local storage. Where IndexedDB is missing or full, nothing is remembered.
 */
const database = userDatabase('tagwerk-device', 'kept');

function keyOf(userGuid: string, name: string): string {
  return `${userGuid}/${name}`;
}

/** What is kept under a name such as `sent-sheets`; parse it, because an older build may have written it. */
export async function readFromDevice(userGuid: string, name: string): Promise<unknown> {
  try {
    return await get<unknown>(keyOf(userGuid, name), database);
  } catch {
    return undefined;
  }
}

/**
 * Changes what is kept under a name, in one step even when two tabs do so at once.
 *
 * @param change gets what is kept so far, or `undefined`, and gives plain data
 * @returns whether it is on the device
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
    // The page goes on without a memory.
    return false;
  }
}

/** Keeps a value that is large and never changed, such as a file; answers whether it is on the device. */
export async function putOnDevice(userGuid: string, name: string, value: unknown): Promise<boolean> {
  try {
    await set(keyOf(userGuid, name), value, database);
    return true;
  } catch {
    return false;
  }
}

/** Names of what is kept below one such as `receipt/`. */
export async function namesOnDevice(userGuid: string, prefix: string): Promise<readonly string[]> {
  try {
    // Only texts are keys here.
    const all = await keys<string>(database);
    return all
      .filter((key) => key.startsWith(keyOf(userGuid, prefix)))
      .map((key) => key.slice(keyOf(userGuid, '').length));
  } catch {
    return [];
  }
}

/**
 * Forgets what is kept under some names.
 *
 * @param isUnneeded decides by what is kept there at that moment, in one step with forgetting it
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
    // It goes another time.
  }
}
