import { del, delMany, get, keys, set } from 'idb-keyval';
import { userDatabase } from '../storage/userDatabase';
import type { UserDrafts } from './draftMemory';

/**
 * What somebody typed and did not save yet, in IndexedDB, per user. It survives a reload, an expired session and
 * an update; it goes on save, on cancel and on sign-out. Where IndexedDB is missing or full, drafts last as long as
 * the page.
 */
const database = userDatabase('tagwerk-drafts', 'drafts');
const hastyPrefix = 'tagwerk.draft.';

function keyOf({ guid }: UserDrafts, name: string): string {
  return `${guid}/${name}`;
}

/**
 * Keeps a draft at the moment the page goes away. IndexedDB would answer too late for that; what is written to the
 * tab's own storage is there after a reload. A draft too large for it is left to the last regular save.
 */
export function saveDraftAtOnce(drafts: UserDrafts, name: string, value: unknown): void {
  if (drafts.isClosed) return;
  const key = keyOf(drafts, name);
  drafts.values.set(name, value);
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
export async function saveDraft(drafts: UserDrafts, name: string, value: unknown): Promise<void> {
  if (drafts.isClosed) return;
  const key = keyOf(drafts, name);
  drafts.values.set(name, value);
  try {
    await set(key, value, database);
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

/** Full names of what is stored; none where nothing can be. */
async function storedKeys(): Promise<IDBValidKey[]> {
  try {
    return await keys(database);
  } catch {
    return [];
  }
}

/** Full names of what the last page left in the tab's storage, of what the page remembers, and of what is stored. */
async function allKeys(drafts: UserDrafts): Promise<string[]> {
  const remembered = [...drafts.values.keys()].map((name) => keyOf(drafts, name));
  const names = [...(await storedKeys()), ...hastyKeys(), ...remembered].filter(
    (key) => typeof key === 'string',
  );
  return [...new Set(names)];
}

/**
 * Names of a user's drafts of one kind, the youngest first.
 *
 * @param kind such as `work-record`; the drafts of its forms are named `work-record/…` (see `useDraft`)
 */
export async function draftNames(drafts: UserDrafts, kind: string): Promise<string[]> {
  const prefix = keyOf(drafts, `${kind}/`);
  const names = (await allKeys(drafts)).filter((key) => key.startsWith(prefix));
  return names
    .map((key) => key.slice(drafts.guid.length + 1))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .toReversed();
}

/** The draft of that name, or undefined. */
export async function loadDraft(drafts: UserDrafts, name: string): Promise<unknown> {
  const key = keyOf(drafts, name);
  const hasty = takeHasty(key);
  if (hasty !== undefined) await saveDraft(drafts, name, hasty);
  try {
    return (await get<unknown>(key, database)) ?? drafts.values.get(name);
  } catch {
    return drafts.values.get(name);
  }
}

/** Forgets a draft. */
export async function removeDraft(drafts: UserDrafts, name: string): Promise<void> {
  const key = keyOf(drafts, name);
  drafts.values.delete(name);
  takeHasty(key);
  try {
    await del(key, database);
  } catch {
    // It was only in memory.
  }
}

/** Forgets every draft of a user, because they signed out, and keeps none until they sign in again. */
export async function removeAllDrafts(drafts: UserDrafts): Promise<void> {
  drafts.isClosed = true;
  drafts.values.clear();
  const isTheirs = (key: IDBValidKey) => typeof key === 'string' && key.startsWith(keyOf(drafts, ''));
  for (const key of hastyKeys()) if (isTheirs(key)) sessionStorage.removeItem(hastyPrefix + key);
  try {
    await delMany((await keys(database)).filter(isTheirs), database);
  } catch {
    // They were only in memory.
  }
}
