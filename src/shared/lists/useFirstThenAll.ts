import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * A long list that a screen opens with: its first entries are rendered with the screen, which is painted sooner by that,
 * and the others right after it. On the way back all of them are rendered at once, because the browser can return to its
 * place only on a page as long as the one that was left.
 *
 * @param first how many entries a high screen shows before anybody has scrolled
 */
export function useFirstThenAll<Entry>(entries: readonly Entry[], first: number): readonly Entry[] {
  const isBack = useNavigationType() === NavigationType.Pop;
  const isWhole = useDeferredValue(true, isBack || entries.length <= first);
  return isWhole ? entries : entries.slice(0, first);
}
