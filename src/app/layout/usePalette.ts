import { type ComponentType, useEffect, useState } from 'react';
import type { PaletteProps } from './palette';

type PaletteState =
  | { readonly kind: 'waiting' | 'unavailable' }
  | { readonly kind: 'ready'; readonly Palette: ComponentType<PaletteProps> };

/**
 * What stands below the search bar, fetched when it is first wanted. Not by React's `lazy`, which would keep a failure
 * for good: without a connection it says so, and what is typed next tries again.
 *
 * @param isWanted the bar has the focus
 * @param text what is typed
 */
export function usePalette(isWanted: boolean, text: string): PaletteState {
  const [state, setState] = useState<PaletteState>({ kind: 'waiting' });
  const isReady = state.kind === 'ready';

  useEffect(() => {
    if (!isWanted || isReady) return undefined;
    let isCurrent = true;
    import('./palette')
      .then(async ({ loadPalette }) => loadPalette())
      .then(
        (Palette) => isCurrent && setState({ kind: 'ready', Palette }),
        () => isCurrent && setState({ kind: 'unavailable' }),
      );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another letter is another attempt
  }, [isWanted, isReady, text]);

  return state;
}
