import { type FocusEvent, type RefCallback, useEffect, useRef } from 'react';

/** To be spread on what holds the rows or cards; each has `data-record` and can be focused (`tabIndex`). */
export interface KeptFocus {
  readonly ref: RefCallback<HTMLElement>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

function rowsOf(holder: HTMLElement | null): HTMLElement[] {
  return [...(holder?.querySelectorAll<HTMLElement>('[data-record]') ?? [])];
}

/**
 * Keeps the keyboard's place in a list: a row that goes, or a button that its new state no longer has, would throw the
 * focus back to the top of the page. It stays in the row at that place instead, and not on the next row's button,
 * where a key held down would go on deleting.
 */
export function useKeptFocus(): KeptFocus {
  const holder = useRef<HTMLElement>(null);
  const place = useRef<number | null>(null);

  function leave() {
    place.current = null;
  }

  // Looked at after each drawing, because any of them may be the one that takes the focused element away.
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
      // Without a successor the element was taken away, or somebody clicked beside the list and is done with it.
      else setTimeout(() => target.isConnected && document.activeElement === document.body && leave());
    },
  };
}
