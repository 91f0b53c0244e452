import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QUICK_LINE, QUICK_LINE_DIALOG } from '@/shared/paths';

/**
 * Takes a line that somebody typed elsewhere, such as in the search bar, out of the address (`/work?line=…`).
 *
 * @param take gets the line, and whether it goes on to the dialog (`&dialog`)
 */
export function useLineFromAddress(take: (line: string, goesToDialog: boolean) => void): void {
  const [params, setParams] = useSearchParams();
  const line = params.get(QUICK_LINE);
  const takeLine = useEffectEvent((typed: string) => {
    setParams(
      (before) => {
        before.delete(QUICK_LINE);
        before.delete(QUICK_LINE_DIALOG);
        return before;
      },
      { replace: true },
    );
    take(typed, params.has(QUICK_LINE_DIALOG));
  });

  useEffect(() => {
    if (line !== null) takeLine(line);
  }, [line]);
}
