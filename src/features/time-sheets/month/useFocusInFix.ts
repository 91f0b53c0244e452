import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * The pressed fix goes with what it fixes: the focus that it had goes on to the way back, or to the fixes that come back.
 * To be spread on the line.
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
      // What is taken away has nothing to give the focus to.
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) isHere.current = false;
    },
  };
}
