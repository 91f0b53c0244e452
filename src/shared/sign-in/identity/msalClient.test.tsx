import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { server } from '../../../../tests/jsdom/testService';
import { patience } from '../../../../tests/patience';
import { FakeMicrosoft, jana } from './fakeMicrosoft.fixture';
import { readMicrosoftSession } from './microsoftSession';
import { createMsalClient } from './msalClient';

const tokenUrl = 'https://login.microsoftonline.com/common/oauth2/v2.0/token';
const settings = {
  clientId: '00000000-aaaa-bbbb-cccc-000000000000',
  authority: 'https://login.microsoftonline.com/common',
};
const mail = jana.preferred_username;
let microsoft: FakeMicrosoft;

beforeEach(() => {
  microsoft = new FakeMicrosoft();
  microsoft.openWindows();
  onTestFinished(microsoft.watchFrames());
  server.use(microsoft.tokenEndpoint);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});

async function signedInClient() {
  const client = await createMsalClient(settings);
  await client.signIn();
  return client;
}

describe('sign-in by the identity provider uses a popup', () => {
  test('the account is localAccountId, mail and names; token, tenant and expiry are stored (R-2.50)', async () => {
    const client = await createMsalClient(settings);
    expect(await client.signIn()).toEqual({
      kind: 'account',
      account: {
        oAuthProvider: 'microsoft',
        oAuthId: jana.oid,
        mail,
        givenName: 'Jana',
        surname: 'Albrecht',
      },
    });
    expect(readMicrosoftSession()).toEqual({
      accessToken: 'access-1',
      tenant: jana.tid,
      expiresOn: new Date(Date.now() + 3_600_000).toISOString(),
      mail,
    });
    expect(Object.keys(localStorage)).toEqual(
      expect.arrayContaining(
        ['msalAccessToken', 'msalTenant', 'msalExpiresOn', 'msalMail'].map((key) => `tagwerk.${key}`),
      ),
    );
  });

  test('the request has the scopes, the common authority, a code with PKCE, and the redirect page (R-2.47)', async () => {
    await signedInClient();
    const [question] = microsoft.questions;
    expect(question?.get('scope')?.split(' ')).toEqual(
      expect.arrayContaining(['user.read', 'openid', 'profile', 'Calendars.Read', 'email']),
    );
    expect(question?.get('response_type')).toBe('code');
    expect(question?.get('code_challenge_method')).toBe('S256');
    expect(question?.get('redirect_uri')).toBe('http://localhost:3000/src/app/redirect.html');
    expect(microsoft.tokenRequests[0]?.get('code')).toBe('the-code');
  });

  test('if the clock is 10 minutes wrong, the expiry follows the same clock', async () => {
    for (const skew of [-600, 600]) {
      const serverNow = Math.round(Date.now() / 1000) + skew;
      microsoft.claims = { ...jana, iat: serverNow, nbf: serverNow, exp: serverNow + 3600 };
      await signedInClient();
      const { expiresOn } = readMicrosoftSession() ?? {};
      expect(expiresOn).toBe(new Date(Date.now() + 3_600_000).toISOString());
    }
  });

  test('a blocked popup is reported', async () => {
    microsoft.openWindows({ blocked: true });
    const client = await createMsalClient(settings);
    expect(await client.signIn()).toEqual({ kind: 'popup-blocked' });
  });

  test('a closed popup cancels the sign-in', async () => {
    microsoft.authorize = () => undefined;
    const client = await createMsalClient(settings);
    const outcome = client.signIn();
    await vi.waitFor(() => expect(microsoft.questions).toHaveLength(1), patience);
    microsoft.windows[0]?.close();
    expect(await outcome).toEqual({ kind: 'cancelled' });
    microsoft.authorize = () => ({ code: 'the-code' });
    expect(await client.signIn()).toMatchObject({ kind: 'account' });
  });

  test('another click while the window is open starts again', async () => {
    microsoft.authorize = () => undefined;
    const client = await createMsalClient(settings);
    const first = client.signIn();
    await vi.waitFor(() => expect(microsoft.questions).toHaveLength(1), patience);
    microsoft.authorize = () => ({ code: 'the-code' });
    const second = client.signIn();
    expect(await first).toEqual({ kind: 'cancelled' });
    expect(await second).toMatchObject({ kind: 'account' });
  });

  test.each([
    ['consent refused', { error: 'access_denied', error_description: 'AADSTS65004' }, { kind: 'refused' }],
    [
      'cancelled on the page',
      { error: 'access_denied', error_subcode: 'user_cancelled', suberror: 'user_cancelled' },
      { kind: 'cancelled' },
    ],
    [
      'the provider is not well',
      { error: 'temporarily_unavailable', error_description: 'AADSTS90033' },
      { kind: 'failed', reason: 'network', code: 'temporarily_unavailable' },
    ],
    [
      'set up wrongly',
      { error: 'unauthorized_client', error_description: 'AADSTS700016' },
      { kind: 'failed', reason: 'other', code: 'unauthorized_client' },
    ],
  ])('the provider’s answer ends the sign-in: %s', async (_what, answer, outcome) => {
    microsoft.authorize = () => answer;
    const client = await createMsalClient(settings);
    expect(await client.signIn()).toEqual(outcome);
    expect(readMicrosoftSession()).toBeNull();
  });

  test('a wrong state fails the sign-in', async () => {
    microsoft.authorize = (question) => ({ code: 'the-code', state: `${question.get('state')}|else` });
    const client = await createMsalClient(settings);
    expect(await client.signIn()).toEqual({ kind: 'failed', reason: 'state', code: 'state_mismatch' });
    expect(microsoft.tokenRequests).toEqual([]);
    expect(readMicrosoftSession()).toBeNull();
  });

  test('a token with the nonce of another request fails the sign-in', async () => {
    microsoft.claims = { ...jana, nonce: 'of somebody else' };
    const client = await createMsalClient(settings);
    expect(await client.signIn()).toEqual({ kind: 'failed', reason: 'state', code: 'nonce_mismatch' });
    expect(readMicrosoftSession()).toBeNull();
  });

  test.each([
    ['does not answer', () => HttpResponse.error()],
    ['fails', () => HttpResponse.json({ error: 'server_error' }, { status: 503 })],
    ['answers with a page', () => new HttpResponse('<html>', { status: 502 })],
  ])('the token endpoint is down: it %s', async (_how, answer) => {
    server.use(http.post(tokenUrl, answer));
    const client = await createMsalClient(settings);
    expect(await client.signIn()).toMatchObject({ kind: 'failed', reason: 'network' });
    expect(readMicrosoftSession()).toBeNull();
  });
});
