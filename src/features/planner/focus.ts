import { type FocusEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Id } from '@/domain/id';
import { CARD, CARD_ID, HANDLE, HANDLE_ID } from './boardMarks';

/**
 * Tracks the focused card: it stays rendered at any scroll position, and it keeps the focus when it is moved to another
 * column or day, even by someone else.
 */
export function useCardFocus(lists: RefObject<HTMLElement | null>) {
  const [pinned, setPinned] = useState<string | null>(null);
  /** The card with the focus; null once the user has moved the focus elsewhere. */
  const focused = useRef<string | null>(null);

  useLayoutEffect(() => {
    // A card that moves to another list becomes a new element there and has to be focused again.
    if (focused.current === null || document.activeElement !== document.body) return;
    const handles = lists.current?.querySelectorAll<HTMLElement>(HANDLE) ?? [];
    const handle = [...handles].find((one) => one.getAttribute(HANDLE_ID) === focused.current);
    handle?.focus({ preventScroll: true });
  });

  return {
    pinned,
    /** A card that gets the focus once the dialog that moved it is gone. */
    follow: (id: Id) => {
      focused.current = String(id);
    },
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        const id = target.closest(CARD)?.getAttribute(CARD_ID) ?? null;
        focused.current = id;
        if (id !== null) setPinned(id);
      },
      // Not fired when the element itself is removed.
      onBlur: () => {
        focused.current = null;
      },
    },
  };
}

/**
 * A press on the title of a card: the drag library prevents the mouse from focusing it, but the dialog must return the
 * focus to it.
 */
export const withFocus =
  (open: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.focus();
    open();
  };

/**
 * For a button that is replaced by an input and returns when editing ends: focuses the button again, unless the focus
 * has moved elsewhere.
 *
 * @param isTyping whether the input is shown
 */
export function useButtonFocus(isTyping: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasTyping = useRef(false);
  useLayoutEffect(() => {
    const isNowhere = document.activeElement === document.body;
    if (wasTyping.current && !isTyping && isNowhere) button.current?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);
  return button;
}

/** Moves the focus on from a button that disappears with what it has removed, unless the user has moved it already. */
export function focusAfterRemoval(button: HTMLElement, next: HTMLElement | null | undefined): void {
  const { activeElement } = document;
  if (activeElement === button || activeElement === document.body) next?.focus();
}
