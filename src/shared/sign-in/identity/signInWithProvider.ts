import { waitEnded, waitStarted } from '../../store/spinnerSlice';
import type { AppThunk } from '../../store/store';
import { type SignInOutcome, signIn } from '../sessionCommands';
import type { IdentityAccount, IdentityOutcome, IdentityProvider } from './identityProvider';
import { clearMicrosoftSession } from './microsoftSession';

/** How signing in by a provider ended: with an account and what the service said to it, or before that. */
export type ProviderSignIn =
  | { readonly kind: 'answered'; readonly account: IdentityAccount; readonly outcome: SignInOutcome }
  | Exclude<IdentityOutcome, { kind: 'account' }>;

/**
 * Signs in with a provider's account (section 1): the provider says whose it is, the service whether that is one of
 * its users. Without a session nothing of the account stays here.
 */
export function signInWithProvider(provider: IdentityProvider): AppThunk<Promise<ProviderSignIn>> {
  return async (dispatch, _getState, { accounts }) => {
    // A visit to Microsoft that was broken off may have left a token of somebody else.
    if (provider.id !== 'microsoft') clearMicrosoftSession(accounts);
    accounts.add(provider);
    const visit = await provider.signIn();
    if (visit.kind !== 'account') {
      // oxlint-disable-next-line no-console -- section 8: identity-provider sign-in errors are logged
      if (visit.kind === 'failed') console.warn(`${provider.id} sign-in failed: ${visit.code}`);
      return visit;
    }
    const { account } = visit;
    const { oAuthProvider, oAuthId, mail } = account;
    dispatch(waitStarted());
    const outcome = await dispatch(signIn({ oAuthProvider, oAuthId, ...(mail && { mail }) }));
    dispatch(waitEnded());
    if (outcome.kind !== 'signedIn') clearMicrosoftSession(accounts);
    return { kind: 'answered', account, outcome };
  };
}
