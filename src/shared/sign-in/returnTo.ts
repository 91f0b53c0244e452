/**
 * Where somebody wanted to go before they had to sign in, carried in the history entry's state: a deep link survives
 * signing in.
 */
export function returnState(location: { pathname: string; search: string; hash: string }): {
  returnTo: string;
} {
  return { returnTo: location.pathname + location.search + location.hash };
}

/** The path to return to; only one within this app, whatever was put into the state. */
export function readReturnTo(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  const { returnTo } = state;
  return typeof returnTo === 'string' && /^\/(?![/\\])/u.test(returnTo) ? returnTo : undefined;
}
