import { get, keys, set } from 'idb-keyval';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DraftMemory } from '../drafts/draftMemory';
import { letTimePass, ownTime } from '../../../tests/jsdom/testTime';
import { hearStorage, isStorageSilent, userDatabase } from './userDatabase';

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

/** Safari's engine now and then never answers `open`: neither success nor error comes. */
function silenceIndexedDb() {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a request to which nothing happens
  return vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
}

describe('IndexedDB that does not answer', () => {
  test('a call ends after two seconds, the next ones sooner, and it is used again as soon as it answers (R-14.47)', async () => {
    ownTime();
    const database = userDatabase('silent', 'values');
    const heard = vi.fn<() => void>();
    const stop = hearStorage(heard);
    const opened = silenceIndexedDb();
    const first = vi.fn<(end: PromiseSettledResult<unknown>[]) => void>();
    const ends = Promise.allSettled([set('a', 1, database), keys(database)]).then(first);
    await letTimePass(1900);
    expect(first).not.toHaveBeenCalled();
    await letTimePass(600);
    await ends;
    expect(first.mock.calls[0]?.[0].map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(isStorageSilent()).toBe(true);
    expect(opened).toHaveBeenCalledOnce();
    const [next] = await Promise.all([Promise.allSettled([get('a', database)]), letTimePass(300)]);
    expect(next[0].status).toBe('rejected');
    vi.restoreAllMocks();
    await set('a', 2, database);
    expect(await get('a', database)).toBe(2);
    expect(isStorageSilent()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  test('a write that was given up is not made up for when the connection opens late (R-14.47)', async () => {
    ownTime();
    await set('a', 'old', userDatabase('late', 'values'));
    const original = indexedDB.open.bind(indexedDB);
    const request = new EventTarget();
    let answer = () => {};
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((name) => {
      answer = () => {
        const real = original(name);
        real.addEventListener('success', () => {
          Object.assign(request, { result: real.result });
          const handler: unknown = Reflect.get(request, 'onsuccess');
          if (typeof handler === 'function') handler.call(request);
        });
      };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is answered by hand
      return request as IDBOpenDBRequest;
    });
    const database = userDatabase('late', 'values');
    const [lost] = await Promise.all([Promise.allSettled([set('a', 'lost', database)]), letTimePass(2500)]);
    expect(lost[0].status).toBe('rejected');
    answer();
    await letTimePass(1000);
    expect(await get('a', database)).toBe('old');
  });

  test('a transaction that never ends is given up, too', async () => {
    ownTime();
    const database = userDatabase('stuck', 'values');
    await set('a', 1, database);
    const never = database('readonly', async () => new Promise(() => undefined));
    const [stuck] = await Promise.all([Promise.allSettled([never]), letTimePass(2500)]);
    expect(stuck[0].status).toBe('rejected');
    expect(await get('a', database)).toBe(1);
  });
});

test.each(['InvalidStateError', 'UnknownError'])(
  'a connection that broke without telling is opened again (%s, R-14.47)',
  async (error) => {
    const database = userDatabase('broken', 'values');
    await set('a', 1, database);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost', error);
    });
    expect(await get('a', database)).toBe(1);
  },
);

test('a connection that was closed is opened again', async () => {
  const database = userDatabase('closed', 'values');
  await set('a', 1, database);
  await database('readonly', ({ transaction }) => transaction.db.close());
  expect(await get('a', database)).toBe(1);
});

describe('a page that is left', () => {
  const leave = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
  afterEach(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  test('ends its transactions if the browser keeps it, so that the next page is answered (R-24.61)', async () => {
    const database = userDatabase('left', 'values');
    await set('a', 1, database);
    const over = vi.fn<(error: unknown) => void>();
    const begin = async () => {
      await new Promise<void>((resolve) => {
        database('readwrite', async (store) => {
          const request = store.put(2, 'a');
          resolve();
          return new Promise((_, reject) => {
            request.addEventListener('error', () => reject(request.error));
          });
        }).catch(over);
      });
    };
    await begin();
    leave(true);
    await vi.waitFor(() => expect(over).toHaveBeenCalledOnce());
    await expect(set('a', 3, database)).rejects.toBeDefined();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await get('a', database)).toBe(1);
    expect(isStorageSilent()).toBe(false);
  });

  test('lets its transactions end if it will not be shown again (R-24.61)', async () => {
    const database = userDatabase('gone', 'values');
    const stored = set('a', 1, database);
    leave(false);
    await stored;
    expect(await get('a', database)).toBe(1);
  });
});
