import type { Page } from '@playwright/test';

interface KeptValue {
  /** The guid of the user and the name of the value. */
  readonly key: string;
  readonly value: unknown;
}

/** Runs in the page. */
async function keep({ key, value }: KeptValue): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('tagwerk-device');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
  });
  await new Promise<void>((resolve, reject) => {
    const writing = database.transaction('kept', 'readwrite');
    writing.objectStore('kept').put(value, key);
    writing.addEventListener('complete', () => resolve());
    writing.addEventListener('error', () => reject(writing.error ?? new Error('not kept')));
  });
  database.close();
}

/** Stores a value on the device of a user, as an earlier visit would have left it. The app must have been started. */
export async function keepOnDevice(page: Page, guid: string, name: string, value: unknown): Promise<void> {
  await page.evaluate(keep, { key: `${guid}/${name}`, value });
}
