import type { DataRouter } from 'react-router-dom';

/** Time between two reloads for a missing chunk, in milliseconds: a chunk that stays missing must not loop. */
const RELOAD_PAUSE_MS = 30_000;
const reloadKey = 'tagwerk.reloadedAt';

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
  const handleMissing = () => {
    const last = Number(sessionStorage.getItem(reloadKey) ?? 0);
    if (!navigator.onLine || hasUnsaved() || Date.now() - last < RELOAD_PAUSE_MS) return;
    sessionStorage.setItem(reloadKey, String(Date.now()));
    const { navigation, location: here } = router.state;
    load(router.createHref(navigation.location ?? here));
  };
  addEventListener('vite:preloadError', handleMissing);
  return () => removeEventListener('vite:preloadError', handleMissing);
}
