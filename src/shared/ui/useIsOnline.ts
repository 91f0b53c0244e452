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

/** The first screen is rendered by the build, for who has a network. */
const isOnlineInBuild = () => true;

/** Whether the device has a network; who uses it renders again when that changes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, isOnlineInBuild);
}
