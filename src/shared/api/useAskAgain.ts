import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppSelector, useExtra } from '../store/hooks';
import { useDelayedFlag } from '../ui/useDelayedFlag';
import { isOnline } from '../ui/useIsOnline';
import { isApiError, isPassing } from './apiError';
import { selectAgedAt, selectIsConnectionLost } from './connectionSlice';
import { keptAtOf } from './keptAnswers';

/** A view that lacks the service's present answer asks for it again after this time, in milliseconds. */
export const ASK_AGAIN_MS = 5000;

/** A newer answer that comes sooner than this, in milliseconds, makes a mark with the old one's age flicker. */
const NOTICEABLE_MS = 200;

/** What RTK Query says of a query, as far as it matters here. */
export interface AskedQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  /** When the answer came, in milliseconds. */
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

/** Nobody looks at a hidden tab, and without a network there is nobody to ask. */
function canAsk(): boolean {
  return isOnline() && document.visibilityState !== 'hidden';
}

/**
 * Asks a query again by itself, for as long as it is on the screen and has no present answer: it could not reach the
 * service, or what was kept stands in. At most every five seconds, not while the tab is hidden, the device is offline
 * or a deletion can still be undone (its row would come back); once that has passed, at once. An answer from before the
 * connection broke is asked for again as soon as it is back, and so is one that has aged otherwise (see `ageWatch.ts`).
 *
 * @returns when the service gave what is shown, in milliseconds, where that may be out of date
 */
export function useAskAgain({
  data,
  error,
  isFetching,
  fulfilledTimeStamp,
  refetch,
}: AskedQuery): number | undefined {
  const { heldBack } = useExtra();
  const agedAt = useAppSelector(selectAgedAt);
  const isLost = useAppSelector(selectIsConnectionLost);
  const keptAt = keptAtOf(data);
  const isAged = data !== undefined && fulfilledTimeStamp !== undefined && fulfilledTimeStamp < agedAt;
  const hasFailed = error !== undefined && error !== null;
  const isLacking = (isApiError(error) && isPassing(error)) || keptAt !== undefined;
  const isWaiting = isLacking && !isFetching;
  // Who could not be reached is asked no more often because the answer before that is old.
  const agedSince = isAged && !isLacking && !hasFailed && !isFetching && !isLost ? agedAt : null;
  /** Once for each time: a clock that was set back must not make it ask without end. */
  const askedFor = useRef(0);
  const askIfPossible = useEffectEvent(() => {
    if (!canAsk() || heldBack.hasAny()) return false;
    void refetch();
    return true;
  });

  useEffect(() => {
    if (!isWaiting && (agedSince === null || agedSince === askedFor.current)) return undefined;
    let isDue = agedSince !== null;
    const askWhenDue = () => {
      if (!isDue || !askIfPossible()) return;
      isDue = false;
      if (agedSince !== null) askedFor.current = agedSince;
    };
    const timer = setInterval(() => {
      isDue ||= agedSince === null;
      askWhenDue();
    }, ASK_AGAIN_MS);
    addEventListener('online', askWhenDue);
    document.addEventListener('visibilitychange', askWhenDue);
    askWhenDue();
    return () => {
      clearInterval(timer);
      removeEventListener('online', askWhenDue);
      document.removeEventListener('visibilitychange', askWhenDue);
    };
  }, [isWaiting, agedSince]);

  const isAgeNoticeable = useDelayedFlag(isAged, NOTICEABLE_MS);
  return keptAt ?? (isAged && isAgeNoticeable ? fulfilledTimeStamp : undefined);
}
