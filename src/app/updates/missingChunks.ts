import type { DataRouter } from 'react-router-dom';

/** Time between two reloads for missing chunks, in milliseconds. */
const RELOAD_PAUSE_MS = 30_000;
/** A reload that did not bring the chunk does not help: for the same one the page is not loaded again so soon. */
const SAME_CHUNK_PAUSE_MS = 3_600_000;
const reloadKey = 'tagwerk.reloadedAt';
const chunkKey = 'tagwerk.reloadedFor';

/**
 * After a deployment an old tab asks for chunks that are gone: the page is loaded anew, unless that would take away
 * what is being typed, and at the address that the user was on the way to.
 *
 * @param hasUnsaved whether something is typed that is not saved
 * @param load opens an address by the browser; tests put their own in
 * @returns stops listening
 */
export function startMissingChunkReload(
  router: Pick<DataRouter, 'state' | 'createHref'>,
  hasUnsaved: () => boolean,
  load: (address: string) => void = (address) => location.assign(address),
): () => void {
  const handleMissing = ({ payload }: VitePreloadErrorEvent) => {
    const last = Number(sessionStorage.getItem(reloadKey) ?? 0);
    // It names the chunk, except in Safari's engine.
    const { message } = payload;
    const pause = sessionStorage.getItem(chunkKey) === message ? SAME_CHUNK_PAUSE_MS : RELOAD_PAUSE_MS;
    if (!navigator.onLine || hasUnsaved() || Date.now() - last < pause) return;
    sessionStorage.setItem(reloadKey, String(Date.now()));
    sessionStorage.setItem(chunkKey, message);
    const { navigation, location: here } = router.state;
    load(router.createHref(navigation.location ?? here));
  };
  addEventListener('vite:preloadError', handleMissing);
  return () => removeEventListener('vite:preloadError', handleMissing);
}
