import { type RefObject, useEffect, useRef, useState } from 'react';

/** Begins a little before it scrolls into view, so that it is there in time. */
const MARGIN = '200px';

/** Whether an element has been on the screen, or close to it; it stays seen. */
export function useSeen<Target extends Element>(): readonly [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return [target, isSeen];
}
