import { useState, useSyncExternalStore } from 'react';

/** The store of a media query for `useSyncExternalStore`. */
interface MediaStore {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly read: () => boolean;
}

const stores = new Map<string, MediaStore>();

/** One listener per query, however many components use it: a board of 200 cards costs as much as one. */
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

/** Whether a media query matches, kept up to date; false without `matchMedia`. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, read } = mediaStore(query);
  // Markup rendered without a window is for a desktop.
  return useSyncExternalStore(subscribe, read, () => false);
}

/** Whether the window is as narrow as a phone. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 767.98px)');
}

/** The same, but as it was while something is typed in a part that another one would take the place of. */
export function usePhoneUnless(isTyping: boolean): boolean {
  const isPhone = usePhone();
  const [shown, setShown] = useState(isPhone);
  if (!isTyping && shown !== isPhone) setShown(isPhone);
  return isTyping ? shown : isPhone;
}

/** Whether the page is being printed: what is only drawn near the window has to be drawn whole. */
export function useIsPrinted(): boolean {
  return useMediaQuery('print');
}
