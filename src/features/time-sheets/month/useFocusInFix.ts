import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a line whose pressed button disappears: it moves to the undo button, or back to the fixes. The
 * result is spread on the line.
 */
export function useFocusInFix(isOpen: boolean) {
  const line = useRef<HTMLDivElement>(null);
  const isHere = useRef(false);
  const wasOpen = useRef(isOpen);

  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (!isHere.current || document.activeElement !== document.body) return;
    (line.current?.querySelector('button') ?? line.current)?.focus();
  }, [isOpen]);

  return {
    ref: line,
    tabIndex: -1,
    onFocus: () => {
      isHere.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // A removed element loses the focus without a related target.
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) isHere.current = false;
    },
  };
}
