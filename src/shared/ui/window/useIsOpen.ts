import { useLayoutEffect, useRef } from 'react';

/** Whether the component is still on the screen: an answer that comes after the user has left leads nowhere. */
export function useIsOpen(): () => boolean {
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current;
}
