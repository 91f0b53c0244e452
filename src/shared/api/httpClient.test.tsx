import { once } from 'node:events';
import { createServer } from 'node:http';
import { HttpResponse, delay, http, passthrough } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectConsole } from '../../../tests/jsdom/testConsole';
import { server } from '../../../tests/jsdom/testService';
import { removeLocal, tokenKey, writeLocal } from '../storage/localStore';
import { type Call, send } from './httpClient';

const call: Call = { method: 'GET', url: '/probe' };
const answer = (response: () => Response | Promise<Response>) =>
  server.use(http.get('*/api/probe', response));

beforeEach(() => writeLocal(tokenKey, 't-1'));

describe('errors are values', () => {
  test.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [400, 'http'],
    [503, 'http'],
  ])("status %i is %s, with the service's own message", async (status, kind) => {
    answer(() => HttpResponse.json({ message: 'so' }, { status }));
    expect(await send(call)).toEqual({ error: { kind, status, message: 'so' }, body: { message: 'so' } });
  });

  test.each([
    ['30', 30_000],
    ['Thu, 01 Jan 2026 12:00:45 GMT', 45_000],
    ['86400', 600_000],
    ['Thu, 01 Jan 2026 11:00:00 GMT', undefined],
    ['0', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('a busy service that asks for a pause of "%s" gets %s ms (R-24.25)', async (header, retryAfterMs) => {
    const headers = { Date: 'Thu, 01 Jan 2026 12:00:00 GMT', 'Retry-After': header };
    answer(() => HttpResponse.json({}, { status: 429, headers }));
    const { error } = await send(call).then((result) => ({ error: undefined, ...result }));
    expect(error).toEqual({
      kind: 'http',
      status: 429,
      message: undefined,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    });
  });

  test('a 500 with a page of HTML has no message for the user', async () => {
    answer(() => new HttpResponse('<html><body>Internal</body></html>', { status: 500 }));
    expect(await send(call)).toEqual({ error: { kind: 'http', status: 500, message: undefined } });
  });

  test('a 200 with malformed JSON is an error', async () => {
    answer(() => new HttpResponse('[{"Id": 1,', { headers: { 'Content-Type': 'application/json' } }));
    expect(await send(call)).toEqual({ error: { kind: 'contract', path: 'JSON' } });
  });

  test('a 200 without a body has no data', async () => {
    answer(() => new HttpResponse(null, { status: 204 }));
    expect(await send(call)).toEqual({ data: undefined, status: 204, size: 0 });
  });

  test('a service that is down is a network error', async () => {
    answer(() => HttpResponse.error());
    expect(await send(call)).toEqual({ error: { kind: 'network' } });
  });

  test('a call that hangs is given up', async () => {
    answer(async () => {
      await delay('infinite');
      return new HttpResponse();
    });
    expect(await send({ ...call, timeoutMs: 30 })).toEqual({ error: { kind: 'timeout' } });
  });

  // Over a real connection, because the mocks of the other tests pass an answer on only when it is complete.
  test.each([
    ['keeps coming is waited for', [400, 400, 400, 400], { data: [], status: 200, size: 2 }],
    ['stands still is given up', [50, 9000], { error: { kind: 'timeout' } }],
  ])('an answer that %s', async (_name, pauses, result) => {
    const slow = createServer(({ method }, response) => {
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' });
      if (method === 'OPTIONS') {
        response.end();
        return;
      }
      void (async () => {
        for (const pause of pauses) {
          response.write(' ');
          await delay(pause);
        }
        response.end('[]');
      })();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => slow.closeAllConnections());
    onTestFinished(() => void slow.close());
    await once(slow, 'listening');
    const address = slow.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/probe`;
    server.use(http.all(url, () => passthrough()));
    expect(await send({ ...call, url, timeoutMs: 1400 })).toEqual(result);
  });

  test('a cancelled call has its own error', async () => {
    answer(async () => {
      await delay('infinite');
      return new HttpResponse();
    });
    const controller = new AbortController();
    const result = send({ ...call, signal: controller.signal });
    controller.abort();
    expect(await result).toEqual({ error: { kind: 'cancelled' } });
  });
});

describe('failures that are only logged', () => {
  const logged: Call = { method: 'POST', url: '/probe', body: { name: 'Jana' }, isLogged: true };

  test.each([
    [500, /^console\.warn: POST \/probe: 500$/u],
    [422, /^console\.warn: POST \/probe: 422$/u],
  ])('a failure logs method, path and status %i, but no personal data (R-1.22)', async (status, line) => {
    server.use(http.post('*/api/probe', () => HttpResponse.json({ message: 'Jana' }, { status })));
    expectConsole(line);
    expect(await send(logged)).toMatchObject({ error: { status } });
  });

  test('a connection that breaks off is logged as such', async () => {
    server.use(http.post('*/api/probe', () => HttpResponse.error()));
    expectConsole(/^console\.warn: POST \/probe: network$/u);
    expect(await send(logged)).toMatchObject({ error: { kind: 'network' } });
  });

  test('neither the end of a session nor other calls are logged (R-1.22)', async () => {
    const warn = vi.mocked(console.warn);
    warn.mockClear();
    server.use(http.post('*/api/probe', () => new HttpResponse(null, { status: 401 })));
    await send(logged);
    server.use(http.post('*/api/probe', () => new HttpResponse(null, { status: 500 })));
    await send({ method: 'POST', url: '/probe' });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('requests to the service', () => {
  test('the bearer token is sent with every call but the public ones; without it no other call is sent (R-2.52)', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.all('*/api/probe', ({ request }) => {
        seen.push(request.headers.get('Authorization'));
        expect(request.headers.get('X-Public')).toBeNull();
        return HttpResponse.json({});
      }),
    );
    await send(call);
    await send({ ...call, isPublic: true });
    removeLocal(tokenKey);
    expect(await send(call)).toMatchObject({ error: { kind: 'unauthorized' } });
    await send({ ...call, isPublic: true });
    expect(seen).toEqual(['Bearer t-1', null, null]);
  });

  test('a body is sent as JSON', async () => {
    server.use(
      http.put('*/api/probe', async ({ request }) => {
        expect(request.headers.get('Content-Type')).toMatch(/^application\/json/u);
        return HttpResponse.json(await request.json());
      }),
    );
    expect(await send({ ...call, method: 'PUT', body: { a: null } })).toEqual({
      data: { a: null },
      status: 200,
      size: 10,
    });
  });
});

describe('a token that was refused', () => {
  test('if a newer one is stored by then, the call is sent again with that (R-14.45)', async () => {
    const sent: (string | null)[] = [];
    server.use(
      http.get('*/api/probe', ({ request }) => {
        const token = request.headers.get('Authorization');
        sent.push(token);
        // Another tab has verified the session meanwhile.
        writeLocal(tokenKey, 't-2');
        return token === 'Bearer t-2' ? HttpResponse.json(1) : new HttpResponse(null, { status: 401 });
      }),
    );
    expect(await send(call)).toMatchObject({ data: 1 });
    expect(sent).toEqual(['Bearer t-1', 'Bearer t-2']);
  });

  test('a token in the body counts, too (R-14.45)', async () => {
    let msal = 'm-1';
    server.use(
      http.patch('*/api/probe', async ({ request }) => {
        const isNew = (await request.text()) === '{"msal":"m-2"}';
        msal = 'm-2';
        return isNew ? HttpResponse.json(1) : new HttpResponse(null, { status: 401 });
      }),
    );
    expect(await send({ ...call, method: 'PATCH', makeBody: () => ({ msal }) })).toMatchObject({ data: 1 });
  });

  test('the present one is refused for good', async () => {
    const asked = vi.fn<() => Response>(() => new HttpResponse(null, { status: 401 }));
    answer(asked);
    expect(await send(call)).toMatchObject({ error: { kind: 'unauthorized' } });
    expect(asked).toHaveBeenCalledOnce();
  });
});
