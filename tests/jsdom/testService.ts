import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { vi } from 'vitest';
import { createSeededService } from '../service/seededService';
import type { Service } from '../service/service';
import { digest } from '../service/tokens';
import { testToday } from '../today';
import { TestSocket, connectSockets, dropSockets } from './testSocket';

/**
 * The reference service behind the test's `fetch` and `XMLHttpRequest`. Every test has its own, with the same seed.
 */
let current: Service | undefined;
const answering = new Set<Promise<Response>>();
const problems: string[] = [];
const expectedRefusals: RegExp[] = [];
/** Hashes of the tokens of finished tests. */
const formerTokens = new Set<string>();

/** The service of the running test: its database, its mails, its tokens. */
export function testService(): Service {
  current ??= createSeededService(testToday);
  return current;
}

/**
 * Announces that the service will refuse a call as unknown or badly formed. Otherwise such an answer fails the test,
 * because the client must keep to the contract.
 *
 * @param pattern matches `PATCH /api/workrecords/1: 400 {"message":…}`
 */
export function expectRefusal(pattern: RegExp): void {
  expectedRefusals.push(pattern);
}

/** Answers in place of the service, which it may call. */
type StandIn = (request: Request, service: Service) => Promise<Response>;
let standIn: StandIn | undefined;

/** Replaces the answers of the service until the end of the test; see `tests/varied`. */
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
 * Whether the request comes from a finished test, whose work may still go on. A 401 would empty the local storage and
 * sign out the user of the running test.
 */
function isLate({ headers, url }: Request): boolean {
  const bearer = headers.get('authorization')?.replace(/^Bearer /u, '');
  return [bearer, new URL(url).searchParams.get('token')].some(
    (token) => typeof token === 'string' && formerTokens.has(digest(token)),
  );
}

/** The answer to a late request, which is no longer awaited. */
const never = new Promise<Response>(() => undefined);

async function answerAndRemember(request: Request): Promise<Response> {
  if (isLate(request)) return never;
  const response = answer(request);
  answering.add(response);
  return response.finally(() => answering.delete(response));
}

/** The network of the tests. `server.use(http.post('/api/workrecords', …))` puts a fault in front of the service. */
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
  // After msw has started, because it replaces this class by its own.
  vi.stubGlobal('WebSocket', TestSocket);
  connectSockets(testService, (text) => problems.push(text));
}

/** Waits for unanswered calls, closes the test's service and returns the problems of its traffic. */
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
