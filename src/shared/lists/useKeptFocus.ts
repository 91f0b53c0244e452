import { type FocusEvent, type RefCallback, useEffect, useRef } from 'react';

/** Spread this on the element that holds the rows or cards; each has `data-record` and can be focused (`tabIndex`). */
export interface KeptFocus {
  readonly ref: RefCallback<HTMLElement>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

function rowsOf(holder: HTMLElement | null): HTMLElement[] {
  return [...(holder?.querySelectorAll<HTMLElement>('[data-record]') ?? [])];
}

/**
 * Keeps the keyboard focus in a list: when a row disappears, or a button that its new state no longer has, the focus
 * would jump to the top of the page. Instead it goes to the row at that place, and not to the next row's button, where
 * a key held down would go on deleting.
 */
export function useKeptFocus(): KeptFocus {
  const holder = useRef<HTMLElement>(null);
  const place = useRef<number | null>(null);

  function leave() {
    place.current = null;
  }

  // Checked after each render, because any of them may remove the focused element.
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const rows = rowsOf(holder.current);
    rows[Math.min(place.current, rows.length - 1)]?.focus();
  });

  return {
    ref: (element) => {
      holder.current = element;
    },
    onFocus: ({ currentTarget, target }) => {
      const row = target.closest<HTMLElement>('[data-record]');
      place.current = row ? rowsOf(currentTarget).indexOf(row) : null;
    },
    onBlur: ({ target, relatedTarget }) => {
      if (relatedTarget !== null) place.current = null;
      // Nothing else takes the focus: either the focused element was removed, or the user clicked beside the list and
      // has left it.
      else setTimeout(() => target.isConnected && document.activeElement === document.body && leave());
    },
  };
}
