import type { AccountHolder } from './accountMemory';

/** The two identity providers of section 1, as the service knows them. */
export type IdentityProviderId = 'microsoft' | 'google';

/** Whose account it is. What the provider did not say is empty. */
export interface IdentityAccount {
  readonly oAuthProvider: IdentityProviderId;
  /** Microsoft's `localAccountId`, Google's `sub` (contract, "Sign-in by provider"). */
  readonly oAuthId: string;
  readonly mail: string;
  readonly givenName: string;
  readonly surname: string;
}

/**
 * How a visit to the provider ended; never thrown. No case carries a token.
 *
 * - `cancelled`: the user closed the window or went back.
 * - `popup-blocked`: the browser did not open it.
 * - `refused`: the user did not consent, or may not.
 * - `failed`: the provider could not be reached (`network`), its answer does not belong to our question (`state`), or
 *   something else. `code` is a short word for the log.
 */
export type IdentityOutcome =
  | { readonly kind: 'account'; readonly account: IdentityAccount }
  | { readonly kind: 'cancelled' | 'popup-blocked' | 'refused' }
  | { readonly kind: 'failed'; readonly reason: 'network' | 'state' | 'other'; readonly code: string };

/** A way to sign in with somebody else's account. */
export interface IdentityProvider extends AccountHolder {
  readonly id: IdentityProviderId;
  /** Whether it is set up; one that is not does not appear. */
  readonly isOffered: boolean;
  /** Whether made-up accounts of the reference service take the provider's place. */
  readonly isDemonstration: boolean;
  /**
   * Fetches what signing in needs of the app's own files; nothing is asked of the provider yet. Called when a user is about to choose the provider, so that its window opens
   * within the click: browsers block windows that come later.
   */
  prepare(): void;
  /** Opens the provider's window. A second call takes the place of one that is under way. */
  signIn(): Promise<IdentityOutcome>;
}

/** The part of a provider that is loaded when it is used. */
export interface IdentityClient {
  signIn(): Promise<IdentityOutcome>;
  /** Forgets what its library keeps of accounts in memory, where it keeps any. */
  forget?(): void;
}

/**
 * What a silent request for an access token can bring: a token; nobody answered (`unreachable`, to be tried again);
 * or none, for a reason that stands in the log.
 */
export type SilentOutcome =
  | {
      readonly kind: 'granted';
      readonly accessToken: string;
      readonly tenant: string;
      readonly expiresOn: Date;
    }
  | { readonly kind: 'unreachable' | 'none' };

/** A provider whose access token is kept and renewed: Microsoft, or its demonstration. */
export interface TokenClient extends IdentityClient {
  /**
   * Asks for a new access token without a window.
   *
   * @param mail the stored mail, as a hint whose token is meant
   * @throws what only the user can resolve (section 8, "Silent token errors")
   */
  acquireToken(mail: string): Promise<SilentOutcome>;
}
