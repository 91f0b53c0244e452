import { type FirstScreen, firstScreenAt } from '@/shared/first-screen/firstScreen';
import { readLocal, tokenKey } from '@/shared/storage/localStore';

/** Whether this device has a session; whether it is still good is for the app to ask. */
export function hasStoredSession(): boolean {
  return readLocal(tokenKey) !== null;
}

/** What the page shows of itself before the app is there. */
export function screenHere(): FirstScreen | undefined {
  return firstScreenAt(location.pathname, hasStoredSession());
}
