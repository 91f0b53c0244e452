import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What the drag library calls a card, and what lifts it. */
const CARD = 'data-rfd-draggable-id';
const HANDLE = 'data-rfd-drag-handle-draggable-id';

/**
 * The card with the focus: it stays rendered wherever the board is scrolled to, and it takes the focus with it to another
 * column, whoever has moved it.
 */
export function useCardFocus(board: RefObject<HTMLElement | null>) {
  const [pinned, setPinned] = useState<string | null>(null);
  /** The card that has the focus; left by the user's own way to something else, it is null. */
  const focused = useRef<string | null>(null);

  useLayoutEffect(() => {
    // A card that goes to another column is another element there.
    if (focused.current === null || document.activeElement !== document.body) return;
    const handles = board.current?.querySelectorAll<HTMLElement>(`[${HANDLE}]`) ?? [];
    const handle = [...handles].find((one) => one.getAttribute(HANDLE) === focused.current);
    handle?.focus({ preventScroll: true });
  });

  return {
    pinned,
    onFocus: ({ target }: FocusEvent) => {
      const id = target.closest(`[${CARD}]`)?.getAttribute(CARD) ?? null;
      focused.current = id;
      if (id !== null) setPinned(id);
    },
    // Not heard of when the element itself is taken away.
    onBlur: () => {
      focused.current = null;
    },
  };
}
