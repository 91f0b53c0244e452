import { useInsertionEffect } from 'react';

/** Something on the screen that the rest of the page makes room for. */
type RootMark =
  | 'has-board'
  | 'has-bulk'
  | 'has-drawer'
  | 'has-month'
  | 'has-offline'
  | 'has-timer'
  | 'is-board-down';

/**
 * Lets styles anywhere know that something stands on the screen: `html` has the class meanwhile. A selector such as
 * `html:has(.tw-bulk)` would say the same, and Chromium would look through the whole page again for each row that is put
 * in or taken out. It is set before anything is laid out: whoever scrolls to a place when it mounts finds the page as it
 * will be.
 */
export function useRootMark(mark: RootMark, isOn = true): void {
  useInsertionEffect(() => {
    if (!isOn) return undefined;
    const { classList } = document.documentElement;
    classList.add(mark);
    return () => classList.remove(mark);
  }, [mark, isOn]);
}
