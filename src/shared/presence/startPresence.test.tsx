import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectConsole } from '../../../tests/jsdom/testConsole';
import { testService } from '../../../tests/jsdom/testService';
import { guidOf, sessionOf } from '../../../tests/accounts';
import { patience } from '../../../tests/patience';
import { signedIn, signedOut } from '../session/sessionSlice';
import type { SessionUser } from '../session/sessionUser';
import { type AppStore, createAppStore } from '../store/store';
import { HandSocket } from './handSocket.fixture';
import { type PresenceOptions, broadcastLogout, startPresence } from './startPresence';

const ada: SessionUser = {
  guid: 'ada',
  username: 'ada',
  mail: 'ada@nordfeld.example',
  givenName: 'Ada',
  surname: 'Brandt',
  photo: null,
  location: '',
};

const login = (value: string) => ({ type: 'userevent', event: 'login', value });
const logout = (value: string) => ({ type: 'userevent', event: 'logout', value });
const users = (...guids: string[]) => ({ type: 'userevent', data: { users: guids } });

function start({ user = ada, ...options }: PresenceOptions & { user?: SessionUser | null } = {}) {
  const store: AppStore = createAppStore();
  if (user) store.dispatch(signedIn(user));
  const stop = startPresence(store, { url: 'ws://x/ws', WebSocket: HandSocket, random: () => 1, ...options });
  onTestFinished(stop);
  vi.advanceTimersByTime(0);
  return { store, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  HandSocket.made = [];
});

describe('a userevent is broadcast, and the connected users are pushed', () => {
  test("after opening, the client sends login with the user's guid, once (R-2.13)", () => {
    start();
    expect(HandSocket.now().url).toBe('ws://x/ws');
    expect(HandSocket.now().sent).toEqual([]);
    HandSocket.now().open();
    expect(HandSocket.now().sent).toEqual([login('ada')]);
    vi.advanceTimersByTime(5000);
    expect(HandSocket.now().sent).toEqual([login('ada')]);
  });

  test('data.users become the connected employees, and malformed messages change nothing (R-2.14, R-2.13)', () => {
    const { store } = start();
    HandSocket.now().open();
    HandSocket.now().say({ type: 'userevent', data: { users: ['ada', { guid: 'bo' }] } });
    expect(store.getState().presence).toEqual(['ada', 'bo']);
    for (const nonsense of ['{', 'null', { type: 'userevent' }, { type: 'else' }])
      HandSocket.now().say(nonsense);
    expect(store.getState().presence).toEqual(['ada', 'bo']);
    HandSocket.now().say(users('bo'));
    expect(store.getState().presence).toEqual(['bo']);
  });

  test('signing out sends logout, closes the socket and clears the connected employees (R-2.13)', () => {
    const { store } = start();
    const socket = HandSocket.now();
    socket.open();
    socket.say(users('ada', 'bo'));
    store.dispatch(signedOut('user'));
    expect(socket.sent).toEqual([login('ada'), logout('ada')]);
    expect(socket.readyState).toBe(3);
    expect(store.getState().presence).toEqual([]);
    vi.advanceTimersByTime(120_000);
    expect(HandSocket.made).toHaveLength(1);
  });

  test('leaving the page sends logout, and restoring it from the cache announces the user again', () => {
    start();
    const before = HandSocket.now();
    before.open();
    dispatchEvent(new Event('pagehide'));
    expect(before.sent).toEqual([login('ada'), logout('ada')]);
    dispatchEvent(new Event('pageshow'));
    vi.advanceTimersByTime(0);
    HandSocket.now().open();
    expect(HandSocket.made).toHaveLength(2);
    expect(HandSocket.now().sent).toEqual([login('ada')]);
  });

  test('when another user signs in, the old one is logged out, and the new one is announced on a connection of their own', () => {
    const { store } = start();
    const before = HandSocket.now();
    before.open();
    store.dispatch(signedIn({ ...ada, guid: 'bo' }));
    vi.advanceTimersByTime(0);
    HandSocket.now().open();
    expect(before.sent).toEqual([login('ada'), logout('ada')]);
    expect(HandSocket.now().sent).toEqual([login('bo')]);
  });

  test('without a session no socket is opened, but the first sign-in opens one', () => {
    const { store } = start({ user: null });
    expect(HandSocket.made).toEqual([]);
    store.dispatch(signedIn(ada));
    vi.advanceTimersByTime(0);
    expect(HandSocket.made).toHaveLength(1);
  });

  test('starting and stopping at once opens nothing, as when a development build mounts twice', () => {
    const { stop } = start({ user: null });
    stop();
    const store = createAppStore();
    store.dispatch(signedIn(ada));
    startPresence(store, { WebSocket: HandSocket })();
    vi.advanceTimersByTime(60_000);
    expect(HandSocket.made).toEqual([]);
  });

  test('if stopped while connecting, the logout is sent when the socket opens, and it is closed', () => {
    const { stop } = start();
    const socket = HandSocket.now();
    stop();
    socket.open();
    expect(socket.readyState).toBe(3);
    expect(socket.sent).toEqual([logout('ada')]);
  });

  test('a session refused before the socket is open is logged out over a socket of its own', () => {
    broadcastLogout('ada', { url: 'ws://x/ws', WebSocket: HandSocket });
    vi.advanceTimersByTime(0);
    const socket = HandSocket.now();
    socket.open();
    expect(socket.sent).toEqual([logout('ada')]);
    expect(socket.readyState).toBe(3);
  });

  test('a service that does not open the socket is waited for no longer than for any message', () => {
    broadcastLogout('ada', { url: 'ws://x/ws', WebSocket: HandSocket });
    vi.advanceTimersByTime(2000);
    const socket = HandSocket.now();
    socket.open();
    expect(socket.sent).toEqual([]);
    expect(socket.readyState).toBe(3);
  });
});

