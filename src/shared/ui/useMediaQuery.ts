import { useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. Where there is no `matchMedia`, as in the build, it does not. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}

/** Whether the window is as narrow as a phone (design tokens, "Breakpoints"). */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 767.98px)');
}
