import { readReturnTo } from '@/shared/sign-in/returnTo';
import { textAt } from '@/shared/session/sessionUser';
import type { ResetGrant } from './accountCalls';

/**
 * What the account screens hand to one another. It travels in the history entry's state and never in an address,
 * which would stand in logs.
 */
export type Handed =
  /** To /registration: the account of a provider that the service does not know yet (section 2). */
  | {
      readonly provider: 'microsoft' | 'google';
      readonly providerId: string;
      readonly mail: string;
      readonly givenName: string;
      readonly surname: string;
    }
  /** To /registration itself, once the mail is sent. */
  | { readonly registered: string }
  /** To /codeVerification: what the code is for, and the code with which its mail can be sent again. */
  | { readonly purpose: CodePurpose; readonly mail: string; readonly resendCode?: string }
  /** To /resetPassword (section 2: user id, code and mail). */
  | ResetGrant
  /** To sign-in: what went well. */
  | { readonly notice: SignInNotice; readonly mail: string }
  | { readonly mail: string };

export type CodePurpose = 'reset' | 'verification';

const notices = ['verified', 'passwordChanged', 'newVersion'] as const;
export type SignInNotice = (typeof notices)[number];

/** State for the next screen: its own data, and where the user wanted to go before all this. */
export function passOn(state: unknown, handed?: Handed): object {
  const returnTo = readReturnTo(state);
  return { ...handed, ...(returnTo !== undefined && { returnTo }) };
}

/** The notice that the sign-in form shows: what succeeded before it, or why the user has to sign in again. */
export function readNotice(state: unknown): SignInNotice | undefined {
  const said = textAt(state, 'notice');
  return notices.find((notice) => notice === said);
}

/** The mail that the user has typed before, empty without one. */
export function readMail(state: unknown): string {
  return textAt(state, 'mail') ?? '';
}
