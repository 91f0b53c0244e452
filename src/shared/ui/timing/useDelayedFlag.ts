import { useEffect, useState } from 'react';

/** A shorter wait is not worth showing, in milliseconds. */
const NOTICEABLE_MS = 200;

/** True once `active` has lasted for `ms` milliseconds; false as soon as it ends. */
export function useDelayedFlag(active: boolean, ms = NOTICEABLE_MS): boolean {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setIsDue(true), ms);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [active, ms]);

  return active && isDue;
}
