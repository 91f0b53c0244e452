import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { letTimePass, stopTime } from '../../../../tests/jsdom/testTime';
import type { SilentOutcome } from '../identity/identityProvider';
import {
  clearMicrosoftSession,
  readMicrosoftSession,
  writeMicrosoftSession,
} from '../identity/microsoftSession';
import { signedIn, signedOut } from '../../session/sessionSlice';
import type { SessionUser } from '../../session/sessionUser';
import { type AppStore, createAppStore } from '../../store/store';
import { startRenewal } from './startRenewal';

const minute = 60_000;
const ada: SessionUser = {
  guid: 'ada',
  username: 'ada',
  mail: 'ada@nordfeld.example',
  givenName: 'Ada',
  surname: 'Brandt',
  photo: null,
  location: '',
};

const later = (ms: number) => new Date(Date.now() + ms);
const granted = (accessToken = 'new'): SilentOutcome => ({
  kind: 'granted',
  accessToken,
  tenant: 't',
  expiresOn: later(60 * minute),
});

function keepToken(lifetimeMs: number): void {
  const expiresOn = later(lifetimeMs).toISOString();
  writeMicrosoftSession({ accessToken: 'old', tenant: 't', expiresOn, mail: ada.mail });
}

/** A provider that answers as the test says, and counts. */
function provider(answer: () => Promise<SilentOutcome> = async () => granted()) {
  return {
    acquireToken: vi.fn<(mail: string) => Promise<SilentOutcome>>(answer),
    forget: vi.fn<() => void>(),
  };
}

function start(microsoft = provider()): { store: AppStore; microsoft: typeof microsoft } {
  const store = createAppStore();
  store.dispatch(signedIn(ada));
  onTestFinished(startRenewal(store, { microsoft }));
  return { store, microsoft };
}

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  stopTime();
  show('visible');
});

describe('the token is renewed silently when its expiry minus 5 minutes has passed', () => {
  test('it is not renewed before, and then with the stored mail as hint (R-2.48)', async () => {
    keepToken(15 * minute);
    const { microsoft } = start();
    await letTimePass(10 * minute - 1000);
    expect(microsoft.acquireToken).not.toHaveBeenCalled();
    await letTimePass(6000);
    expect(microsoft.acquireToken).toHaveBeenCalledExactlyOnceWith(ada.mail);
    expect(readMicrosoftSession()).toMatchObject({ accessToken: 'new', mail: ada.mail });
  });

  test('it is checked every 5000 ms while the tab is visible (R-2.49)', async () => {
    const { microsoft } = start();
    keepToken(5 * minute);
    await letTimePass(4999);
    expect(microsoft.acquireToken).not.toHaveBeenCalled();
    await letTimePass(200);
    expect(microsoft.acquireToken).toHaveBeenCalledOnce();
  });

  test('it is checked every 120000 ms while the tab is hidden, and at once when the tab is shown (R-2.49)', async () => {
    const { microsoft } = start();
    show('hidden');
    keepToken(5 * minute);
    await letTimePass(119_999);
    expect(microsoft.acquireToken).not.toHaveBeenCalled();
    await letTimePass(200);
    expect(microsoft.acquireToken).toHaveBeenCalledOnce();
    keepToken(5 * minute);
    await letTimePass(100_000);
    show('visible');
    await letTimePass(200);
    expect(microsoft.acquireToken).toHaveBeenCalledTimes(2);
  });

  test('an unreadable expiry counts as passed', async () => {
    writeMicrosoftSession({ accessToken: 'old', tenant: '', expiresOn: 'soon', mail: ada.mail });
    const { microsoft } = start();
    await letTimePass(200);
    expect(microsoft.acquireToken).toHaveBeenCalledOnce();
  });

  test('the expiry is compared with the given clock', async () => {
    keepToken(15 * minute);
    const microsoft = provider();
    const store = createAppStore();
    store.dispatch(signedIn(ada));
    onTestFinished(startRenewal(store, { microsoft, now: () => Date.now() + 10 * minute }));
    await letTimePass(200);
    expect(microsoft.acquireToken).toHaveBeenCalledOnce();
  });

  test('a clock that was 10 minutes fast and is set right does not let the token run out', async () => {
    keepToken(60 * minute);
    const { microsoft } = start();
    await letTimePass(minute);
    vi.setSystemTime(Date.now() - 10 * minute);
    await letTimePass(55 * minute);
    expect(microsoft.acquireToken).toHaveBeenCalledOnce();
  });

  test('a token that lives less than 5 minutes is not renewed at every check', async () => {
    keepToken(minute);
    const { microsoft } = start(provider(async () => ({ ...granted(), expiresOn: later(4 * minute) })));
    await letTimePass(10 * minute);
    // Once a minute, the first time at once.
    expect(microsoft.acquireToken.mock.calls.length).toBeLessThanOrEqual(11);
  });

  test('nothing is requested without a Microsoft session or a signed-in user', async () => {
    const { microsoft, store } = start();
    await letTimePass(10 * minute);
    keepToken(0);
    store.dispatch(signedOut('refused'));
    await letTimePass(10 * minute);
    expect(microsoft.acquireToken).not.toHaveBeenCalled();
  });
});

