import { type RouteObject, matchRoutes } from 'react-router-dom';

/**
 * Fetches a screen's code and texts while the pointer or the focus is on a link to it, so that the click finds them.
 *
 * @param routes the app's routes; their `lazy` is what is called, and its modules are only fetched once
 * @returns stops listening
 */
export function startLinkPreload(routes: RouteObject[]): () => void {
  const seen = new Set<string>();

  function handleIntent({ target }: Event) {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (seen.has(link.pathname)) return;
    seen.add(link.pathname);
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // A failed preload is no failure: the click tries again and shows what is wrong.
      if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
    }
  }

  document.addEventListener('pointerover', handleIntent);
  document.addEventListener('focusin', handleIntent);
  return () => {
    document.removeEventListener('pointerover', handleIntent);
    document.removeEventListener('focusin', handleIntent);
  };
}