describe('kanbanevent messages are only logged', () => {
  test('a kanbanevent is logged, and the store does not change (R-2.62)', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { store } = start();
    HandSocket.now().open();
    const before = store.getState();
    const event = { type: 'kanbanevent', event: 'taskMoved', data: { kanbanId: 3 } };
    HandSocket.now().say(event);
    expect(info).toHaveBeenCalledExactlyOnceWith(event);
    expect(store.getState()).toBe(before);
  });
});

describe('a connection that is lost', () => {
  test('a lost connection clears the connected employees, and the next one announces the user again', () => {
    const { store } = start();
    HandSocket.now().open();
    HandSocket.now().say(users('ada', 'bo'));
    HandSocket.now().lose();
    expect(store.getState().presence).toEqual([]);
    vi.advanceTimersByTime(1000);
    HandSocket.now().open();
    expect(HandSocket.made).toHaveLength(2);
    expect(HandSocket.now().sent).toEqual([login('ada')]);
  });

  test('a websocket that does not open is logged once; opening later, it still announces the user', () => {
    expectConsole(/^console\.error: Maximum number of attempts exceeded$/u);
    start();
    vi.advanceTimersByTime(60_000);
    expect(console.error).toHaveBeenCalledOnce();
    HandSocket.now().open();
    expect(HandSocket.now().sent).toEqual([login('ada')]);
  });
});

test('on the reference service, two people see each other, and see one of them leaving', async () => {
  vi.useRealTimers();
  const service = testService();
  const stores = await Promise.all(
    (['member', 'admin'] as const).map(async (name) => {
      await sessionOf(service, name);
      const store = createAppStore();
      store.dispatch(signedIn({ ...ada, guid: guidOf(service, name) }));
      onTestFinished(startPresence(store));
      return store;
    }),
  );
  const [first, second] = stores;
  const both = [guidOf(service, 'member'), guidOf(service, 'admin')].toSorted();
  await vi.waitFor(() => expect(first?.getState().presence.toSorted()).toEqual(both), patience);
  await vi.waitFor(() => expect(second?.getState().presence.toSorted()).toEqual(both), patience);
  second?.dispatch(signedOut('user'));
  await vi.waitFor(() => expect(first?.getState().presence).toEqual([guidOf(service, 'member')]), patience);
});
