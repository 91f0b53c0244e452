import {
  type AccountInfo,
  type AuthenticationResult,
  BrowserUtils,
  EventType,
  PublicClientApplication,
} from '@azure/msal-browser';
import { addressOf } from '../../hosting/basePath';
import { accountOfClaims } from './claims';
import type { IdentityOutcome, SilentOutcome, TokenClient } from './identityProvider';
import { watchWindow } from './identityWindow';
import { writeMicrosoftSession } from './microsoftSession';
import { isForTheUser, isUnreachable, msalErrorCode, outcomeOfMsalError } from './msalErrors';

/** The scopes requested from Microsoft. */
const scopes = ['user.read', 'openid', 'profile', 'Calendars.Read', 'email'];

/** The page that returns the provider's answer (`src/app/redirect.html`), relative to the app's path. */
const REDIRECT_PAGE = 'src/app/redirect.html';

/** How long the window may stay open, in milliseconds: a second factor takes longer than the library's one minute. */
const WINDOW_TIMEOUT_MS = 600_000;

/** The assumed lifetime of a token without an expiry, in milliseconds. */
const USUAL_LIFETIME_MS = 3_600_000;

export interface MsalSettings {
  readonly clientId: string;
  readonly authority: string;
}

async function startLibrary({ clientId, authority }: MsalSettings): Promise<PublicClientApplication> {
  const app = new PublicClientApplication({
    auth: {
      clientId,
      authority,
      redirectUri: addressOf(REDIRECT_PAGE),
    },
    // Shared by all tabs, encrypted, and worthless after the browser was closed.
    cache: { cacheLocation: 'localStorage' },
    system: { popupBridgeTimeout: WINDOW_TIMEOUT_MS },
  });
  await app.initialize();
  return app;
}

/** The library does not notice that its window was closed; it only lets us cancel the wait. */
function cancelWhenClosed(app: PublicClientApplication): () => void {
  let stopWatching = () => {};
  const listener = app.addEventCallback(
    ({ payload }) => {
      if (!payload || !('popupWindow' in payload)) return;
      stopWatching = watchWindow(payload.popupWindow, () =>
        BrowserUtils.cancelPendingBridgeResponse(app.getLogger(), ''),
      );
    },
    [EventType.POPUP_OPENED],
  );
  return () => {
    stopWatching();
    if (listener !== null) app.removeEventCallback(listener);
  };
}

function expiryOfResult({ expiresOn }: AuthenticationResult): Date {
  return expiresOn ?? new Date(Date.now() + USUAL_LIFETIME_MS);
}

async function signIn(app: PublicClientApplication): Promise<IdentityOutcome> {
  const stop = cancelWhenClosed(app);
  try {
    const result = await app.loginPopup({
      scopes,
      prompt: 'select_account',
      // Clicking the button while a window is open starts again, because the first window may be hidden behind others.
      overrideInteractionInProgress: true,
    });
    writeMicrosoftSession({
      accessToken: result.accessToken,
      tenant: result.tenantId,
      expiresOn: expiryOfResult(result).toISOString(),
      mail: result.account.username,
    });
    const account = accountOfClaims('microsoft', result.account.localAccountId, result.idTokenClaims);
    return { kind: 'account', account: { ...account, mail: account.mail || result.account.username } };
  } catch (error) {
    return outcomeOfMsalError(error);
  } finally {
    stop();
  }
}

function isOf(mail: string): (account: AccountInfo) => boolean {
  return ({ username }) => username.toLowerCase() === mail.toLowerCase();
}

function warnOf(error: unknown): SilentOutcome {
  // oxlint-disable-next-line no-console -- R-2.42 asks for a warning
  console.warn(`no access token: ${msalErrorCode(error)}`);
  return { kind: 'none' };
}

async function acquireToken(app: PublicClientApplication, mail: string): Promise<SilentOutcome> {
  try {
    const account = app.getAllAccounts().find(isOf(mail));
    // After the browser was closed the library no longer knows the account, but Microsoft's own session may.
    const result = account
      ? await app.acquireTokenSilent({ scopes, account, forceRefresh: true })
      : await app.ssoSilent({ scopes, loginHint: mail });
    return {
      kind: 'granted',
      accessToken: result.accessToken,
      tenant: result.tenantId,
      expiresOn: expiryOfResult(result),
    };
  } catch (error) {
    if (isForTheUser(error)) throw error;
    const outcome = warnOf(error);
    return isUnreachable(error) ? { kind: 'unreachable' } : outcome;
  }
}

/** The client when the library cannot start, for example on a page that was not served securely. */
function brokenClient(error: unknown): TokenClient {
  return { signIn: async () => outcomeOfMsalError(error), acquireToken: async () => warnOf(error) };
}

/** Sign-in with Microsoft by MSAL: popup, silent sign-in with the stored mail as hint, silent tokens. */
export async function createMsalClient(settings: MsalSettings): Promise<TokenClient> {
  try {
    const app = await startLibrary(settings);
    return {
      signIn: async () => signIn(app),
      acquireToken: async (mail) => acquireToken(app, mail),
      forget: () => void app.clearCache().catch(() => undefined),
    };
  } catch (error) {
    return brokenClient(error);
  }
}
