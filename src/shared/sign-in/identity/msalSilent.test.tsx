import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectConsole } from '../../../../tests/jsdom/testConsole';
import { server } from '../../../../tests/jsdom/testService';
import { patience } from '../../../../tests/patience';
import { FakeMicrosoft, jana } from './fakeMicrosoft.fixture';
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
});

async function signedInClient() {
  const client = await createMsalClient(settings);
  await client.signIn();
  return client;
}

describe('silent token acquisition', () => {
  test('returns a new token for the account that signed in (R-2.65)', async () => {
    const client = await signedInClient();
    microsoft.lifetime = 7200;
    const outcome = await client.acquireToken(mail);
    expect(microsoft.tokenRequests[1]?.get('grant_type')).toBe('refresh_token');
    expect(outcome).toEqual({
      kind: 'granted',
      accessToken: 'access-2',
      tenant: jana.tid,
      expiresOn: new Date(Date.now() + 7_200_000),
    });
  });

  test('signs in silently with the stored mail as hint if the library knows no account (R-2.64)', async () => {
    const client = await createMsalClient(settings);
    expect(await client.acquireToken(mail)).toMatchObject({ kind: 'granted', accessToken: 'access-1' });
    expect(microsoft.questions[0]?.get('login_hint')).toBe(mail);
    expect(microsoft.questions[0]?.get('prompt')).toBe('none');
    expect(microsoft.windows).toEqual([]);
  });

  test('does not use a forgotten account', async () => {
    const client = await signedInClient();
    client.forget?.();
    await client.acquireToken(mail);
    expect(microsoft.questions[1]?.get('prompt')).toBe('none');
  });
});

describe('errors of silent token acquisition', () => {
  const refused = () => HttpResponse.json({ error: 'invalid_grant', suberror: 'bad_token' }, { status: 400 });

  test('interaction-required errors are rethrown (R-2.41)', async () => {
    const client = await signedInClient();
    server.use(http.post(tokenUrl, refused));
    microsoft.authorize = () => ({ error: 'login_required', error_description: 'AADSTS50058' });
    await expect(client.acquireToken(mail)).rejects.toMatchObject({ name: 'InteractionRequiredAuthError' });
  });

  test('interaction-required errors of a silent sign-in are rethrown, too', async () => {
    const client = await createMsalClient(settings);
    microsoft.authorize = () => ({ error: 'interaction_required', error_description: 'AADSTS16000' });
    await expect(client.acquireToken(mail)).rejects.toMatchObject({ errorCode: 'interaction_required' });
  });

  test('other client auth errors give a warning and no token (R-2.42)', async () => {
    const client = await createMsalClient(settings);
    microsoft.authorize = (question) => ({ code: 'the-code', state: `${question.get('state')}|else` });
    expectConsole(/^console\.warn: no access token: state_mismatch$/u);
    expect(await client.acquireToken(mail)).toEqual({ kind: 'none' });
  });

  test('a hidden frame that stays silent is no refusal (R-14.44)', async () => {
    const client = await createMsalClient(settings);
    microsoft.authorize = () => undefined;
    expectConsole(/^console\.warn: no access token: /u);
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: Date.now() });
    const outcome = client.acquireToken(mail);
    await vi.waitFor(() => expect(microsoft.questions).toHaveLength(1), patience);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await outcome).toEqual({ kind: 'unreachable' });
  });

  test.each([
    ['does not answer', () => HttpResponse.error()],
    ['fails', () => HttpResponse.json({ error: 'server_error' }, { status: 500 })],
    ['answers with a page', () => new HttpResponse('<html>', { status: 502 })],
    ['is busy', () => HttpResponse.json({ error: 'too_many_requests' }, { status: 429 })],
  ])('a token endpoint that %s counts as unreachable, with a warning (R-2.42)', async (_how, answer) => {
    const client = await signedInClient();
    server.use(http.post(tokenUrl, answer));
    expectConsole(/^console\.warn: no access token: /u);
    expect(await client.acquireToken(mail)).toEqual({ kind: 'unreachable' });
    // The library may not even ask a second time.
    expect(await client.acquireToken(mail)).toEqual({ kind: 'unreachable' });
  });
});

test('a library that cannot start is reported instead of throwing', async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is missing on pages without https
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  const client = await createMsalClient(settings);
  expect(await client.signIn()).toEqual({ kind: 'failed', reason: 'other', code: 'crypto_nonexistent' });
  expectConsole(/^console\.warn: no access token: crypto_nonexistent$/u);
  expect(await client.acquireToken(mail)).toEqual({ kind: 'none' });
});
