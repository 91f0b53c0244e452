import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures';

/** The name of a file of the build without its hash, which changes with the build. */
export const withoutHash = (file: string) => file.replace(/-[\w-]{8}(?=\.\w+$)/u, '');

/** The addresses of the files that the service worker fetches when it is installed. */
export async function installedFiles(request: APIRequestContext): Promise<string[]> {
  const worker = await (await request.get('/sw.js')).text();
  return [...worker.matchAll(/url:"([^"]+)"/gu)].map(([, url]) => url ?? '');
}

/** The addresses of the files that the page adds when it is idle. */
export async function idleFiles(request: APIRequestContext): Promise<string[]> {
  return (await (await request.get('/parts.txt')).text()).split('\n');
}

/** The names of all files that the service worker and the page keep, without hashes. */
export async function keptFiles(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => caches.open(name)));
    const kept = await Promise.all(stores.map(async (store) => store.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  return addresses.map(withoutHash);
}

/** The browser's message about a file that is loaded in advance but was not kept before the network was lost. */
export const notKept = /ERR_FAILED \(\S+\/assets\/|\/assets\/\S+ net::ERR_FAILED/u;

/** Waits until the files with these names are kept: the page adds them when it is idle, which a busy machine seldom is. */
export async function waitUntilKept(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const kept = await keptFiles(page);
        return names.filter((name) => !kept.some((file) => file.endsWith(`/${name}`)));
      },
      { timeout: 40_000 },
    )
    .toEqual([]);
}

/** Whether the device has kept an answer of this call: it is written after the rows are shown. */
const isAnswerKept = async (page: Page, url: string): Promise<boolean> =>
  page.evaluate(async (path) => {
    // Opened here first, the database would be without the app's store.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'tagwerk-answers')) return false;
    return new Promise<boolean>((resolve) => {
      const opening = indexedDB.open('tagwerk-answers');
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys();
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve(reading.result.some((key) => typeof key === 'string' && key.includes(`${path} `)));
        });
      });
    });
  }, url);

/** Waits until the device has kept an answer of a call: a reload right after its rows are shown could lose it. */
export async function waitUntilAnswerIsKept(page: Page, url: string): Promise<void> {
  await expect.poll(async () => isAnswerKept(page, url)).toBe(true);
}