describe('a failed silent renewal clears the storage and leads to /expired', () => {
  test('an error that only the user can resolve ends the session (R-2.44)', async () => {
    keepToken(4 * minute);
    const { store, microsoft } = start(
      provider(async () => Promise.reject(new Error('interaction_required'))),
    );
    await letTimePass(200);
    expect(store.getState().session).toEqual({ status: 'expired' });
    expect(readMicrosoftSession()).toBeNull();
    await letTimePass(10 * minute);
    expect(microsoft.acquireToken).toHaveBeenCalledOnce();
  });

  test('without a new token the renewal is repeated while the old token is valid, and counts as failed after that', async () => {
    keepToken(5 * minute);
    const { store, microsoft } = start(provider(async () => ({ kind: 'none' })));
    await letTimePass(4.9 * minute);
    expect(store.getState().session.status).toBe('signedIn');
    expect(microsoft.acquireToken.mock.calls.length).toBeGreaterThan(3);
    await letTimePass(2 * minute);
    expect(store.getState().session).toEqual({ status: 'expired' });
  });

  test('a network failure is not a failed renewal: the renewal is repeated, even much later', async () => {
    keepToken(5 * minute);
    let isReachable = false;
    const { store, microsoft } = start(
      provider(async () => (isReachable ? granted() : { kind: 'unreachable' })),
    );
    await letTimePass(100);
    expect(microsoft.acquireToken).toHaveBeenCalledOnce();
    await letTimePass(5100);
    expect(microsoft.acquireToken).toHaveBeenCalledTimes(2);
    await letTimePass(60 * minute);
    expect(microsoft.acquireToken.mock.calls.length).toBeLessThan(75);
    expect(store.getState().session.status).toBe('signedIn');
    isReachable = true;
    await letTimePass(2 * minute);
    expect(readMicrosoftSession()?.accessToken).toBe('new');
  });
});

describe('an answer that comes too late', () => {
  test.each([
    ['a token', async () => granted()],
    ['a failure', async () => Promise.reject<SilentOutcome>(new Error('interaction_required'))],
  ])('%s after signing out changes nothing, and nothing of the account stays', async (_what, answer) => {
    keepToken(minute);
    const { store, microsoft } = start(
      provider(async () => {
        store.dispatch(signedOut('user'));
        clearMicrosoftSession(store.extra.accounts);
        // The library stores what it gets before it tells us.
        localStorage.setItem('msal.1.token', 'x');
        return answer();
      }),
    );
    await letTimePass(200);
    expect(store.getState().session).toEqual({ status: 'signedOut', cause: 'user' });
    expect(readMicrosoftSession()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(microsoft.forget).toHaveBeenCalled();
  });
});

test('two tabs renew the token only once', async () => {
  keepToken(minute);
  const slow = async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 3000);
    });
    return granted();
  };
  const tabs = [start(provider(slow)), start(provider(slow))];
  await letTimePass(20_000);
  const calls = tabs.map(({ microsoft }) => microsoft.acquireToken.mock.calls.length);
  expect(calls[0] ?? 0).toBe(1 - (calls[1] ?? 0));
  expect(readMicrosoftSession()?.accessToken).toBe('new');
});

test('a provider that does not answer keeps the session, and is asked again (R-14.44)', async () => {
  keepToken(-minute);
  const { store, microsoft } = start(provider(async () => new Promise(() => undefined)));
  await letTimePass(minute);
  expect(store.getState().session.status).toBe('signedIn');
  microsoft.acquireToken.mockResolvedValue(granted());
  await letTimePass(2 * minute);
  expect(readMicrosoftSession()?.accessToken).toBe('new');
});

test('a clock that is set back after a renewal does not put off the next one (R-1.88)', async () => {
  keepToken(5 * minute);
  const { microsoft } = start();
  await letTimePass(10_000);
  expect(microsoft.acquireToken).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() - 24 * 60 * minute);
  await letTimePass(56 * minute);
  expect(microsoft.acquireToken).toHaveBeenCalledTimes(2);
});
