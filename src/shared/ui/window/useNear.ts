import { type RefObject, useEffect, useRef, useState } from 'react';

/** Starts one screen early, because fetching while the user scrolls would drop frames. */
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
