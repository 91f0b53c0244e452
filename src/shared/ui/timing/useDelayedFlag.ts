import { useEffect, useState } from 'react';

/** True once `active` has lasted for `ms` milliseconds; false as soon as it ends. */
export function useDelayedFlag(active: boolean, ms: number): boolean {
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
