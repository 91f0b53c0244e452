import { del, delMany, get, keys, set } from 'idb-keyval';
import { ownName } from '../hosting/deployment';
import { userDatabase } from '../storage/userDatabase';
import type { UserDrafts } from './draftMemory';

/**
 * What a user typed and has not saved yet, in IndexedDB, per user. It survives a reload, an expired session and an
 * update, and is removed on save, on cancel and on sign-out. If IndexedDB is missing or full, drafts last as long as
 * the page.
 */
const database = userDatabase('tagwerk-drafts', 'drafts');
const hastyPrefix = ownName('tagwerk.draft.');

function keyOf({ guid }: UserDrafts, name: string): string {
  return `${guid}/${name}`;
}

/**
 * Keeps a draft while the page is being unloaded. IndexedDB would be too slow for that, but what is written to the
 * tab's session storage is there after a reload. If a draft is too large for it, the last regular save has to do.
 */
export function saveDraftAtOnce(drafts: UserDrafts, name: string, value: unknown): void {
  if (drafts.isClosed) return;
  const key = keyOf(drafts, name);
  drafts.values.set(name, value);
  try {
    sessionStorage.setItem(hastyPrefix + key, JSON.stringify(value));
  } catch {
    // The storage is full or not allowed.
  }
}

/** Takes a draft out of the tab's storage, where the last page put it while it was unloaded. */
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
    // The draft is kept in memory above.
  }
}

/** Full names of the drafts that the last page put into the tab's storage while it was unloaded. */
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

/** Full names of the stored drafts; none if nothing can be stored. */
async function storedKeys(): Promise<IDBValidKey[]> {
  try {
    return await keys(database);
  } catch {
    return [];
  }
}

/** Full names of all drafts: in the tab's storage, in the memory of the page, and in IndexedDB. */
async function allKeys(drafts: UserDrafts): Promise<string[]> {
  const remembered = [...drafts.values.keys()].map((name) => keyOf(drafts, name));
  const names = [...(await storedKeys()), ...hastyKeys(), ...remembered].filter(
    (key) => typeof key === 'string',
  );
  return [...new Set(names)];
}

/**
 * Names of a user's drafts of one kind, the newest first.
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

/** Removes a draft. */
export async function removeDraft(drafts: UserDrafts, name: string): Promise<void> {
  const key = keyOf(drafts, name);
  drafts.values.delete(name);
  takeHasty(key);
  try {
    await del(key, database);
  } catch {
    // The draft was only in memory.
  }
  drafts.removals.dispatchEvent(new Event('removed'));
}

/** Removes every draft of a user who signed out, and keeps no new ones until they sign in again. */
export async function removeAllDrafts(drafts: UserDrafts): Promise<void> {
  drafts.isClosed = true;
  drafts.values.clear();
  const isTheirs = (key: IDBValidKey) => typeof key === 'string' && key.startsWith(keyOf(drafts, ''));
  for (const key of hastyKeys()) if (isTheirs(key)) sessionStorage.removeItem(hastyPrefix + key);
  try {
    await delMany((await keys(database)).filter(isTheirs), database);
  } catch {
    // The drafts were only in memory.
  }
}

/** The doubts of a form, which are kept beside its draft. */
const DOUBTS = 'doubt';

const doubtName = (key: string) => `${DOUBTS}/${key}`;

/** Names of the doubts of one form, which may save several entries (`Wish.of`). */
async function doubtsOf(drafts: UserDrafts, wish: string): Promise<readonly string[]> {
  const own = doubtName(wish);
  const names = await draftNames(drafts, DOUBTS);
  return names.filter((name) => name === own || name.startsWith(`${own}/`));
}

/**
 * Keeps on the device that an entry was sent without a clear answer, beside the draft of its form. After a reload the list
 * is then read before the entry is saved again.
 *
 * @param key of the entry's wish
 * @param doubt plain data; null deletes it
 */
export async function noteDoubt(drafts: UserDrafts, key: string, doubt: unknown): Promise<void> {
  return doubt === null ? removeDraft(drafts, doubtName(key)) : saveDraft(drafts, doubtName(key), doubt);
}

/** Loads the doubt of a wish; `undefined` if there is none. */
export const recallDoubt = async (drafts: UserDrafts, key: string): Promise<unknown> =>
  loadDraft(drafts, doubtName(key));

/** Whether the form sent an entry and does not know if it was saved. */
export async function isInDoubt(drafts: UserDrafts, wish: string): Promise<boolean> {
  return (await doubtsOf(drafts, wish)).length > 0;
}

/** Deletes the doubts of a form that was saved or discarded. */
export async function forgetDoubts(drafts: UserDrafts, wish: string): Promise<void> {
  await Promise.all((await doubtsOf(drafts, wish)).map(async (name) => removeDraft(drafts, name)));
}
