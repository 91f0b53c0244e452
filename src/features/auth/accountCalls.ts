import type { ApiError } from '@/shared/api/apiError';
import { type CallResult, send } from '@/shared/api/httpClient';
import { fieldOf, textAt } from '@/shared/session/sessionUser';

/** The public calls of registration, verification and reset. */

/** The data of a registration, by password or with an account of an identity provider. */
export interface Registration {
  readonly provider: 'custom' | 'microsoft' | 'google';
  /** The account's id at its provider; null for a registration by password. */
  readonly providerId: string | null;
  readonly mail: string;
  /** Optional; empty if there is none. */
  readonly phone: string;
  readonly givenName: string;
  readonly surname: string;
  /** Null if registering with a provider's account. */
  readonly password: string | null;
  readonly username: string;
}

/** The outcome of a registration; `taken` names the field if the service's message does. */
export type RegistrationOutcome =
  | { readonly kind: 'registered' }
  | { readonly kind: 'taken'; readonly field: 'username' | 'mail' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Whether a user name is free; `unchecked`: the service gave no verdict and will decide when the form is sent. */
export type UsernameVerdict =
  | { readonly kind: 'free' | 'taken' }
  | { readonly kind: 'unchecked'; readonly error: ApiError };

/** Phrases with which services say that a name is taken. */
const TAKEN = [
  /(?<!not )\btaken\b|(?<!\bno .*)\bexists\b|already|in use|not (?:available|free)|unavailable/iu,
  /vergeben|belegt|existiert(?! nicht)|nicht (?:frei|verfügbar)/iu,
];
const saysTaken = (message = '') => TAKEN.some((phrase) => phrase.test(message));

const isTrue = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true';

function errorOf(result: CallResult): ApiError | undefined {
  return 'error' in result ? result.error : undefined;
}

/**
 * Asks whether a user name is free. It is taken if the answer is `{available: false}`, a 409, or has a message
 * that says so.
 */
export async function checkUsername(username: string, signal?: AbortSignal): Promise<UsernameVerdict> {
  const body = { attribute: 'username', value: username };
  const call = { method: 'PUT', url: '/auth/register/', body, isPublic: true } as const;
  const result = await send({ ...call, ...(signal && { signal }) });
  if ('error' in result) {
    const { error } = result;
    const isTaken = error.kind === 'conflict' || ('message' in error && saysTaken(error.message));
    return isTaken ? { kind: 'taken' } : { kind: 'unchecked', error };
  }
  const available = fieldOf(result.data, 'available');
  const message = textAt(result.data, 'message');
  if (available !== undefined && available !== null) return { kind: isTrue(available) ? 'free' : 'taken' };
  if (message === undefined) return { kind: 'unchecked', error: { kind: 'contract', path: 'available' } };
  return { kind: saysTaken(message) ? 'taken' : 'free' };
}

/** The field that a 409 is about, if its message names exactly one. */
function fieldNamedIn(message: string | undefined): 'username' | 'mail' | undefined {
  const isUsername = /user ?name|benutzername/iu.test(message ?? '');
  const isMail = /mail/iu.test(message ?? '');
  if (isUsername === isMail) return undefined;
  return isUsername ? 'username' : 'mail';
}

/** Registers a user; the service then sends a mail with a code. */
export async function register(registration: Registration): Promise<RegistrationOutcome> {
  const { provider, providerId, mail, phone, givenName, surname, password, username } = registration;
  const error = errorOf(
    await send({
      method: 'POST',
      url: '/auth/register/',
      body: {
        guid: null,
        oAuthId: providerId,
        oAuthProvider: provider,
        mail,
        phone: phone || null,
        givenname: givenName,
        surname,
        password,
        username,
      },
      isPublic: true,
      isLogged: true,
    }),
  );
  if (!error) return { kind: 'registered' };
  const field = error.kind === 'conflict' ? fieldNamedIn(error.message) : undefined;
  return field ? { kind: 'taken', field } : { kind: 'failed', error };
}

/**
 * Posts a verification code. With the code from a sign-in answer the service sends the verification mail again; with
 * the code from that mail it confirms the address.
 */
export async function postVerification(mail: string, code: string): Promise<ApiError | undefined> {
  const body = { verificationCode: code, verificationMail: mail };
  return errorOf(await send({ method: 'POST', url: '/auth/verification/', body, isPublic: true }));
}

const resetUrl = (mail: string) => `/auth/reset/${encodeURIComponent(mail)}`;

/** Asks the service to mail a code for setting a new password. */
export async function requestReset(mail: string): Promise<ApiError | undefined> {
  return errorOf(await send({ method: 'GET', url: resetUrl(mail), isPublic: true }));
}

/** Returns the guid of the account with this mail address if the code is the one that was sent there. */
export async function checkResetCode(
  mail: string,
  code: string,
): Promise<{ readonly guid: string } | { readonly error: ApiError }> {
  const result = await send({ method: 'POST', url: resetUrl(mail), body: { token: code }, isPublic: true });
  if ('error' in result) return result;
  const guid = textAt(result.data, 'guid');
  return guid ? { guid } : { error: { kind: 'contract', path: 'guid' } };
}

/** The data that the new-password screen needs. */
export interface ResetGrant {
  readonly userId: string;
  readonly code: string;
  readonly mail: string;
}

/** Sets the new password. */
export async function setPassword(grant: ResetGrant, password: string): Promise<ApiError | undefined> {
  const body = { guid: grant.userId, token: grant.code, password };
  return errorOf(await send({ method: 'PATCH', url: resetUrl(grant.mail), body, isPublic: true }));
}
