import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a button that gives way to a field and comes back when that is done: the focus then returns to it, unless it is
 * somewhere else by now.
 *
 * @param isTyping the field is there
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
