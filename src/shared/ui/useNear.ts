import { type RefObject, useEffect, useRef, useState } from 'react';

/** Begins a screen before it scrolls into view: what is fetched while somebody scrolls costs them frames. */
const MARGIN = '100%';

/** Whether an element is on the screen, or close to it. */
export function useNear<Target extends Element>(): readonly [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!target.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: MARGIN },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, []);
  return [target, isNear];
}
