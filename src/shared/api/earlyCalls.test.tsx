import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pageAt } from '@/domain/lists/paging';
import { server } from '../../../tests/jsdom/testService';
import { tokenKey, writeLocal } from '../storage/localStore';
import { haveEarlyAnswersCome, startEarlyCalls } from './earlyCalls';
import { type Call, send } from './httpClient';

const list: Call = { method: 'POST', url: '/probe', body: pageAt(0) };
const asked: string[] = [];

/** Answers each call with its number; the first ones with these statuses. */
function answerWith(...statuses: readonly number[]): void {
  server.use(
    http.post('*/api/probe', async ({ request }) => {
      asked.push(`${request.headers.get('Authorization')} ${await request.text()}`);
      return HttpResponse.json(asked.length, { status: statuses[asked.length - 1] ?? 200 });
    }),
    http.put('*/api/probe', () => HttpResponse.json({})),
    http.post('*/api/auth/verifyToken', () => HttpResponse.json({})),
  );
}

const start = () => startEarlyCalls(`${location.origin}/api`, ['POST /probe']);

beforeEach(() => {
  asked.length = 0;
  writeLocal(tokenKey, 't-1');
});

test('the answer to what the page has asked for is handed over once (R-1.71)', async () => {
  answerWith();
  start();
  await send({ method: 'POST', url: '/auth/verifyToken' });
  expect(await send(list)).toMatchObject({ data: 1, status: 200 });
  expect(await send(list)).toMatchObject({ data: 2 });
  expect(asked).toEqual(Array.from({ length: 2 }, () => `Bearer t-1 ${JSON.stringify(pageAt(0))}`));
});

test('a question with other parameters does not get the answer (R-1.71)', async () => {
  server.use(http.get('*/api/tasks', ({ request }) => HttpResponse.json(new URL(request.url).search)));
  startEarlyCalls(`${location.origin}/api`, ['GET /tasks?day=1']);
  const ask = async (params?: Record<string, string>) =>
    send({ method: 'GET', url: '/tasks', ...(params && { params }) });
  expect(await ask({ day: '2' })).toMatchObject({ data: '?day=2' });
  expect(await ask()).toMatchObject({ data: '' });
  expect(globalThis.earlyCalls?.size).toBe(1);
  expect(await ask({ day: '1' })).toMatchObject({ data: '?day=1' });
  expect(globalThis.earlyCalls?.size).toBe(0);
});

test('only a call with a body says what its content is (R-24.146)', async () => {
  const types: unknown[] = [];
  const note = ({ request }: { request: Request }) => {
    types.push(request.headers.get('Content-Type'));
    return HttpResponse.json([]);
  };
  server.use(http.get('*/api/tasks', note), http.post('*/api/probe', note));
  startEarlyCalls(`${location.origin}/api`, ['GET /tasks', 'POST /probe']);
  await vi.waitFor(() => expect(haveEarlyAnswersCome()).toBe(true));
  expect(types).toEqual([null, 'application/json']);
});

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not-found'],
])(
  'the refusal %i is handed over like any answer, and not asked for again (R-24.149)',
  async (status, kind) => {
    let calls = 0;
    const refuse = () => {
      calls += 1;
      return HttpResponse.json({ message: 'No' }, { status });
    };
    server.use(http.get('*/api/tasks', refuse));
    startEarlyCalls(`${location.origin}/api`, ['GET /tasks']);
    const error = { kind, status, message: 'No' };
    expect(await send({ method: 'GET', url: '/tasks' })).toEqual({ error, body: { message: 'No' } });
    expect(calls).toBe(1);
  },
);

test.each([429, 500])('after the answer %i the call is made as usual (R-1.71)', async (status) => {
  answerWith(status);
  start();
  expect(await send(list)).toMatchObject({ data: 2 });
});

test('a pause that a busy service asks for is kept (R-24.25)', async () => {
  server.use(
    http.post('*/api/probe', () => HttpResponse.json({}, { status: 503, headers: { 'Retry-After': '7' } })),
  );
  start();
  expect(await send(list)).toMatchObject({ error: { status: 503, retryAfterMs: 7000 } });
});

test('an old answer is not taken, but one that is on its way however long (R-1.91)', async () => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  server.use(
    http.post('*/api/probe', async () => {
      asked.push('');
      await gate;
      return HttpResponse.json(asked.length);
    }),
  );
  const past = vi.spyOn(performance, 'now').mockReturnValueOnce(-20_001);
  onTestFinished(() => past.mockRestore());
  start();
  const answer = send(list);
  letGo();
  expect(await answer).toMatchObject({ data: 1 });

  past.mockReturnValueOnce(performance.now() - 20_001);
  start();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await globalThis.earlyCalls?.values().next().value?.answer;
  expect(await send(list)).toMatchObject({ data: 3 });
});

test('an early answer may take longer than 20 seconds as long as data arrives, and is not asked for again (R-24.173)', async () => {
  const pieces = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pieces.writable.getWriter();
  server.use(
    http.post('*/api/probe', ({ request }) => {
      asked.push('');
      // As in a browser, giving up the call ends its answer.
      request.signal.addEventListener('abort', () => void writer.abort().catch(() => undefined));
      return new HttpResponse(pieces.readable);
    }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  start();
  const answer = send(list);
  for (const piece of ['[', ' ', '"ä', '"', ' ', ']']) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after another
    await writer.write(new TextEncoder().encode(piece));
    // oxlint-disable-next-line no-await-in-loop -- it has been read then
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(6000);
  }
  await writer.close();
  expect(await answer).toMatchObject({ data: ['ä'] });
  expect(asked).toHaveLength(1);
});

test('another session does not get the answer, and its first render does not wait for it (R-1.71, R-1.80)', async () => {
  answerWith();
  start();
  await vi.waitFor(() => expect(haveEarlyAnswersCome()).toBe(true));
  writeLocal(tokenKey, 't-2');
  expect(haveEarlyAnswersCome()).toBe(false);
  expect(await send(list)).toMatchObject({ data: 2 });
  expect(asked[1]).toContain('t-2');
});

test('after a change, an answer from before it is not taken (R-1.71)', async () => {
  answerWith();
  start();
  await send({ method: 'PUT', url: '/probe', body: {} });
  expect(await send(list)).not.toMatchObject({ data: 1 });
});
