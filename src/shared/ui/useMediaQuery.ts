import { useSyncExternalStore } from 'react';

/** What `useSyncExternalStore` needs of a media query. */
interface MediaStore {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly read: () => boolean;
}

const stores = new Map<string, MediaStore>();

/** One listener at the browser for a query, however many components ask: a board of 200 cards costs as much as one. */
function createMediaStore(query: string): MediaStore {
  const listeners = new Set<() => void>();
  let list: MediaQueryList | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(onChange) {
      if (listeners.size === 0) {
        list = globalThis.matchMedia?.(query);
        list?.addEventListener('change', notify);
      }
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        list?.removeEventListener('change', notify);
        list = undefined;
      };
    },
    read: () => (list ?? globalThis.matchMedia?.(query))?.matches ?? false,
  };
}

function mediaStore(query: string): MediaStore {
  const known = stores.get(query);
  if (known) return known;
  const made = createMediaStore(query);
  stores.set(query, made);
  return made;
}

/** Whether a media query matches, kept up to date. Where there is no `matchMedia`, it does not. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, read } = mediaStore(query);
  // Markup that is made without a window is made for a desk.
  return useSyncExternalStore(subscribe, read, () => false);
}

/** Whether the window is as narrow as a phone (design tokens, "Breakpoints"). */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 767.98px)');
}
