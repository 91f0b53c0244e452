import type { AppThunk } from '../../store/store';
import { type SignInOutcome, signIn } from '../sessionCommands';
import type { IdentityAccount, IdentityOutcome, IdentityProvider } from './identityProvider';
import { clearMicrosoftSession } from './microsoftSession';

/** How signing in with a provider ended: with an account and the service's answer, or before that. */
export type ProviderSignIn =
  | { readonly kind: 'answered'; readonly account: IdentityAccount; readonly outcome: SignInOutcome }
  | Exclude<IdentityOutcome, { kind: 'account' }>;

/**
 * Signs in with a provider's account: the provider names the account, and the service says whether it belongs to a
 * user. Without a session nothing of the account is kept.
 */
export function signInWithProvider(provider: IdentityProvider): AppThunk<Promise<ProviderSignIn>> {
  return async (dispatch, _getState, { accounts }) => {
    // An earlier visit to Microsoft may have left another user's token.
    if (provider.id !== 'microsoft') clearMicrosoftSession(accounts);
    accounts.add(provider);
    const visit = await provider.signIn();
    if (visit.kind !== 'account') {
      // oxlint-disable-next-line no-console -- a failure is logged by its code
      if (visit.kind === 'failed') console.warn(`${provider.id} sign-in failed: ${visit.code}`);
      return visit;
    }
    const { account } = visit;
    const { oAuthProvider, oAuthId, mail } = account;
    const outcome = await dispatch(signIn({ oAuthProvider, oAuthId, ...(mail && { mail }) }));
    if (outcome.kind !== 'signedIn') clearMicrosoftSession(accounts);
    return { kind: 'answered', account, outcome };
  };
}
