import { type UseStore, createStore } from 'idb-keyval';
import { ownName } from '../hosting/deployment';
import { NoAnswer, within } from './within';

/** How long we wait for the device's storage, in milliseconds; WebKit's sometimes never answers. */
const SILENCE_MS = 2000;

/** While the storage is silent, each call tries it again for so long, in milliseconds: an answer takes a few. */
const RETRY_MS = 200;

/** A file of many megabytes takes its time to be written, in milliseconds. */
const WRITE_MS = 10_000;

/** Databases that did not answer the last call, and how to try each of them again. */
const silent = new Map<string, () => Promise<unknown>>();
const listeners = new Set<() => void>();

/** Whether some of the device's storage does not answer. Storage that is missing, forbidden or full does. */
export const isStorageSilent = (): boolean => silent.size > 0;

/** Listens for the storage going silent or answering again; the returned function stops listening. */
export function hearStorage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tries what does not answer again; listeners are told if it does. */
export function retryStorage(): void {
  for (const retry of silent.values()) void retry().catch(() => undefined);
}

/** Ends a transaction without an answer, and closes its connection, also if that opens later. */
function giveUp(store: UseStore, transaction: IDBTransaction | undefined): void {
  try {
    transaction?.abort();
  } catch {
    // It has ended by itself.
  }
  store('readonly', ({ transaction: { db } }) => db.close()).catch(() => undefined);
}

/** Transactions that have not ended, and whether the page was left and is kept by the browser, to be shown again. */
const running = new Set<IDBTransaction>();
let isLeft = false;

/**
 * WebKit keeps a page with its unfinished transactions, stores nothing of them, and answers no other page that
 * asks the same database.
 */
if (typeof document !== 'undefined' && navigator.vendor.startsWith('Apple')) {
  addEventListener('pagehide', ({ persisted }) => {
    isLeft = persisted;
    if (persisted) for (const transaction of running) transaction.abort();
  });
  addEventListener('pageshow', () => {
    isLeft = false;
  });
}

function follow(transaction: IDBTransaction): void {
  if (isLeft) return transaction.abort();
  running.add(transaction);
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => running.delete(transaction));
}

/** Names of the errors of a connection that broke without telling. */
const BROKEN = new Set(['InvalidStateError', 'UnknownError', 'AbortError']);

/**
 * An IndexedDB database with one object store, for the functions of idb-keyval. The first call opens it. Every failure
 * is a rejection, so that one `catch` is enough: also where a browser throws because it forbids IndexedDB, and where it
 * never answers (a call that was given up changes nothing later). A connection that broke is opened again: browsers close
 * it in the background, or when their storage crashes.
 */
export function userDatabase(name: string, storeName: string): UseStore {
  let store: UseStore | undefined;

  function note(isAnswering: boolean): void {
    if (silent.has(name) !== isAnswering) return;
    if (isAnswering) silent.delete(name);
    else silent.set(name, async () => run('readonly', () => undefined));
    for (const listener of listeners) listener();
  }

  const run: UseStore = async (mode, callback) => {
    const ms = silent.has(name) ? RETRY_MS : SILENCE_MS;
    const own = store ?? createStore(ownName(name), storeName);
    store = own;
    let transaction: IDBTransaction | undefined;
    let isOver = false;
    try {
      let begin = () => {};
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const done = own(mode, (objects) => {
        if (isOver) throw new NoAnswer();
        ({ transaction } = objects);
        follow(transaction);
        begin();
        return callback(objects);
      });
      await within(ms, Promise.race([begun, done]));
      const result = await within(mode === 'readwrite' ? WRITE_MS : ms, done);
      note(true);
      return result;
    } catch (error) {
      isOver = true;
      const isSilent = error instanceof NoAnswer;
      note(!isSilent);
      if (store === own) store = undefined;
      if (isSilent) giveUp(own, transaction);
      throw error;
    }
  };

  return async (mode, callback) => {
    const isOpen = store !== undefined;
    try {
      return await run(mode, callback);
    } catch (error) {
      if (isOpen && error instanceof DOMException && BROKEN.has(error.name)) return run(mode, callback);
      throw error;
    }
  };
}
