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

/** Whether an element has been on the screen, or close to it; it stays seen. */
export function useSeen<Target extends Element>(): readonly [RefObject<Target | null>, boolean] {
  const [target, isNear] = useNear<Target>();
  const [isSeen, setIsSeen] = useState(false);
  if (isNear && !isSeen) setIsSeen(true);
  return [target, isSeen];
}

/** The width of an element in pixels; 0 until it is measured. */
export function useWidthOf(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
