async function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

/** Empties IndexedDB but keeps its databases, because the app's modules hold connections to them. */
async function emptyDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const database = await settled(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      await settled(database.transaction(store, 'readwrite').objectStore(store).clear());
    }
    database.close();
  }
}

/** Empties the browser's storage, so that a test leaves nothing to the next one. */
export async function resetStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await emptyDatabases();
}
