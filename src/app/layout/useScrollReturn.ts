import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A page that is not as long as it was by then has become another one, in milliseconds. */
const GIVE_UP_MS = 10_000;

/** What a user does who does not want to be taken anywhere any more. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place, or as far as the page goes until it is long enough: lists are shorter while they are on their way.
 *
 * @param onEnd it was reached, or the user went elsewhere
 * @returns stops trying
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
    // Also where it stays shorter than it was, if only by a line.
    document.documentElement.scrollTop = Math.min(place, farthest);
    if (farthest >= place) end();
  }

  observer.observe(document.body);
  for (const move of ownMoves) addEventListener(move, end, { passive: true });
  tryIt();
  return stop;
}

/**
 * On the way back a page is where it was left. The browser does that too, but only once, and only as far as the page is
 * long by then.
 */
export function useScrollReturn(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [places] = useState(() => new Map<string, number>());
  /** Whose scrolling is noted; nobody's while one page gives way to another. */
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
