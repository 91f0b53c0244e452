import { matchPath } from 'react-router-dom';
import { paths, publicPaths } from '../paths';
import type { SessionState } from '../session/sessionSlice';

/**
 * The page that a user wanted before signing in, in the state of the history entry, so that a deep link survives
 * signing in.
 */
export function returnState(location: { pathname: string; search: string; hash: string }): {
  returnTo: string;
} {
  return { returnTo: location.pathname + location.search + location.hash };
}

/**
 * The state that the guard passes to the sign-in form: the way back, unless the user signed out, and whether a new
 * version ended the session.
 */
export function signInState(
  location: Parameters<typeof returnState>[0],
  session: SessionState,
): object | null {
  const cause = session.status === 'signedOut' ? session.cause : undefined;
  if (cause === 'user') return null;
  return { ...returnState(location), ...(cause === 'newVersion' && { notice: 'newVersion' }) };
}

/** Signing in never leads back to a screen for users without a session. */
const behindSignIn = Object.values(paths).filter((path) => path !== paths.signIn && !publicPaths.has(path));

/** The address to return to; only a route that needs a session is accepted, whatever the state contains. */
export function readReturnTo(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  const { returnTo } = state;
  if (typeof returnTo !== 'string') return undefined;
  const [pathname = ''] = returnTo.split(/[?#]/u);
  return behindSignIn.some((path) => matchPath(path, pathname)) ? returnTo : undefined;
}
