import { type FirstScreen, firstScreenAt } from '@/shared/first-screen/firstScreen';
import { readLocal, tokenKey } from '@/shared/storage/localStore';

/** Whether this device has a session; only the app can check whether it is still valid. */
export function hasStoredSession(): boolean {
  return readLocal(tokenKey) !== null;
}

/** The screen that the page shows before the app is loaded. */
export function screenHere(): FirstScreen | undefined {
  return firstScreenAt(location.pathname, hasStoredSession());
}
