import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** The names of all files that the service worker and the page keep, without hashes. */
export async function keptFiles(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => caches.open(name)));
    const kept = await Promise.all(stores.map(async (store) => store.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  return addresses.map((address) => address.replace(/-[\w-]{8}(?=\.\w+$)/u, ''));
}

/** What the browser says of a part that is loaded ahead but was not kept before the network went. */
export const notKept = /ERR_FAILED \(\S+\/assets\/|\/assets\/\S+ net::ERR_FAILED/u;

/** Waits until the files with these names are kept: the page adds them when it is idle. */
export async function waitUntilKept(page: Page, names: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const kept = await keptFiles(page);
      return names.filter((name) => !kept.some((file) => file.endsWith(`/${name}`)));
    })
    .toEqual([]);
}
