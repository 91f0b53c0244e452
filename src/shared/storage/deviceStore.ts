import { get, update } from 'idb-keyval';
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
 */
export async function changeOnDevice(
  userGuid: string,
  name: string,
  change: (before: unknown) => unknown,
): Promise<void> {
  try {
    await update<unknown>(keyOf(userGuid, name), change, database);
  } catch {
    // The page goes on without a memory.
  }
}
