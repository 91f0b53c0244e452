import { useInsertionEffect } from 'react';

/** Something on the screen that the rest of the page leaves room for, or behaves differently with. */
type RootMark =
  | 'has-board'
  | 'has-bulk'
  | 'has-drawer'
  | 'has-large-dialog'
  | 'has-month'
  | 'has-offline'
  | 'has-pad'
  | 'has-timer'
  | 'is-board-down'
  /** Something else is printed in place of the page, such as all rows of a list. */
  | 'is-printing-list'
  /** In landscape. */
  | 'is-printing-wide';

/**
 * Tells styles anywhere that something is on the screen: `html` has the class while the component is mounted. A
 * selector such as `html:has(.bar)` would say the same, but Chromium would search the whole page again for each row
 * that is added or removed. The class is set before layout, so that code which scrolls when it mounts finds the final
 * page.
 */
export function useRootMark(mark: RootMark, isOn = true): void {
  useInsertionEffect(() => {
    if (!isOn) return undefined;
    const { classList } = document.documentElement;
    classList.add(mark);
    return () => classList.remove(mark);
  }, [mark, isOn]);
}
