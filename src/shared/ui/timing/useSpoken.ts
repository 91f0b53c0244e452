import { useEffect, useRef, useState } from 'react';

/** Progress is spoken at most this often, in milliseconds. */
const SPOKEN_MS = 5000;

/**
 * A text that changes often, as a screen reader hears it: every five seconds, and at once at the end.
 *
 * @param first what is heard before the first five seconds are over
 */
export function useSpoken(text: string, first = text, isAtEnd = false): string {
  const [spoken, setSpoken] = useState(first);
  const lastAt = useRef<number | null>(null);
  useEffect(() => {
    const now = Date.now();
    lastAt.current ??= now;
    const say = () => {
      lastAt.current = Date.now();
      setSpoken(text);
    };
    const timer = setTimeout(say, isAtEnd ? 0 : Math.max(0, lastAt.current + SPOKEN_MS - now));
    return () => clearTimeout(timer);
  }, [text, isAtEnd]);
  return spoken;
}
