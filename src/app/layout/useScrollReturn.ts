import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** After this time, in milliseconds, a page that is still shorter than it was has changed for good. */
const GIVE_UP_MS = 10_000;

/** Events that show that the user wants to scroll or act. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place, or as far as possible until the page is long enough, because lists are shorter while they load.
 *
 * @param onEnd called when the place is reached, or the user has moved elsewhere
 * @returns a function that stops trying
 */
function returnTo(place: number, onEnd: () => void): () => void {
  const observer = new ResizeObserver(tryIt);
  const timer = setTimeout(end, GIVE_UP_MS);

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) removeEventListener(move, end);
  }
  function end() {
    stop();
    onEnd();
  }
  function tryIt() {
    const farthest = document.documentElement.scrollHeight - innerHeight;
    // Also if the page stays shorter than it was, even by one line.
    document.documentElement.scrollTop = Math.min(place, farthest);
    if (farthest >= place) end();
  }

  observer.observe(document.body);
  for (const move of ownMoves) addEventListener(move, end, { passive: true });
  tryIt();
  return stop;
}

/**
 * Going back restores the scroll position of a page. The browser does that too, but only once, and only as far as the
 * page is long at that moment.
 */
export function useScrollReturn(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [places] = useState(() => new Map<string, number>());
  /** The page whose scrolling is recorded; null while one page replaces another. */
  const noted = useRef<string | null>(null);

  useEffect(() => {
    const note = () => {
      if (noted.current !== null) places.set(noted.current, scrollY);
    };
    const pause = () => {
      noted.current = null;
    };
    addEventListener('scroll', note, { passive: true });
    addEventListener('popstate', pause);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('popstate', pause);
    };
  }, [places]);

  useLayoutEffect(() => {
    const place = navigation === NavigationType.Pop ? places.get(key) : undefined;
    const begin = () => {
      noted.current = key;
    };
    noted.current = null;
    if (place !== undefined) return returnTo(place, begin);
    begin();
    return undefined;
  }, [key, navigation, places]);
}
