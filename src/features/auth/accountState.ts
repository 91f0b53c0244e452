import { matchPath } from 'react-router-dom';
import { paths, publicPaths } from '@/shared/paths';
import type { SessionState } from '@/shared/session/sessionSlice';
import { textAt } from '@/shared/session/sessionUser';
import type { ResetGrant } from './accountCalls';
import type { ProviderAccount } from './registration/registrationValues';

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
  const returnTo = textAt(state, 'returnTo');
  const [pathname = ''] = returnTo?.split(/[?#]/u) ?? [];
  return behindSignIn.some((path) => matchPath(path, pathname)) ? returnTo : undefined;
}

/**
 * Data that the account screens pass to one another. It is stored in the state of the history entry and never in an
 * address, because addresses end up in logs.
 */
export type Handed =
  /** To /registration: a provider's account that the service does not know yet. */
  | ProviderAccount
  /** To /registration itself, after the mail was sent. */
  | { readonly registered: string }
  /** To /codeVerification: what the code is for, and the code with which the mail can be sent again. */
  | { readonly purpose: CodePurpose; readonly mail: string; readonly resendCode?: string }
  /** To /resetPassword. */
  | ResetGrant
  /** To sign-in: what succeeded. */
  | { readonly notice: SignInNotice; readonly mail: string }
  | { readonly mail: string };

export type CodePurpose = 'reset' | 'verification';

const notices = ['verified', 'passwordChanged', 'newVersion'] as const;
export type SignInNotice = (typeof notices)[number];

/** State for the next screen: its own data, and the page that the user originally wanted to open. */
export function passOn(state: unknown, handed?: Handed): object {
  const returnTo = readReturnTo(state);
  return { ...handed, ...(returnTo !== undefined && { returnTo }) };
}

/** The notice above the sign-in form: what succeeded before, or why the user has to sign in again. */
export function readNotice(state: unknown): SignInNotice | undefined {
  const said = textAt(state, 'notice');
  return notices.find((notice) => notice === said);
}

/** The mail address typed on an earlier screen, or an empty string. */
export function readMail(state: unknown): string {
  return textAt(state, 'mail') ?? '';
}

/**
 * Whether the prerendered sign-in form matches the app's own exactly, so that React can hydrate it. A notice or a known mail
 * in the history entry's state would differ, because the build did not know them.
 */
export function isFirstSignIn(state: unknown): boolean {
  return readNotice(state) === undefined && readMail(state) === '';
}
