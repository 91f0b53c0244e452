import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * A long list on a screen that opens: its first entries are rendered with the screen, so that it is painted sooner, and
 * the others right after. On the way back all of them are rendered at once, because the browser can restore the scroll
 * position only on a page of the same length.
 *
 * @param first how many entries a tall screen shows without scrolling
 */
export function useFirstThenAll<Entry>(entries: readonly Entry[], first: number): readonly Entry[] {
  const isBack = useNavigationType() === NavigationType.Pop;
  const isWhole = useDeferredValue(true, isBack || entries.length <= first);
  return isWhole ? entries : entries.slice(0, first);
}
