import * as v from 'valibot';
import { isPassing } from '../../api/apiError';
import { send } from '../../api/httpClient';
import type { IdentityOutcome, IdentityProviderId, SilentOutcome, TokenClient } from './identityProvider';
import { randomState, watchWindow } from './identityWindow';
import { readMicrosoftSession, writeMicrosoftSession } from './microsoftSession';

/** Where the reference service shows its page and renews its tokens, relative to the service's address. */
const PAGE = '/__identity';
const RENEWAL = '/__identity/token';

const tokenText = v.pipe(v.string(), v.startsWith('demo-msal-'));
const moment = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => new Date(value)),
  v.date(),
);

/** The message of the page: the chosen person, or how it ended otherwise. */
const messageWire = v.union([
  v.object({
    type: v.literal('tagwerk.identity'),
    state: v.string(),
    account: v.object({ oAuthId: v.string(), mail: v.string(), givenname: v.string(), surname: v.string() }),
    accessToken: v.nullish(tokenText),
    expiresOn: v.nullish(moment),
  }),
  v.object({
    type: v.literal('tagwerk.identity'),
    state: v.string(),
    error: v.picklist(['cancelled', 'refused']),
  }),
]);
type Message = v.InferOutput<typeof messageWire>;

const renewalWire = v.object({ accessToken: tokenText, expiresIn: v.pipe(v.number(), v.minValue(1)) });

/** The tenant of a demonstration, instead of an organisation at Microsoft. */
const TENANT = 'demonstration';

function outcomeOf(message: Message, id: IdentityProviderId): IdentityOutcome {
  if ('error' in message) return { kind: message.error };
  const { account, accessToken, expiresOn } = message;
  const { oAuthId, mail, givenname: givenName, surname } = account;
  if (id === 'microsoft') {
    if (!accessToken || !expiresOn) return { kind: 'failed', reason: 'other', code: 'no_token' };
    writeMicrosoftSession({ accessToken, tenant: TENANT, expiresOn: expiresOn.toISOString(), mail });
  }
  return { kind: 'account', account: { oAuthProvider: id, oAuthId, mail, givenName, surname } };
}

/**
 * Replaces a provider in a demonstration: the user picks a person on a page of the reference service, which posts a
 * message with that person. Only a message from that window, from the service's origin and with our state is accepted.
 *
 * @param apiUrl address of the service
 */
export function createDemonstrationClient(id: IdentityProviderId, apiUrl: string): TokenClient {
  let abandon = () => {};

  async function signIn(): Promise<IdentityOutcome> {
    abandon();
    const state = randomState();
    const page = new URL(apiUrl + PAGE);
    page.search = new URLSearchParams({ provider: id, state, origin: location.origin }).toString();
    const opened = window.open(page, 'tagwerk-identity', 'popup,width=480,height=640');
    if (!opened) return { kind: 'popup-blocked' };
    return new Promise((resolve) => {
      const end = (outcome: IdentityOutcome) => {
        stopWatching();
        removeEventListener('message', handleMessage);
        resolve(outcome);
      };
      const stopWatching = watchWindow(opened, () => end({ kind: 'cancelled' }));
      const handleMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
        if (origin !== page.origin || source !== opened) return;
        const message = v.safeParse(messageWire, data);
        if (!message.success) return;
        opened.close();
        end(
          message.output.state === state
            ? outcomeOf(message.output, id)
            : { kind: 'failed', reason: 'state', code: 'state_mismatch' },
        );
      };
      addEventListener('message', handleMessage);
      abandon = () => end({ kind: 'cancelled' });
    });
  }

  async function acquireToken(): Promise<SilentOutcome> {
    const accessToken = readMicrosoftSession()?.accessToken ?? '';
    const result = await send({ method: 'POST', url: RENEWAL, body: { accessToken }, isPublic: true });
    if ('error' in result) {
      if (result.error.kind === 'unauthorized') throw new Error('the demonstration asks to sign in again');
      return { kind: isPassing(result.error) ? 'unreachable' : 'none' };
    }
    const renewed = v.safeParse(renewalWire, result.data);
    if (!renewed.success) return { kind: 'none' };
    return {
      kind: 'granted',
      accessToken: renewed.output.accessToken,
      tenant: TENANT,
      expiresOn: new Date(Date.now() + renewed.output.expiresIn * 1000),
    };
  }

  return { signIn, acquireToken };
}
