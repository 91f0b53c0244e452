import { addressOf } from '@/shared/hosting/basePath';
import { whenIdle } from '@/shared/ui/timing/useWhenIdle';
import { PARTS_LIST, latePartsOf } from './workerCaches';

/** How many parts are fetched before the page is asked again whether it is idle. */
const AT_ONCE = 12;

declare global {
  interface Navigator {
    /** The kind of network connection; only Chromium reports it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether fetching what may never be used would cost the user money or hold up calls. */
function isMetered(): boolean {
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
  return saveData === true || effectiveType !== '4g';
}

/**
 * Adds to what the service worker fetched itself: the files that this visit has used so far, at once, and on a
 * line that is not metered all other parts, a few at a time, when the page is idle. From then on the worker keeps what is
 * used.
 *
 * @throws if a file cannot be fetched or the device is full; the next visit goes on
 */
export async function keepParts(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  await navigator.serviceWorker.ready;
  const base = addressOf('');
  const cache = await caches.open(latePartsOf(base));
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  // A file may have been asked for more than once.
  const files = [...new Set(used)].filter((address) => address.startsWith(`${base}assets/`));
  const known = await Promise.all(files.map(async (address) => caches.match(address)));
  await cache.addAll(files.filter((_, index) => known[index] === undefined));
  if (isMetered()) return;
  const list = await (await fetch(base + PARTS_LIST)).text();
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const parts = list
    .split('\n')
    .map((part) => base + part)
    .filter((part) => !kept.has(part));
  for (let start = 0; start < parts.length; start += AT_ONCE) {
    await whenIdle();
    await cache.addAll(parts.slice(start, start + AT_ONCE));
  }
}
