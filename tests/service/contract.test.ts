import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clientWith, startTest } from './testing';

/** Every call of the contract that needs a token. */
const calls = [
  'POST /auth/verifyToken',
  'POST /users',
  'GET /users/x',
  'PUT /users/x',
  'GET /users/x/photo',
  'GET /users/x/background',
  'POST /users/find',
  'GET /users/me/notification',
  'POST /users/me/notification',
  'DELETE /users/me/notification',
  'POST /workrecords',
  'PUT /workrecords',
  'PATCH /workrecords/1',
  'DELETE /workrecords/1',
  'POST /expenses',
  'PUT /expenses',
  'DELETE /expenses/1',
  'POST /sheet/time',
  'PUT /sheet/time',
  'GET /sheet/time/1',
  'DELETE /sheet/time/1',
  'POST /sheet/time/1/mailsender',
  'POST /sheet/time/1/sign',
  'GET /customers',
  'POST /customers',
  'GET /customer/1',
  'PUT /customers/',
  'PUT /customer/1',
  'GET /customer/1/export',
  'GET /customer/1/evaluation',
  'POST /customer/1/member',
  'DELETE /customer/1/member',
  'GET /project/1',
  'GET /projects/1',
  'PUT /projects',
  'PUT /project/1',
  'GET /project/1/export',
  'GET /project/1/evaluation',
  'POST /project/1/member',
  'DELETE /project/1/member',
  'PATCH /calendar/me/view',
  'GET /evaluation/me/time',
  'GET /evaluation/me/project',
  'GET /evaluation/me/customer',
  'GET /kanban/tasks/me',
  'GET /data/find/x',
  'GET /kanban',
  'POST /kanban',
  'GET /kanban/boards/1',
  'PATCH /kanban/boards/1',
  'DELETE /kanban/boards/1',
  'GET /kanban/boards/1/buckets',
  'POST /kanban/boards/1/buckets',
  'PATCH /kanban/buckets/1',
  'DELETE /kanban/buckets/1',
  'GET /kanban/boards/1/tasks',
  'POST /kanban/boards/1/tasks',
  'POST /kanban/boards/1/member',
  'PATCH /kanban/boards/1/member',
  'GET /kanban/tasks/1/details',
  'PATCH /kanban/tasks/1',
  'DELETE /kanban/tasks/1',
  'GET /kanban/tasks/1/comments',
  'POST /kanban/tasks/1/comments',
  'POST /kanban/tasks/1/member',
  'PATCH /kanban/tasks/1/member',
  'GET /kanban/customer/1/tasks',
];
const publicCalls = [
  'GET /auth/verifyToken',
  'POST /auth/signin/',
  'POST /auth/verification/',
  'PUT /auth/register/',
  'POST /auth/register/',
  'GET /auth/reset/x',
  'POST /auth/reset/x',
  'PATCH /auth/reset/x',
];

describe('every call', () => {
  const { service, nobody, jana } = startTest();

  it.each(calls)('%s needs a token, which is checked first', async (call) => {
    expect(await nobody.send(call, call.startsWith('GET') ? undefined : { nonsense: 1 })).toEqual({
      status: 401,
      body: { message: 'token missing or expired' },
    });
  });

  it.each(publicCalls)('%s exists and needs no token in the header', async (call) => {
    const { status, body } = await nobody.send(call, call.startsWith('GET') ? undefined : {});
    expect({ status, body }).not.toMatchObject({ body: { message: 'token missing or expired' } });
    expect(body).not.toMatchObject({ message: 'no such call' });
  });

  it.each(calls.filter((call) => !call.startsWith('GET')))('%s refuses an unknown field', async (call) => {
    expect(await jana.send(call, { nonsense: 1 })).toMatchObject({ status: 400 });
  });

  it.each([...calls, ...publicCalls].filter((call) => call.startsWith('GET')))(
    '%s refuses an unknown query parameter',
    async (call) => {
      expect(await jana.send(`${call}?nonsense=1`)).toMatchObject({ status: 400 });
    },
  );

  it('is answered below /api, too', async () => {
    expect(await jana.send('GET /api/customers')).toEqual(await jana.send('GET /customers'));
  });

  it.each([
    'GET /nothing',
    'POST /auth/signin',
    'PUT /customers',
    'POST /auth/register',
    'GET /customers/',
    'PUT /users',
  ])('%s is not a call', async (call) => {
    const answer = await jana.send(call, call.startsWith('GET') ? undefined : {});
    expect(answer).toEqual({ status: 404, body: { message: 'no such call' } });
  });

  it.each([
    'GET /customer/abc',
    'GET /customer/1e3',
    'GET /project/99999',
    'GET /users/unknown',
    'GET /kanban/boards/0',
  ])('%s is answered by 404 not found', async (call) => {
    expect(await jana.send(call)).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('not found') },
    });
  });

  const raw = async (body: string, headers: Record<string, string>): Promise<[number, unknown]> => {
    const authorization = `Bearer ${service.issueToken(jana.guid)}`;
    const response = await service.fetch(
      new Request('http://service/workrecords', {
        method: 'POST',
        body,
        headers: { authorization, ...headers },
      }),
    );
    return [response.status, await response.json()];
  };
  const json = { 'content-type': 'application/json' };

  it('answers a wrong body with its mistake', async () => {
    expect(await raw('{"start":0,', json)).toEqual([400, { message: 'body: malformed JSON' }]);
    expect(await raw('[]', json)).toEqual([400, { message: 'body: an object is expected' }]);
    expect(await raw('{"start":0,"count":1,"constructor":1}', json)).toEqual([
      400,
      { message: 'constructor: is not known to this call' },
    ]);
    expect(await raw('3', json)).toEqual([400, { message: 'body: an object is expected' }]);
    expect(await raw('{"start":0,"count":20}', { 'content-type': 'text/plain' })).toEqual([
      400,
      { message: 'Content-Type: application/json is expected' },
    ]);
    expect(await raw('{"start":"0","count":20}', json)).toEqual([
      400,
      { message: 'start: a number is expected' },
    ]);
    expect(await raw('{"start":-1,"count":20}', json)).toEqual([
      400,
      { message: 'start: must not be negative' },
    ]);
    expect(await raw('{"start":0}', json)).toEqual([400, { message: 'count: is required' }]);
  });

  it('accepts a charset in the content type', async () => {
    const [status] = await raw('{"start":0,"count":1}', {
      'content-type': 'application/json; charset=utf-8',
    });
    expect(status).toBe(200);
  });

  it('refuses a body over the limit', async () => {
    const [status] = await raw(`{"start":"${'x'.repeat(26 * 1024 * 1024)}"}`, {
      ...json,
      'content-length': String(26 * 1024 * 1024),
    });
    expect(status).toBe(413);
  });

  it('accepts other origins, without credentials', async () => {
    const preflight = await service.fetch(
      new Request('http://service/api/workrecords', {
        method: 'OPTIONS',
        headers: { origin: 'https://app.example', 'access-control-request-method': 'PATCH' },
      }),
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false);
    const refused = await service.fetch(new Request('http://service/customers'));
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('refuses an invented token', async () => {
    expect(await clientWith(service, 'made-up').send('GET /customers')).toMatchObject({ status: 401 });
  });
});

it('no test of the service waits for real time', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
  const waiting = files.filter((name) =>
    /\bset[T]imeout|timers[/]promises/.test(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')),
  );
  expect(waiting).toEqual([]);
});
