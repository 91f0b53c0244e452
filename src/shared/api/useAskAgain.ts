import { useEffect, useEffectEvent } from 'react';
import { useExtra } from '../store/hooks';
import { isOnline } from '../ui/useIsOnline';
import { isApiError, isPassing } from './apiError';
import { keptAtOf } from './keptAnswers';

/** A view that lacks the service's present answer asks for it again after this time, in milliseconds. */
export const ASK_AGAIN_MS = 5000;

/** What RTK Query says of a query, as far as it matters here. */
interface AskedQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Nobody looks at a hidden tab, and without a network there is nobody to ask. */
function canAsk(): boolean {
  return isOnline() && document.visibilityState !== 'hidden';
}

/**
 * Asks a query again by itself, for as long as it is on the screen and has no present answer: it could not reach the
 * service, or what was kept stands in. At most every five seconds, not while the tab is hidden, the device is offline
 * or a deletion can still be undone (its row would come back); once that has passed, at once.
 */
export function useAskAgain({ data, error, isFetching, refetch }: AskedQuery): void {
  const isLacking = (isApiError(error) && isPassing(error)) || keptAtOf(data) !== undefined;
  const isWaiting = isLacking && !isFetching;
  const { heldBack } = useExtra();
  const askIfPossible = useEffectEvent(() => {
    if (!canAsk() || heldBack.hasAny()) return false;
    void refetch();
    return true;
  });

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isDue = false;
    const askWhenDue = () => {
      if (isDue && askIfPossible()) isDue = false;
    };
    const timer = setInterval(() => {
      isDue = true;
      askWhenDue();
    }, ASK_AGAIN_MS);
    addEventListener('online', askWhenDue);
    document.addEventListener('visibilitychange', askWhenDue);
    return () => {
      clearInterval(timer);
      removeEventListener('online', askWhenDue);
      document.removeEventListener('visibilitychange', askWhenDue);
    };
  }, [isWaiting]);
}
