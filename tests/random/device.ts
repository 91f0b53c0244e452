import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import { ownName } from '@/shared/hosting/deployment';
import { readFromDevice } from '@/shared/storage/deviceStore';

/** What the device has to know of a tab: all tabs of the model share one process. */
export interface DeviceTab {
  readonly guid: string;
  isClosed: boolean;
  /** Comes when it is closed. */
  readonly ended: Promise<void>;
  /** After so many more writes the tab is closed. */
  writesLeft: number;
  /** Whether the last one is still stored. */
  isLastStored: boolean;
  readonly close: (arrives: boolean) => void;
}

/** The tab whose code runs. */
export const here = new AsyncLocalStorage<DeviceTab>();

/** By how much one write may let grow what is kept of a person; whoever is missing has room for everything. */
export const room = new Map<string, number>();

/** How large the values on the device are, by their full names. */
const sizes = new Map<string, number>();

/** By how much a transaction makes them larger. */
const growths = new WeakMap<IDBTransaction, Map<string, number>>();

/** Notes the new size of a value; a transaction that needs more room than there is stores nothing. */
function weigh(transaction: IDBTransaction, name: string, size: number): void {
  const known = growths.get(transaction);
  const grown = known ?? new Map<string, number>();
  growths.set(transaction, grown.set(name, size));
  if (known) return;
  transaction.addEventListener('complete', () => {
    for (const [one, now] of grown) sizes.set(one, now);
  });
  // All that one write stores it stores at once.
  queueMicrotask(() => {
    const growth = [...grown].reduce((sum, [one, now]) => sum + now - (sizes.get(one) ?? 0), 0);
    const [guid = ''] = name.split('/');
    if (growth > (room.get(guid) ?? Infinity)) transaction.abort();
  });
}

/** How many transactions, and openings of a database, have not ended. */
let busy = 0;

function counted(target: EventTarget, ends: readonly string[]): void {
  busy += 1;
  let isOver = false;
  const end = () => {
    if (!isOver) busy -= 1;
    isOver = true;
  };
  for (const name of ends) target.addEventListener(name, end);
}

const closed = () => new DOMException('the tab is closed', 'QuotaExceededError');

/** A write of a tab that is closed after some writes: before the last one is stored, or after it. */
function countWrite(tab: DeviceTab, transaction: IDBTransaction): void {
  tab.writesLeft -= 1;
  if (tab.writesLeft > 0) return;
  if (tab.isLastStored) transaction.addEventListener('complete', () => tab.close(false));
  else {
    tab.close(false);
    transaction.abort();
    throw closed();
  }
}

/** IndexedDB whose room ends, and which a closed tab cannot use any more. Until the mocks are restored. */
export function watchDevice(): void {
  busy = 0;
  sizes.clear();
  // oxlint-disable-next-line typescript/unbound-method -- called with their object below
  const { transaction } = IDBDatabase.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- as above
  const { put, delete: remove } = IDBObjectStore.prototype;
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open(...args);
    counted(request, ['success', 'error']);
    return request;
  });
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function begin(
    this: IDBDatabase,
    ...args
  ) {
    const tab = here.getStore();
    if (tab?.isClosed === true) throw closed();
    const begun = transaction.apply(this, args);
    counted(begun, ['complete', 'abort']);
    if (tab && args[1] === 'readwrite') countWrite(tab, begun);
    return begun;
  });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function store(this: IDBObjectStore, ...args) {
    const [, name] = args;
    if (typeof name === 'string') weigh(this.transaction, name, JSON.stringify(args[0]).length);
    return put.apply(this, args);
  });
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function drop(this: IDBObjectStore, key) {
    if (typeof key === 'string') weigh(this.transaction, key, 0);
    return remove.call(this, key);
  });
}

const turn = async () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** So many turns of the event loop without a transaction: nothing happens any more before the next scheduled task. */
const QUIET_TURNS = 3;

/** Waits until all tabs wait for the service, for a lock, or for nothing. */
export async function quiet(turns = QUIET_TURNS): Promise<void> {
  for (let left = turns; left > 0; left -= 1) {
    await turn();
    if (busy > 0) left = turns + 1;
  }
}

let connection: IDBDatabase | undefined;

async function answered<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

/** All that the device keeps, by its full name. */
export async function deviceData(): Promise<ReadonlyMap<string, unknown>> {
  // The app creates the database.
  if (!connection) await readFromDevice('nobody', 'nothing');
  connection ??= await answered(indexedDB.open(ownName('tagwerk-device')));
  const store = connection.transaction('kept').objectStore('kept');
  const [names, values] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
  return new Map(names.map((name, at) => [typeof name === 'string' ? name : '', values[at] as unknown]));
}
