import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectConsole } from '../../../tests/jsdom/testConsole';
import { HandSocket } from './handSocket.fixture';
import {
  PresenceSocket,
  type PresenceSocketOptions,
  RECONNECT_CAP_MS,
  SOCKET_ANSWER_MS,
  SOCKET_QUIET_MS,
  STABLE_CONNECTION_MS,
} from './presenceSocket';

const login = { type: 'userevent', event: 'login', value: 'ada' } as const;
const logout = { ...login, event: 'logout' } as const;

function start(options: Partial<PresenceSocketOptions> = {}) {
  const heard = {
    onOpen: vi.fn<() => void>(),
    onMessage: vi.fn<PresenceSocketOptions['onMessage']>(),
    onLost: vi.fn<() => void>(),
  };
  const socket = new PresenceSocket({
    url: 'ws://x/ws',
    WebSocket: HandSocket,
    random: () => 1,
    ...heard,
    ...options,
  });
  socket.start();
  onTestFinished(() => void socket.stop());
  vi.advanceTimersByTime(0);
  return { socket, ...heard };
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  vi.useFakeTimers();
  HandSocket.made = [];
});

describe('the websocket send poll is every 200 ms, up to 10 times', () => {
  test('a message waits for the socket and is sent with the first poll after it has opened (R-2.51)', () => {
    const { socket } = start();
    socket.send(login);
    vi.advanceTimersByTime(1900);
    HandSocket.now().open();
    expect(HandSocket.now().sent).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(HandSocket.now().sent).toEqual([login]);
    vi.advanceTimersByTime(5000);
    expect(HandSocket.now().sent).toEqual([login]);
  });

  test('an open socket sends at once', () => {
    const { socket } = start();
    HandSocket.now().open();
    socket.send(login);
    expect(HandSocket.now().sent).toEqual([login]);
  });

  test('after 10 polls without an open websocket, "Maximum number of attempts exceeded" is logged (R-2.43, R-2.51)', () => {
    expectConsole(/^console\.error: Maximum number of attempts exceeded$/u);
    start().socket.send(login);
    vi.advanceTimersByTime(9 * 200);
    expect(console.error).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Maximum number of attempts exceeded');
    vi.advanceTimersByTime(60_000);
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('a message that was taken back, or whose socket is no longer wanted, is neither sent nor reported as failed', () => {
    const { socket } = start();
    socket.send(login)();
    socket.send(logout);
    socket.stop();
    vi.advanceTimersByTime(5000);
    expect(console.error).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a connection that is lost', () => {
  test('a lost connection is opened again after a pause', () => {
    const { onOpen, onLost } = start();
    HandSocket.now().open();
    HandSocket.now().lose();
    expect(onLost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(999);
    expect(HandSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(HandSocket.made).toHaveLength(2);
    HandSocket.now().open();
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  test('a socket that drops every second does not cause a storm of connections', () => {
    start();
    for (let second = 0; second < 600; second += 1) {
      const socket = HandSocket.now();
      if (socket.readyState === 0) socket.open();
      vi.advanceTimersByTime(1000);
      if (socket.readyState === 1) socket.lose();
    }
    // 1, 2, 4, 8, 16 and then 30 seconds apart: about 22 connections in ten minutes.
    expect(HandSocket.made.length).toBeLessThan(30);
    expect(HandSocket.made.length).toBeGreaterThan(15);
  });

  test('after a connection that lasted, the next pause is short again', () => {
    start();
    for (let times = 0; times < 6; times += 1) {
      HandSocket.now().lose();
      vi.advanceTimersByTime(30_000);
    }
    HandSocket.now().open();
    vi.advanceTimersByTime(STABLE_CONNECTION_MS);
    const before = HandSocket.made.length;
    HandSocket.now().lose();
    vi.advanceTimersByTime(1000);
    expect(HandSocket.made.length).toBe(before + 1);
  });

  test('a lost connection is opened at once when the network is back', () => {
    const { onLost } = start();
    HandSocket.now().open();
    setOnline(false);
    expect(onLost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(20_000);
    expect(HandSocket.made).toHaveLength(1);
    setOnline(true);
    vi.advanceTimersByTime(0);
    expect(HandSocket.made).toHaveLength(2);
  });

  test('a browser that wrongly reports no network does not keep it from connecting (R-14.49)', () => {
    const { onOpen } = start();
    HandSocket.now().open();
    setOnline(false);
    vi.advanceTimersByTime(RECONNECT_CAP_MS);
    expect(HandSocket.made).toHaveLength(2);
    HandSocket.now().open();
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  test('a connection that says nothing is asked, and replaced if it does not answer (R-14.43)', () => {
    const { onOpen, onLost } = start();
    HandSocket.now().open();
    HandSocket.now().say({ type: 'userevent', data: { users: ['ada'] } });
    vi.advanceTimersByTime(SOCKET_QUIET_MS);
    expect(onOpen).toHaveBeenCalledTimes(2);
    HandSocket.now().say({ type: 'userevent', data: { users: ['ada'] } });
    vi.advanceTimersByTime(SOCKET_QUIET_MS + SOCKET_ANSWER_MS - 1);
    expect([onOpen.mock.calls.length, HandSocket.made.length]).toEqual([3, 1]);
    vi.advanceTimersByTime(1);
    expect(onLost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(HandSocket.made).toHaveLength(2);
    HandSocket.now().open();
    expect(onOpen).toHaveBeenCalledTimes(4);
  });

  test('a connection that never opens is replaced (R-14.43)', () => {
    start();
    vi.advanceTimersByTime(SOCKET_ANSWER_MS + 1000);
    expect(HandSocket.made).toHaveLength(2);
  });

  test('messages of a socket that was given up are ignored', () => {
    const { onLost, onMessage } = start();
    const old = HandSocket.now();
    old.open();
    setOnline(false);
    old.say({ type: 'userevent', data: { users: ['ghost'] } });
    old.lose();
    expect(onMessage).not.toHaveBeenCalled();
    expect(onLost).toHaveBeenCalledOnce();
  });
});
