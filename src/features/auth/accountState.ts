import { readReturnTo } from '@/shared/sign-in/returnTo';
import { textAt } from '@/shared/session/sessionUser';
import type { ResetGrant } from './accountCalls';

/**
 * Data that the account screens pass to one another. It is stored in the state of the history entry and never in an
 * address, because addresses end up in logs.
 */
export type Handed =
  /** To /registration: a provider's account that the service does not know yet. */
  | {
      readonly provider: 'microsoft' | 'google';
      readonly providerId: string;
      readonly mail: string;
      readonly givenName: string;
      readonly surname: string;
    }
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
