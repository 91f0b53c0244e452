import { useEffect, useEffectEvent, useRef } from 'react';
import { ASK_AGAIN_MS } from '@/domain/limits';
import { useAppSelector, useExtra } from '../store/hooks';
import { useDelayedFlag } from '../ui/timing/useDelayedFlag';
import { atIntervals } from '../ui/window/useIsOnline';
import { isPassing, pauseAfter } from './apiError';
import { selectAgedAt, selectIsConnectionLost } from './connectionSlice';
import { keptAtOf } from './keptAnswers';

/** The part of an RTK Query result that is used here. */
export interface AskedQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  /** Nothing is asked for at the moment; RTK Query keeps the data of before. */
  readonly isUninitialized?: boolean;
  /** When the last answer was asked for, in milliseconds. */
  readonly startedTimeStamp?: number | undefined;
  /** When the answer came, in milliseconds. */
  readonly fulfilledTimeStamp?: number | undefined;
  /** When the kept answer came, if it is not part of the data. */
  readonly keptAt?: number | undefined;
  readonly refetch: () => unknown;
}

/** Whether what the device kept is shown until the first answer comes. */
export const isFirstAnswerDue = ({
  data,
  isFetching,
  fulfilledTimeStamp,
}: Pick<AskedQuery, 'data' | 'fulfilledTimeStamp' | 'isFetching'>) =>
  isFetching && fulfilledTimeStamp === undefined && keptAtOf(data) !== undefined;

/** Several queries for a view that shows all of them as one, which is as old as the oldest. */
export function queriesAsOne(...all: readonly AskedQuery[]) {
  const queries = all.filter(({ isUninitialized }) => isUninitialized !== true);
  const oldest = (times: readonly number[]) => (times.length > 0 ? Math.min(...times) : undefined);
  return {
    error: queries.find(({ error }) => error !== undefined)?.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    startedTimeStamp: oldest(queries.flatMap(({ startedTimeStamp }) => startedTimeStamp ?? [])),
    fulfilledTimeStamp: oldest(queries.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? [])),
    keptAt: oldest(queries.flatMap(({ data, keptAt = keptAtOf(data) }) => keptAt ?? [])),
    refetch: () => {
      for (const { refetch } of queries) void refetch();
    },
  };
}

/**
 * Repeats a query while it is on the screen and has no current answer: the service could not be reached, or a kept
 * answer is shown. At most every five seconds, and not while the tab is hidden or a deletion can still be undone (its row
 * would come back); once that has passed, immediately. An answer from before the connection broke is fetched again as
 * soon as it is back, and so is one that is outdated for another reason (see `ageWatch.ts`).
 *
 * @returns when the service gave the data on the screen, in milliseconds, if it may be out of date
 */
export function useAskAgain({
  data,
  error,
  isFetching,
  isUninitialized = false,
  startedTimeStamp,
  fulfilledTimeStamp,
  keptAt = keptAtOf(data),
  refetch,
}: AskedQuery): number | undefined {
  const { heldBack } = useExtra();
  const agedAt = useAppSelector(selectAgedAt);
  const isLost = useAppSelector(selectIsConnectionLost);
  // An answer that was on its way when something changed may be from before the change.
  const asOf = isFetching ? fulfilledTimeStamp : (startedTimeStamp ?? fulfilledTimeStamp);
  const isAged = data !== undefined && asOf !== undefined && asOf < agedAt;
  const hasFailed = error !== undefined && error !== null;
  const isLacking = isPassing(error) || keptAt !== undefined;
  const pauseMs = pauseAfter(error, ASK_AGAIN_MS);
  const isWaiting = isLacking && !isFetching && !isUninitialized;
  // After a failure, an old answer is no reason to ask more often.
  const agedSince = isAged && !isLacking && !hasFailed && !isFetching && !isLost ? agedAt : null;
  /** Asks once for each moment: if the clock was set back, it must not ask forever. */
  const askedFor = useRef(0);
  const askIfPossible = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' || heldBack.hasAny()) return false;
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
    const stop = atIntervals(pauseMs, (isTimeToAsk) => {
      isDue ||= agedSince === null;
      if (isTimeToAsk) askWhenDue();
    });
    addEventListener('online', askWhenDue);
    document.addEventListener('visibilitychange', askWhenDue);
    // RTK Query's `refetch` throws until the component with the query has subscribed. That component may be a parent, whose
    // effects React runs after this one.
    queueMicrotask(askWhenDue);
    return () => {
      isDue = false;
      stop();
      removeEventListener('online', askWhenDue);
      document.removeEventListener('visibilitychange', askWhenDue);
    };
  }, [isWaiting, agedSince, pauseMs]);

  const isBeforeAnswer = isFirstAnswerDue({ data, isFetching, fulfilledTimeStamp });
  const isNoticeable = useDelayedFlag(isAged || isBeforeAnswer);
  if (isBeforeAnswer) return isNoticeable ? keptAt : undefined;
  return keptAt ?? (isAged && isNoticeable ? fulfilledTimeStamp : undefined);
}
