import { type UseStore, createStore, del, delMany, get, keys, set } from 'idb-keyval';
import { areDraftsRefused } from './draftGate';

/**
 * What somebody typed and did not save yet, in IndexedDB, per user. It survives a reload, an expired session and
 * an update; it goes on save, on cancel and on sign-out. Where IndexedDB is missing or full, drafts last as long as
 * the page.
 */
let store: UseStore | undefined;
const hastyPrefix = 'tagwerk.draft.';
const memory = new Map<string, unknown>();

function database(): UseStore {
  store ??= createStore('tagwerk-drafts', 'drafts');
  return store;
}

function keyOf(userGuid: string, name: string): string {
  return `${userGuid}/${name}`;
}

/**
 * Keeps a draft at the moment the page goes away. IndexedDB would answer too late for that; what is written to the
 * tab's own storage is there after a reload. A draft too large for it is left to the last regular save.
 */
export function saveDraftAtOnce(userGuid: string, name: string, value: unknown): void {
  if (areDraftsRefused(userGuid)) return;
  const key = keyOf(userGuid, name);
  memory.set(key, value);
  try {
    sessionStorage.setItem(hastyPrefix + key, JSON.stringify(value));
  } catch {
    // Full or forbidden.
  }
}

/** Takes a draft out of the tab's storage, where the last page left it in haste. */
function takeHasty(key: string): unknown {
  try {
    const text = sessionStorage.getItem(hastyPrefix + key);
    sessionStorage.removeItem(hastyPrefix + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a draft under a name such as `work-record/new`. The value must be plain data. */
export async function saveDraft(userGuid: string, name: string, value: unknown): Promise<void> {
  if (areDraftsRefused(userGuid)) return;
  const key = keyOf(userGuid, name);
  memory.set(key, value);
  try {
    await set(key, value, database());
  } catch {
    // Kept in memory above.
  }
}

/** Full names of what the last page left in the tab's storage in haste. */
function hastyKeys(): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((name) => name.startsWith(hastyPrefix))
      .map((name) => name.slice(hastyPrefix.length));
  } catch {
    // Nothing can be stored there.
    return [];
  }
}

/** Full names of what the last page left in the tab's storage, of what the page remembers, and of what is stored. */
async function allKeys(): Promise<string[]> {
  const stored: IDBValidKey[] = await keys(database()).catch(() => []);
  const names = [...stored, ...hastyKeys(), ...memory.keys()].filter((key) => typeof key === 'string');
  return [...new Set(names)];
}

/**
 * Names of a user's drafts of one kind, the youngest first.
 *
 * @param kind such as `work-record`; the drafts of its forms are named `work-record/…` (see `useDraft`)
 */
export async function draftNames(userGuid: string, kind: string): Promise<string[]> {
  const prefix = keyOf(userGuid, `${kind}/`);
  const names = (await allKeys()).filter((key) => key.startsWith(prefix));
  return names
    .map((key) => key.slice(userGuid.length + 1))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .toReversed();
}

/** The draft of that name, or undefined. */
export async function loadDraft(userGuid: string, name: string): Promise<unknown> {
  const key = keyOf(userGuid, name);
  const hasty = takeHasty(key);
  if (hasty !== undefined) await saveDraft(userGuid, name, hasty);
  try {
    return (await get<unknown>(key, database())) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

/** Forgets a draft. */
export async function removeDraft(userGuid: string, name: string): Promise<void> {
  const key = keyOf(userGuid, name);
  memory.delete(key);
  takeHasty(key);
  try {
    await del(key, database());
  } catch {
    // It was only in memory.
  }
}

/** Forgets every draft of a user, because they signed out (see `draftGate`). */
export async function removeDraftsOf(userGuid: string): Promise<void> {
  const isTheirs = (key: IDBValidKey) => typeof key === 'string' && key.startsWith(`${userGuid}/`);
  for (const key of memory.keys()) if (isTheirs(key)) memory.delete(key);
  for (const key of hastyKeys()) if (isTheirs(key)) sessionStorage.removeItem(hastyPrefix + key);
  try {
    await delMany((await keys(database())).filter(isTheirs), database());
  } catch {
    // They were only in memory.
  }
}
