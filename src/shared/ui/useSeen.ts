import { type RefObject, useEffect, useRef, useState } from 'react';

/** Begins a screen before it scrolls into view: what is fetched while somebody scrolls costs them frames. */
const MARGIN = '100%';

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
