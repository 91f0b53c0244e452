import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { vi } from 'vitest';
import { type Service, createService } from '../service/service';
import { digest } from '../service/tokens';
import { testToday } from '../today';
import { TestSocket, connectSockets, dropSockets } from './testSocket';

/**
 * The reference service behind the test's `fetch` and `XMLHttpRequest`: every test has one of its own, with the same
 * seed (making one takes about 10 ms).
 */
let current: Service | undefined;
const answering = new Set<Promise<Response>>();
const problems: string[] = [];
const expectedRefusals: RegExp[] = [];
/** Hashes of the tokens of tests that are over. */
const formerTokens = new Set<string>();

/** The service of the running test: its database, its mails, its tokens. */
export function testService(): Service {
  current ??= createService({ today: testToday });
  return current;
}

/**
 * Announces that the service will refuse a call as unknown or badly formed. Otherwise such an answer fails the test:
 * the client is exact in what it sends.
 *
 * @param pattern matches `PATCH /api/workrecords/1: 400 {"message":…}`
 */
export function expectRefusal(pattern: RegExp): void {
  expectedRefusals.push(pattern);
}

/** Answers in the service's place, and may ask it. */
type StandIn = (request: Request, service: Service) => Promise<Response>;
let standIn: StandIn | undefined;

/** Lets somebody else answer for the rest of the test; see `tests/varied`. */
export function answerBy(other: StandIn): void {
  standIn = other;
}

async function answer(request: Request): Promise<Response> {
  const service = testService();
  const response = await (standIn ? standIn(request, service) : service.fetch(request));
  const isBadlyFormed = response.status === 400 || response.status >= 500;
  const text = isBadlyFormed || response.status === 404 ? await response.clone().text() : '';
  if (isBadlyFormed || text.includes('no such call')) {
    const line = `${request.method} ${new URL(request.url).pathname}: ${response.status} ${text}`;
    if (!expectedRefusals.some((pattern) => pattern.test(line))) problems.push(line);
  }
  return response;
}

/**
 * Whether a test that is over sends this: what it had begun may go out only now. Answered with a 401, it would empty the
 * local storage, and sign out the one who is signed in here.
 */
function isLate({ headers, url }: Request): boolean {
  const bearer = headers.get('authorization')?.replace(/^Bearer /u, '');
  return [bearer, new URL(url).searchParams.get('token')].some(
    (token) => typeof token === 'string' && formerTokens.has(digest(token)),
  );
}

/** Nobody waits for it any more. */
const never = new Promise<Response>(() => undefined);

async function answerAndRemember(request: Request): Promise<Response> {
  if (isLate(request)) return never;
  const response = answer(request);
  answering.add(response);
  return response.finally(() => answering.delete(response));
}

/** The network of the tests. `server.use(http.post('/api/workrecords', …))` puts a fault before the service. */
export const server = setupServer(
  http.get('*/meta.json', () =>
    HttpResponse.json({ buildDate: '2026-11-01T08:00:00.000Z', version: '3.0.0' }),
  ),
  http.all('*/api/*', async ({ request }) => answerAndRemember(request)),
);

export function startNetwork(): void {
  server.listen({
    onUnhandledRequest: (request) => {
      problems.push(`unexpected request: ${request.method} ${request.url}`);
      throw new Error(`unexpected request: ${request.method} ${request.url}`);
    },
  });
  // After msw, which puts a class of its own in this place.
  vi.stubGlobal('WebSocket', TestSocket);
  connectSockets(testService, (text) => problems.push(text));
}

/** Waits for calls under way, forgets the test's service and says what was wrong with its traffic. */
export async function endTraffic(): Promise<string[]> {
  dropSockets();
  await Promise.allSettled(answering);
  server.resetHandlers();
  for (const { hash } of current?.db.all(v.object({ hash: v.string() }), 'select hash from tokens') ?? [])
    formerTokens.add(hash);
  current?.close();
  current = undefined;
  standIn = undefined;
  expectedRefusals.length = 0;
  return problems.splice(0);
}
