import { useEffect, useEffectEvent, useState } from 'react';

/** Progress is spoken at most this often, in milliseconds. */
const SPOKEN_MS = 5000;

/** A text that changes often, as a screen reader hears it: every five seconds. */
export function useSpoken(text: string): string {
  const [spoken, setSpoken] = useState(text);
  const speak = useEffectEvent(() => setSpoken(text));
  useEffect(() => {
    const timer = setInterval(() => speak(), SPOKEN_MS);
    return () => clearInterval(timer);
  }, []);
  return spoken;
}
