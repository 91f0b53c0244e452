import { useEffect, useState } from 'react';

/** The value once it has stayed the same for `ms` milliseconds; the first one at once. Compared as text. */
export function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);

  return settled;
}
