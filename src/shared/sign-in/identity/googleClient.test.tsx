import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { server } from '../../../../tests/jsdom/testService';
import { createGoogleClient } from './googleClient';
import type { IdentityClient } from './identityProvider';

const userinfo = 'https://openidconnect.googleapis.com/v1/userinfo';
const person = {
  sub: '1076',
  email: 'jana.albrecht@nordfeld.example',
  given_name: 'Jana',
  family_name: 'Albrecht',
};

/** The settings that the library gives to Google's script. */
interface TokenClientConfig {
  readonly client_id: string;
  readonly scope: string;
  readonly callback: (response: Record<string, unknown>) => void;
  readonly error_callback: (error: { type: string }) => void;
}

/** Stands in for Google's script: keeps what it was set up with, and answers as the test says. */
const google = {
  config: undefined as TokenClientConfig | undefined,
  states: [] as (string | undefined)[],
  answer: (_config: TokenClientConfig, _state: string | undefined): void => {},
};

function loadScript(how: 'load' | 'error' = 'load'): void {
  const append = document.body.appendChild.bind(document.body);
  vi.spyOn(document.body, 'appendChild').mockImplementation((node) => {
    append(node);
    if (node instanceof HTMLScriptElement && node.src === 'https://accounts.google.com/gsi/client') {
      if (how === 'load') vi.stubGlobal('google', { accounts: { oauth2: { initTokenClient } } });
      queueMicrotask(() => node.dispatchEvent(new Event(how)));
    }
    return node;
  });
}

function initTokenClient(config: TokenClientConfig) {
  google.config = config;
  return {
    requestAccessToken: ({ state }: { state?: string } = {}) => {
      google.states.push(state);
      google.answer(config, state);
    },
  };
}

async function client(): Promise<IdentityClient> {
  loadScript();
  return createGoogleClient('client.apps.googleusercontent.com');
}

function succeed(): void {
  google.answer = ({ callback }, state) => callback({ access_token: 'ya29.secret', state });
}

afterEach(() => vi.stubGlobal('google', undefined));

describe('sign-in with Google', () => {
  test('the id is the sub claim; the token is sent only to Google, and is part of no address', async () => {
    const asked: Request[] = [];
    server.use(
      http.get(userinfo, ({ request }) => {
        asked.push(request);
        return HttpResponse.json(person);
      }),
    );
    succeed();
    expect(await (await client()).signIn()).toEqual({
      kind: 'account',
      account: {
        oAuthProvider: 'google',
        oAuthId: '1076',
        mail: person.email,
        givenName: 'Jana',
        surname: 'Albrecht',
      },
    });
    expect(google.config?.client_id).toBe('client.apps.googleusercontent.com');
    expect(google.config?.scope.trim().split(' ')).toEqual(['openid', 'profile', 'email']);
    expect(asked[0]?.headers.get('Authorization')).toBe('Bearer ya29.secret');
    expect(asked[0]?.url).toBe(userinfo);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  test('a wrong state fails the sign-in', async () => {
    google.answer = ({ callback }) => callback({ access_token: 'ya29.secret', state: 'guessed' });
    expect(await (await client()).signIn()).toEqual({
      kind: 'failed',
      reason: 'state',
      code: 'state_mismatch',
    });
  });

  test('each attempt has a state of its own', async () => {
    server.use(http.get(userinfo, () => HttpResponse.json(person)));
    succeed();
    google.states.length = 0;
    const provider = await client();
    await provider.signIn();
    await provider.signIn();
    expect(new Set(google.states).size).toBe(2);
  });

  test.each([
    ['popup closed', 'popup_closed', { kind: 'cancelled' }],
    ['popup blocked', 'popup_failed_to_open', { kind: 'popup-blocked' }],
    ['something else', 'unknown', { kind: 'failed', reason: 'other', code: 'unknown' }],
  ])('an error of the popup (%s)', async (_what, type, outcome) => {
    google.answer = ({ error_callback: fail }) => fail({ type });
    expect(await (await client()).signIn()).toEqual(outcome);
  });

  test.each([
    ['consent refused', 'access_denied', { kind: 'refused' }],
    [
      'set up wrongly',
      'unauthorized_client',
      { kind: 'failed', reason: 'other', code: 'unauthorized_client' },
    ],
  ])('an error in the answer (%s)', async (_what, error, outcome) => {
    google.answer = ({ callback }) => callback({ error });
    expect(await (await client()).signIn()).toEqual(outcome);
  });

  test.each([
    ['does not answer', () => HttpResponse.error(), 'network', 'userinfo_unreachable'],
    ['fails', () => new HttpResponse('<html>', { status: 502 }), 'network', 'userinfo_502'],
    [
      'refuses',
      () => HttpResponse.json({ error: 'invalid_token' }, { status: 401 }),
      'other',
      'userinfo_401',
    ],
    ['names nobody', () => HttpResponse.json({ email: person.email }), 'other', 'userinfo_unreadable'],
  ])('Google %s when asked for the user of the token', async (_how, answer, reason, code) => {
    server.use(http.get(userinfo, answer));
    succeed();
    expect(await (await client()).signIn()).toEqual({ kind: 'failed', reason, code });
  });

  test('another click starts again', async () => {
    server.use(http.get(userinfo, () => HttpResponse.json(person)));
    google.answer = () => {};
    const provider = await client();
    const first = provider.signIn();
    succeed();
    const second = provider.signIn();
    expect(await first).toEqual({ kind: 'cancelled' });
    expect(await second).toMatchObject({ kind: 'account' });
  });

  test('a script of Google’s that does not load is an error', async () => {
    loadScript('error');
    await expect(createGoogleClient('x')).rejects.toThrow('could not be loaded');
  });
});
