import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, type RawData } from 'ws';
import { startServer, type RunningServer } from './server';
import { guidOf, testDay } from './testing';

// Hono's adapter replaces these globals by its own classes, which do not report a dropped connection as an error. Other
// tests share the process, so the originals are put back.
const { Request, Response } = globalThis;
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ today: testDay });
});
afterAll(async () => {
  await server.close();
  Object.assign(globalThis, { Request, Response });
});

const decoder = new TextDecoder();
const parse = (data: RawData): unknown =>
  JSON.parse(decoder.decode(Array.isArray(data) ? Buffer.concat(data) : data));

/** Opens a real websocket, whose messages are read one after the other. */
async function open(
  path = '/ws',
): Promise<{ say: (message: unknown) => void; hear: () => Promise<unknown>; socket: WebSocket }> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`);
  const heard: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  socket.on('message', (data: RawData) => {
    const next = waiting.shift();
    if (next) next(parse(data));
    else heard.push(parse(data));
  });
  await once(socket, 'open');
  return {
    socket,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    hear: async () => (heard.length > 0 ? heard.shift() : new Promise((resolve) => waiting.push(resolve))),
  };
}

const login = (value: string) => ({ type: 'userevent', event: 'login', value });
const logout = (value: string) => ({ type: 'userevent', event: 'logout', value });
const users = (...guids: string[]) => ({ type: 'userevent', data: { users: guids } });

describe('the websocket', () => {
  it('tells everyone who is connected, and keeps a user with another open socket', async () => {
    const jana = guidOf(server.service, 'jana.albrecht');
    const tobias = guidOf(server.service, 'tobias.reimann');
    const [first, second, other] = [await open(), await open('/api/ws'), await open()];
    first.say(login(jana));
    expect(await other.hear()).toEqual(users(jana));
    second.say(login(jana));
    expect(await other.hear()).toEqual(users(jana));
    other.say(login(tobias));
    for (const one of [first, second]) {
      await one.hear();
      await one.hear();
      expect(await one.hear()).toEqual(users(jana, tobias));
    }
    await other.hear();
    first.socket.close();
    expect(await other.hear()).toEqual(users(jana, tobias));
    second.say(logout(jana));
    expect(await other.hear()).toEqual(users(tobias));
    for (const { socket } of [second, other]) socket.terminate();
  });

  it('ignores messages that cannot be read', async () => {
    const jana = guidOf(server.service, 'jana.albrecht');
    const { say, hear, socket } = await open();
    for (const message of [
      '',
      '{',
      'null',
      '[]',
      '{"type":"userevent"}',
      login('unknown'),
      { type: 'other' },
    ])
      say(message);
    say(login(jana));
    let last = await hear();
    // The message about an earlier socket's end may still arrive first.
    while (JSON.stringify(last) !== JSON.stringify(users(jana))) last = await hear();
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
  });

  it('transmits changes on boards', async () => {
    const { hear, socket } = await open();
    const token = server.service.issueToken(guidOf(server.service, 'jana.albrecht'));
    const response = await fetch(`${server.url}/api/kanban`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Neu', class: 'personally' }),
    });
    expect(response.status).toBe(200);
    let message = await hear();
    while (!JSON.stringify(message).includes('kanbanevent')) message = await hear();
    expect(message).toMatchObject({
      type: 'kanbanevent',
      event: 'boardCreated',
      data: { kanbanId: expect.any(Number) },
    });
    socket.terminate();
  });

  it('has no other address', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/elsewhere`);
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('socket hang up');
  });
});

describe('the server', () => {
  it('reads the body of a DELETE and answers 204 without one', async () => {
    const token = server.service.issueToken(guidOf(server.service, 'tobias.reimann'));
    const response = await fetch(`${server.url}/customer/2/member`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ guid: 'x' }),
    });
    expect(await response.json()).toEqual({ affectedRows: 0 });
  });

  it('ends at once even with open sockets, and reports a port that is in use', async () => {
    const second = await startServer({ today: testDay });
    await expect(startServer({ today: testDay, port: second.port })).rejects.toThrow('EADDRINUSE');
    const socket = new WebSocket(`ws://127.0.0.1:${second.port}/ws`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await second.close();
    await closed;
    await expect(fetch(second.url)).rejects.toThrow('fetch failed');
  });
});
