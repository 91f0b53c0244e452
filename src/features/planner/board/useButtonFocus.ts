import { type RefObject, useLayoutEffect, useRef } from 'react';

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
