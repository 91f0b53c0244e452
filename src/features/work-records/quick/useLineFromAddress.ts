import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QUICK_LINE } from '@/shared/paths';

/** Takes a line that somebody typed elsewhere, such as in the search bar, out of the address (`/work?line=…`). */
export function useLineFromAddress(take: (line: string) => void): void {
  const [params, setParams] = useSearchParams();
  const line = params.get(QUICK_LINE);
  const takeLine = useEffectEvent((typed: string) => {
    setParams(
      (before) => {
        before.delete(QUICK_LINE);
        return before;
      },
      { replace: true },
    );
    take(typed);
  });

  useEffect(() => {
    if (line !== null) takeLine(line);
  }, [line]);
}
