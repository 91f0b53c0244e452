import { type RouteObject, matchRoutes } from 'react-router-dom';
import { basePath } from '@/shared/hosting/basePath';

/** Reads ahead for the screen of a route, given its pattern and the parameters in the address. */
export type ReadAhead = (pattern: string, params: Readonly<Record<string, string | undefined>>) => void;

/** How long the pointer or the focus must stay on a link, in milliseconds, because it crosses others on its way. */
const REST_MS = 65;

/**
 * Loads a screen's code and texts as soon as the pointer or the focus is on a link to it, and its first answers if it
 * rests there, so that the click finds them.
 *
 * @param routes the app's routes; their `lazy` is called, and their modules are only loaded once
 * @returns a function that stops listening
 */
export function startLinkPreload(routes: RouteObject[], readAhead: ReadAhead): () => void {
  const seen = new Set<string>();
  let meant: HTMLAnchorElement | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function readAnswers({ pathname }: HTMLAnchorElement) {
    // The user has already clicked, so the screen itself fetches its data.
    if (pathname === location.pathname) return;
    // Data becomes outdated: it is requested each time, and the cache decides whether to fetch.
    for (const { route, params } of matchRoutes(routes, pathname, basePath) ?? []) {
      if (route.path !== undefined) readAhead(route.path, params);
    }
  }

  function loadScreen({ pathname }: HTMLAnchorElement) {
    if (seen.has(pathname)) return;
    seen.add(pathname);
    for (const { route } of matchRoutes(routes, pathname, basePath) ?? []) {
      // A failed preload is ignored: the click tries again and shows what is wrong.
      if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
    }
  }

  function handleIntent({ target }: Event) {
    const found = target instanceof Element ? target.closest('a[href]') : null;
    const link = found instanceof HTMLAnchorElement && found.origin === location.origin ? found : null;
    if (link === meant) return;
    meant = link;
    clearTimeout(resting);
    if (!link) return;
    loadScreen(link);
    resting = setTimeout(() => readAnswers(link), REST_MS);
  }

  document.addEventListener('pointerover', handleIntent);
  document.addEventListener('focusin', handleIntent);
  return () => {
    clearTimeout(resting);
    document.removeEventListener('pointerover', handleIntent);
    document.removeEventListener('focusin', handleIntent);
  };
}
