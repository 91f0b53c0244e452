import type { AccountHolder } from './microsoftSession';

/** The two identity providers, as the service knows them. */
export type IdentityProviderId = 'microsoft' | 'google';

/** The account of a provider. Fields that the provider did not send are empty. */
export interface IdentityAccount {
  readonly oAuthProvider: IdentityProviderId;
  /** Microsoft's `localAccountId`, Google's `sub`. */
  readonly oAuthId: string;
  readonly mail: string;
  readonly givenName: string;
  readonly surname: string;
}

/**
 * How a visit to the provider ended; never thrown. No case contains a token.
 *
 * - `cancelled`: the user closed the window or went back.
 * - `popup-blocked`: the browser did not open the window.
 * - `refused`: the user did not consent, or is not allowed to.
 * - `failed`: the provider could not be reached (`network`), its answer does not belong to our request (`state`), or
 * something else. `code` is a short word for the log.
 */
export type IdentityOutcome =
  | { readonly kind: 'account'; readonly account: IdentityAccount }
  | { readonly kind: 'cancelled' | 'popup-blocked' | 'refused' }
  | { readonly kind: 'failed'; readonly reason: 'network' | 'state' | 'other'; readonly code: string };

/** A way to sign in with the account of a provider. */
export interface IdentityProvider extends AccountHolder {
  readonly id: IdentityProviderId;
  /** Whether it is configured; otherwise it is not shown. */
  readonly isOffered: boolean;
  /** Whether made-up accounts of the reference service replace the provider. */
  readonly isDemonstration: boolean;
  /**
   * Loads the app's own files for signing in, without any request to the provider. It is called when a user is about to
   * choose the provider, so that its window opens within the click: browsers block windows that open later.
   */
  prepare(): void;
  /** Opens the provider's window. A second call replaces one that is under way. */
  signIn(): Promise<IdentityOutcome>;
}

/** The part of a provider that is loaded when it is used. */
export interface IdentityClient {
  signIn(): Promise<IdentityOutcome>;
  /** Removes accounts that its library keeps in memory, if there are any. */
  forget?(): void;
}

/**
 * The result of a silent request for an access token: a token; no answer (`unreachable`, to be tried again); or none,
 * for a reason in the log.
 */
export type SilentOutcome =
  | {
      readonly kind: 'granted';
      readonly accessToken: string;
      readonly tenant: string;
      readonly expiresOn: Date;
    }
  | { readonly kind: 'unreachable' | 'none' };

/** A provider whose access token is stored and renewed: Microsoft, or its demonstration. */
export interface TokenClient extends IdentityClient {
  /**
   * Asks for a new access token without a window.
   *
   * @param mail the stored mail, as a hint to the account
   * @throws errors that only the user can resolve
   */
  acquireToken(mail: string): Promise<SilentOutcome>;
}
