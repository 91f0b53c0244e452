import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the device has a network, as far as the browser knows. For handlers; components use `useIsOnline`. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** The build renders the first screen as if there were a network. */
const isOnlineInBuild = () => true;

/** Whether the device has a network; components that use it render again when that changes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, isOnlineInBuild);
}
