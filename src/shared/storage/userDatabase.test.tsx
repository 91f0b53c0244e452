import { get, keys, set } from 'idb-keyval';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DraftMemory } from '../drafts/draftMemory';
import { userDatabase } from './userDatabase';

/** Some browsers throw instead of reporting an error, in private windows or where a site may store nothing. */
function forbidIndexedDb(): void {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

afterEach(() => vi.restoreAllMocks());

describe('IndexedDB that throws when it is opened', () => {
  test('IndexedDB that throws fails as a promise, and works once it is allowed', async () => {
    const database = userDatabase('somewhere', 'values');
    forbidIndexedDb();
    // Not `await expect(keys(…))` alone: the call itself must not throw.
    const asked = [keys(database), set('a', 1, database)];
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
    vi.restoreAllMocks();
    await set('a', 2, database);
    expect(await get('a', database)).toBe(2);
  });

  test('without IndexedDB, drafts last as long as the page', async () => {
    // A fresh module, because the one used by other tests has already opened its database.
    vi.resetModules();
    const { draftNames, loadDraft, removeDraft, saveDraft } = await import('../drafts/draftStore');
    forbidIndexedDb();
    const drafts = new DraftMemory().of('g-1');
    await saveDraft(drafts, 'work-record/1', 'typed');
    expect(await draftNames(drafts, 'work-record')).toEqual(['work-record/1']);
    expect(await loadDraft(drafts, 'work-record/1')).toBe('typed');
    await removeDraft(drafts, 'work-record/1');
    expect(await draftNames(drafts, 'work-record')).toEqual([]);
  });
});
