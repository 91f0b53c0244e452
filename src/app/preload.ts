import { type RouteObject, matchRoutes } from 'react-router-dom';

/**
 * Fetches a screen's code and texts while the pointer or the focus is on a link to it, so that the click finds them.
 *
 * @param routes the app's routes; their `lazy` is what is called, and its modules are only fetched once
 * @param readAhead reads what the screen of a route will show; its pattern is given
 * @returns stops listening
 */
export function startLinkPreload(routes: RouteObject[], readAhead: (pattern: string) => void): () => void {
  const seen = new Set<string>();

  function handleIntent({ target }: Event) {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const isNew = !seen.has(link.pathname);
    seen.add(link.pathname);
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // A failed preload is no failure: the click tries again and shows what is wrong.
      if (isNew && typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
      // Data grows old: it is asked for each time, and the cache knows whether it is needed.
      if (route.path !== undefined && link.pathname !== location.pathname) readAhead(route.path);
    }
  }

  document.addEventListener('pointerover', handleIntent);
  document.addEventListener('focusin', handleIntent);
  return () => {
    document.removeEventListener('pointerover', handleIntent);
    document.removeEventListener('focusin', handleIntent);
  };
}
