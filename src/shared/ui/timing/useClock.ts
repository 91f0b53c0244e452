import { useSyncExternalStore } from 'react';
import { localDay } from '@/domain/time/period';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function notify(): void {
  for (const listener of listeners) listener();
}

function scheduleTick(): void {
  timer = setTimeout(
    () => {
      scheduleTick();
      notify();
    },
    SECOND_MS - (Date.now() % SECOND_MS),
  );
}

/** One timer for all components that show the time. A tab that comes back after hours shows the right time at once. */
function subscribe(onTick: () => void): () => void {
  if (listeners.size === 0) {
    scheduleTick();
    document.addEventListener('visibilitychange', notify);
  }
  listeners.add(onTick);
  return () => {
    listeners.delete(onTick);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

const readSecond = () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;
const readMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const readToday = () => localDay(new Date());

/** The start of the current second, in milliseconds since 1970; components that use it render each second. */
export const useSecond = () => useSyncExternalStore(subscribe, readSecond);

/** The start of the current minute, in milliseconds since 1970. */
export const useMinute = () => useSyncExternalStore(subscribe, readMinute);

/** Today's date on the user's own clock; it changes at midnight. */
export const useToday = () => useSyncExternalStore(subscribe, readToday);

/** A value that is read again each second; components that use it render again when it changes. */
export const useEverySecond = <Value>(read: () => Value) => useSyncExternalStore(subscribe, read);
