import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { server } from '../../../../tests/jsdom/testService';
import { createDemonstrationClient } from './demonstrationClient';
import type { IdentityProviderId } from './identityProvider';
import { readMicrosoftSession, writeMicrosoftSession } from './microsoftSession';

const apiUrl = 'http://localhost:3000/api';
let page = { closed: false, close: vi.fn<() => void>() };
let asked = new URL(apiUrl);

const account = {
  oAuthId: 'demo-jana',
  mail: 'jana.albrecht@nordfeld.example',
  givenname: 'Jana',
  surname: 'Albrecht',
};
const token = { accessToken: 'demo-msal-1', expiresOn: '2026-11-18T10:15:00.000Z' };

beforeEach(() => {
  page = { closed: false, close: vi.fn<() => void>() };
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.spyOn(window, 'open').mockImplementation((address) => {
    asked = new URL(String(address));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is asked of a window
    return page as unknown as Window;
  });
});

function open(id: IdentityProviderId = 'microsoft') {
  const outcome = createDemonstrationClient(id, apiUrl).signIn();
  return { outcome, state: asked.searchParams.get('state') ?? '' };
}

function post(data: unknown, from: { origin?: string; source?: unknown } = {}) {
  const event = new MessageEvent('message', { data, origin: from.origin ?? 'http://localhost:3000' });
  // jsdom accepts only its own windows as a source.
  Object.defineProperty(event, 'source', { value: from.source ?? page });
  dispatchEvent(event);
}

describe('the sign-in page of the reference service', () => {
  test('is opened for a provider, with a new state each time and our origin', async () => {
    const first = open('google');
    expect(asked.href.split('?')[0]).toBe('http://localhost:3000/api/__identity');
    expect(asked.searchParams.get('provider')).toBe('google');
    expect(asked.searchParams.get('origin')).toBe('http://localhost:3000');
    const second = open('google');
    expect(first.state).toMatch(/^[\da-f]{32}$/u);
    expect(second.state).not.toBe(first.state);
    for (const { state } of [first, second]) post({ type: 'tagwerk.identity', state, error: 'cancelled' });
  });

  test('posts the person, and for Microsoft a token, which is stored', async () => {
    const { outcome, state } = open();
    post({ type: 'tagwerk.identity', state, account, ...token });
    expect(await outcome).toEqual({
      kind: 'account',
      account: {
        oAuthProvider: 'microsoft',
        oAuthId: 'demo-jana',
        mail: account.mail,
        givenName: 'Jana',
        surname: 'Albrecht',
      },
    });
    expect(readMicrosoftSession()).toEqual({ ...token, tenant: 'demonstration', mail: account.mail });
    expect(page.close).toHaveBeenCalledOnce();
  });

  test('posts a person alone for Google', async () => {
    const { outcome, state } = open('google');
    post({ type: 'tagwerk.identity', state, account });
    expect(await outcome).toMatchObject({ kind: 'account', account: { oAuthProvider: 'google' } });
    expect(readMicrosoftSession()).toBeNull();
  });

  test('a message of another window, another origin or another kind is ignored', async () => {
    const { outcome, state } = open();
    const message = { type: 'tagwerk.identity', state, account, ...token };
    post(message, { origin: 'https://evil.example' });
    post(message, { source: window });
    post({ ...message, type: 'webpackOk' });
    post({ ...message, accessToken: 'a real token?' });
    post('hello');
    expect(readMicrosoftSession()).toBeNull();
    post({ ...message, account: { ...account, oAuthId: 'second' } });
    expect(await outcome).toMatchObject({ account: { oAuthId: 'second' } });
  });

  test('a message with a wrong state fails the sign-in', async () => {
    const { outcome } = open();
    post({ type: 'tagwerk.identity', state: 'guessed', account, ...token });
    expect(await outcome).toEqual({ kind: 'failed', reason: 'state', code: 'state_mismatch' });
    expect(readMicrosoftSession()).toBeNull();
  });

  test.each(['cancelled', 'refused'] as const)('the sign-in is %s on the page', async (error) => {
    const { outcome, state } = open();
    post({ type: 'tagwerk.identity', state, error });
    expect(await outcome).toEqual({ kind: error });
  });

  test('a blocked popup is reported', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    expect(await open().outcome).toEqual({ kind: 'popup-blocked' });
  });

  test('a closed popup cancels the sign-in', async () => {
    vi.useFakeTimers();
    const { outcome } = open();
    page.closed = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(await outcome).toEqual({ kind: 'cancelled' });
  });

  test('a window that only seems closed, because its user is still in it, is waited for', async () => {
    vi.useFakeTimers();
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { outcome, state } = open('google');
    page.closed = true;
    await vi.advanceTimersByTimeAsync(60_000);
    post({ type: 'tagwerk.identity', state, account });
    expect(await outcome).toMatchObject({ kind: 'account' });
  });

  test('another click starts again and cancels the first attempt', async () => {
    const client = createDemonstrationClient('google', apiUrl);
    const first = client.signIn();
    const second = client.signIn();
    expect(await first).toEqual({ kind: 'cancelled' });
    post({ type: 'tagwerk.identity', state: asked.searchParams.get('state'), account });
    expect(await second).toMatchObject({ kind: 'account' });
  });
});

describe('renewal in a demonstration', () => {
  const answer = (status: number, body: Record<string, unknown>) =>
    server.use(http.post('*/api/__identity/token', () => HttpResponse.json(body, { status })));
  const renew = async () => {
    writeMicrosoftSession({ ...token, tenant: 'demonstration', mail: account.mail });
    return createDemonstrationClient('microsoft', apiUrl).acquireToken(account.mail);
  };

  test('a new token is returned, with its expiry by our clock', async () => {
    answer(200, { accessToken: 'demo-msal-2', expiresIn: 3600 });
    expect(await renew()).toEqual({
      kind: 'granted',
      accessToken: 'demo-msal-2',
      tenant: 'demonstration',
      expiresOn: new Date(Date.now() + 3_600_000),
    });
  });

  test.each([
    ['no such call', 404, {}, 'none'],
    ['an unreadable answer', 200, { accessToken: 'else' }, 'none'],
    ['a server that fails', 503, {}, 'unreachable'],
  ])('%s gives no token', async (_what, status, body, kind) => {
    answer(status, body);
    expect(await renew()).toEqual({ kind });
  });

  test('a refusal needs the user', async () => {
    answer(401, { message: 'sign in again' });
    await expect(renew()).rejects.toThrow('sign in again');
  });
});
