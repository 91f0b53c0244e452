import type { DataRouter } from 'react-router-dom';
import { basePath } from '@/shared/hosting/basePath';
import { ownName } from '@/shared/hosting/deployment';
import { isOnline } from '@/shared/ui/window/useIsOnline';

/** Time between two reloads for missing chunks, in milliseconds. */
const RELOAD_PAUSE_MS = 30_000;
/** If a reload did not bring the chunk, the page is not reloaded for the same one before this time has passed. */
const SAME_CHUNK_PAUSE_MS = 3_600_000;
/** So long after the user began to leave the page, in milliseconds, what could not be loaded was broken off by that. */
const LEAVING_MS = 10_000;
const reloadKey = ownName('tagwerk.reloadedAt');
const chunkKey = ownName('tagwerk.reloadedFor');

/** Whether the host answers: without it a reload would show less than the page does. */
async function isHostThere(): Promise<boolean> {
  return fetch(`${basePath}meta.json`, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Asks again for style sheets that did not come: Vite asks once for each, and a part tried again would be without. */
function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
}

/**
 * After a deployment an old tab asks for chunks that are gone: the page is reloaded at the address that the user was
 * going to, unless that would discard unsaved text. Firefox breaks off what is still loading when the user leaves the page, a
 * while before the page is gone; a reload would then take the user back.
 *
 * Without a network nothing is reloaded; style sheets are asked for again when it is back.
 *
 * @param hasUnsaved whether there is unsaved text
 * @param load opens an address in the browser; tests pass their own
 * @returns a function that stops listening
 */
export function startMissingChunkReload(
  router: Pick<DataRouter, 'state' | 'createHref'>,
  hasUnsaved: () => boolean,
  load: (address: string) => void = (address) => location.assign(address),
): () => void {
  let leftAt = -Infinity;
  const handleLeaving = () => {
    leftAt = performance.now();
  };
  const handleMissing = ({ payload }: VitePreloadErrorEvent) => {
    const last = Number(sessionStorage.getItem(reloadKey) ?? 0);
    // It names the chunk, except in Safari's engine.
    const { message } = payload;
    const pause = sessionStorage.getItem(chunkKey) === message ? SAME_CHUNK_PAUSE_MS : RELOAD_PAUSE_MS;
    const isLeaving = performance.now() - leftAt < LEAVING_MS;
    if (isLeaving || hasUnsaved() || Date.now() - last < pause) return;
    const { navigation, location: here } = router.state;
    const address = router.createHref(navigation.location ?? here);
    const reload = () => {
      sessionStorage.setItem(reloadKey, String(Date.now()));
      sessionStorage.setItem(chunkKey, message);
      load(address);
    };
    if (isOnline()) reload();
    else void isHostThere().then((isThere) => isThere && !hasUnsaved() && reload());
  };
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener('beforeunload', handleLeaving, { signal });
  addEventListener('vite:preloadError', handleMissing, { signal });
  addEventListener('online', askForStylesAgain, { signal });
  return () => ending.abort();
}
