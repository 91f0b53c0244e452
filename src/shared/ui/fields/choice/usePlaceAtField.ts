import { type RefObject, useLayoutEffect } from 'react';

/** Between the field and the list, and between the list and the edge of the window. */
const GAP = 6;
/** Room that names need, also where the field is a narrow cell of a table. */
const LEAST_WIDTH = 280;
const MOST_HEIGHT = 380;

/** Below the field, or above it where there is more room; as high as the room, also over a phone's keyboard. */
function place(menu: HTMLElement, field: HTMLElement): void {
  const { top, bottom, left, width } = field.getBoundingClientRect();
  const seen = window.visualViewport;
  const seenTop = seen?.offsetTop ?? 0;
  const seenBottom = seenTop + (seen?.height ?? innerHeight);
  const below = seenBottom - bottom - 2 * GAP;
  const above = top - seenTop - 2 * GAP;
  const isAbove = below < Math.min(above, MOST_HEIGHT / 2);
  const wide = Math.min(Math.max(width, LEAST_WIDTH), innerWidth - 2 * GAP);
  menu.style.width = `${wide}px`;
  menu.style.left = `${Math.max(GAP, Math.min(left, innerWidth - wide - GAP))}px`;
  menu.style.maxHeight = `${Math.max(0, Math.min(MOST_HEIGHT, isAbove ? above : below))}px`;
  menu.style.top = isAbove ? 'auto' : `${bottom + GAP}px`;
  menu.style.bottom = isAbove ? `${innerHeight - top + GAP}px` : 'auto';
}

/**
 * Places a list at its field for as long as it is there. It stands in the browser's top layer, so that no dialog and no
 * scrolled table cuts it off, and stays in the document where it belongs: within the dialog that has the focus.
 */
export function usePlaceAtField(
  menuOf: RefObject<HTMLElement | null>,
  fieldOf: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [menu, field] = [menuOf.current, fieldOf.current];
    if (!menu || !field) return undefined;
    if ('showPopover' in menu) {
      menu.popover = 'manual';
      menu.showPopover();
    }
    place(menu, field);
    const controller = new AbortController();
    const { signal } = controller;
    const follow = (event: Event) => {
      if (event.target !== menu) place(menu, field);
    };
    addEventListener('scroll', follow, { capture: true, passive: true, signal });
    addEventListener('resize', follow, { signal });
    window.visualViewport?.addEventListener('resize', follow, { signal });
    window.visualViewport?.addEventListener('scroll', follow, { signal });
    return () => controller.abort();
  }, [menuOf, fieldOf]);
}
