import { type Environment, env } from '../../env';
import { within } from '../../storage/within';
import type {
  IdentityClient,
  IdentityProvider,
  IdentityProviderId,
  SilentOutcome,
  TokenClient,
} from './identityProvider';

/** How long we wait for what a provider does without the user, in milliseconds; then it is tried again. */
export const PROVIDER_SILENCE_MS = 12_000;

/** Microsoft, whose access token is also renewed. */
interface MicrosoftProvider extends IdentityProvider {
  /** See `TokenClient.acquireToken`; loads the library if necessary. */
  acquireToken(mail: string): Promise<SilentOutcome>;
}

export interface IdentityProviders {
  readonly microsoft: MicrosoftProvider;
  readonly google: IdentityProvider;
}

/** Loads a client once, and again after a failure or too long a silence. */
function lazyClient<Client>(load: () => Promise<Client>): () => Promise<Client> {
  let loading: Promise<Client> | undefined;
  return async () => {
    loading ??= load();
    try {
      return await within(PROVIDER_SILENCE_MS, loading);
    } catch (failure) {
      loading = undefined;
      throw failure;
    }
  };
}

function providerOf(
  id: IdentityProviderId,
  { isSetUp, isDemo }: { readonly isSetUp: boolean; readonly isDemo: boolean },
  getClient: () => Promise<IdentityClient>,
): IdentityProvider {
  return {
    id,
    isOffered: isSetUp || isDemo,
    isDemonstration: isDemo && !isSetUp,
    prepare: () => void getClient().catch(() => undefined),
    signIn: async () => {
      try {
        return await (await getClient()).signIn();
      } catch {
        return { kind: 'failed', reason: 'network', code: 'not_loaded' };
      }
    },
    forget: () =>
      void getClient().then(
        (client) => client.forget?.(),
        () => undefined,
      ),
  };
}

/**
 * The configured providers. One without a client id is not offered, except in a demonstration, where a page of the
 * reference service replaces it. The libraries are loaded when they are used.
 */
export function createIdentityProviders(
  environment: Pick<Environment, 'microsoft' | 'google' | 'isDemo' | 'apiUrl'>,
): IdentityProviders {
  const { microsoft, google, isDemo, apiUrl } = environment;
  const demonstrate = async (id: IdentityProviderId): Promise<TokenClient> => {
    // Only a build for a demonstration includes this part at all.
    if (import.meta.env.PROD && import.meta.env.VITE_DEMO !== 'true') throw new Error('no demonstration');
    return (await import('./demonstrationClient')).createDemonstrationClient(id, apiUrl);
  };

  const microsoftClient = lazyClient(async () =>
    microsoft ? (await import('./msalClient')).createMsalClient(microsoft) : demonstrate('microsoft'),
  );
  const googleClient = lazyClient<IdentityClient>(async () =>
    google ? (await import('./googleClient')).createGoogleClient(google.clientId) : demonstrate('google'),
  );

  return {
    microsoft: {
      ...providerOf('microsoft', { isSetUp: microsoft !== null, isDemo }, microsoftClient),
      acquireToken: async (mail) => {
        const client = await microsoftClient().catch(() => undefined);
        return client ? client.acquireToken(mail) : { kind: 'unreachable' };
      },
    },
    google: {
      ...providerOf('google', { isSetUp: google !== null, isDemo }, googleClient),
      // Only our own code is loaded: Google must not learn of visitors who do not choose it.
      prepare: () => void (google && import('./googleClient').catch(() => undefined)),
    },
  };
}

/** The providers of this installation. */
export const identityProviders = createIdentityProviders(env);
