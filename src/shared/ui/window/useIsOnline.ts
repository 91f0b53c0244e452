import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** While the browser reports no network, only one of so many repetitions is carried out. */
const SLOWER = 6;

/**
 * Whether the device has a network, as far as the browser knows, which may be wrong either way: it chooses words and
 * pace, but whether the service answers is found out by a call. For handlers; components use `useIsOnline`.
 */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** The build renders the first screen as if there were a network. */
const isOnlineInBuild = () => true;

/** Whether the device has a network; components that use it render again when that changes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, isOnlineInBuild);
}

/**
 * Acts at intervals, and says each time whether to ask the service: more rarely while the browser reports no network.
 *
 * @returns a function that stops it
 */
export function atIntervals(everyMs: number, act: (isTimeToAsk: boolean) => void): () => void {
  let count = 0;
  const timer = setInterval(() => {
    act(isOnline() || count % SLOWER === 0);
    count += 1;
  }, everyMs);
  return () => clearInterval(timer);
}
