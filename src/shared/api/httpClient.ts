import type { AxiosError, AxiosResponse } from 'axios';
import { env } from '../env';
import { readToken, readTokenOf } from '../session/storedSession';
import { type ApiError, errorOfStatus } from './apiError';
import { takeEarly } from './earlyCalls';
import { noteCall } from './firstAnswers';

/** A call is given up after this time without any data, in milliseconds. */
const CALL_TIMEOUT_MS = 20_000;

/** However long a busy service asks us to wait, it is asked again after this time, in milliseconds. */
const LONGEST_WAIT_MS = 600_000;

/** One call of the service. `url` begins with a slash and is relative to the service's address. */
export interface Call {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Makes the body for each try, if it contains a token, which may be renewed meanwhile. */
  readonly makeBody?: () => unknown;
  readonly params?: Readonly<Record<string, string>>;
  /** Sends the call without a token. */
  readonly isPublic?: boolean;
  /** Guid of the user in whose session the call is made; it is never sent with another user's token. */
  readonly owner?: string | undefined;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Returns the answer as bytes (an `ArrayBuffer`), for a worker that parses it off the main thread. */
  readonly wantsBytes?: true;
  /** Logs a failure to the console. */
  readonly isLogged?: true;
}

/** An answer of the service: `data` is undefined if it is empty, `size` is its length in characters. */
interface Answer {
  readonly data: unknown;
  readonly status: number;
  readonly size: number;
}

/** An answer, or the error why there is none; never thrown. A refusal may have more than its message: `body`. */
export type CallResult = Answer | { readonly error: ApiError; readonly body?: unknown };

function textOf(body: unknown): string {
  if (body instanceof ArrayBuffer) return new TextDecoder().decode(body);
  return typeof body === 'string' ? body : '';
}

function parseBody(body: unknown): { value: unknown; size: number } | undefined {
  const text = textOf(body).trim();
  if (text === '') return { value: undefined, size: 0 };
  try {
    return { value: JSON.parse(text), size: text.length };
  } catch {
    return undefined;
  }
}

function readAnswer(body: unknown, status: number): CallResult {
  const parsed = parseBody(body);
  return parsed
    ? { data: parsed.value, status, size: parsed.size }
    : { error: { kind: 'contract', path: 'JSON' } };
}

/** The `message` of an error body; HTML pages and the like have none that a user should read. */
function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' && body.message !== '' ? body.message : undefined;
}

/** The wait that `Retry-After` asks for: seconds, or a date of the service's clock, which may differ from ours. */
function waitOf(headers: AxiosResponse<unknown>['headers']): number {
  const text = String(headers['retry-after'] ?? '').trim();
  const now = Date.parse(String(headers['date'])) || Date.now();
  const waitMs = /^\d+$/u.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Math.min(Math.max(waitMs || 0, 0), LONGEST_WAIT_MS);
}

function refused(data: unknown, status: number, waitMs?: number): CallResult {
  const body = parseBody(data)?.value;
  return { error: errorOfStatus(status, messageOf(body), waitMs), body };
}

function failed({ code, response }: AxiosError<unknown>): CallResult {
  if (!response) return { error: { kind: code === 'ERR_CANCELED' ? 'cancelled' : 'network' } };
  return refused(response.data, response.status, waitOf(response.headers));
}

const bodyOf = ({ body, makeBody }: Call): unknown => (makeBody ? makeBody() : body);

/** The present tokens for a call; null for a call without, or after the session has ended. */
function tokensOf(call: Call): string | null {
  if (call.isPublic) return null;
  const token = call.owner === undefined ? readToken() : readTokenOf(call.owner);
  return token !== null && call.makeBody ? `${token} ${JSON.stringify(call.makeBody())}` : token;
}

async function exchange(call: Call): Promise<CallResult> {
  if (!call.isPublic && readToken() === null)
    return { error: { kind: 'unauthorized', status: 401, message: undefined } };
  // We use our own timer instead of the transport's: it also ends an answer that has begun and then stops, but lets
  // receipts of many megabytes take their time on a slow connection, as long as data keeps coming.
  const controller = new AbortController();
  let isTimeUp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rewind = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isTimeUp = true;
      controller.abort();
    }, call.timeoutMs ?? CALL_TIMEOUT_MS);
  };
  rewind();
  const { signal } = controller;
  const handleAbort = () => controller.abort();
  if (call.signal?.aborted) handleAbort();
  call.signal?.addEventListener('abort', handleAbort);
  const content = bodyOf(call);
  const body = content === undefined ? undefined : JSON.stringify(content);
  const question = call.params ? `?${new URLSearchParams(call.params)}` : '';
  const early = await takeEarly({ ...call, url: call.url + question, body, signal }, rewind);
  // The transport is loaded with the first call that the page has not made itself.
  const transport = early ? undefined : await import('./axiosClient').catch(() => undefined);
  try {
    if (early) {
      const [text, status, headers] = early;
      return status < 400 ? readAnswer(text, status) : refused(text, status, waitOf(headers));
    }
    if (!transport) return { error: { kind: 'network' } };
    const response: AxiosResponse<unknown> = await transport.client.request({
      url: call.url,
      method: call.method,
      isPublic: call.isPublic,
      owner: call.owner,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        data: body,
        onUploadProgress: rewind,
      }),
      onDownloadProgress: rewind,
      ...(call.params && { params: call.params }),
      ...(call.wantsBytes && { responseType: 'arraybuffer' as const }),
      signal,
    });
    if (response.data instanceof ArrayBuffer)
      return { data: response.data, status: response.status, size: response.data.byteLength };
    return readAnswer(response.data, response.status);
  } catch (failure) {
    if (isTimeUp) return { error: { kind: 'timeout' } };
    return transport?.isAxiosError(failure) ? failed(failure) : { error: { kind: 'network' } };
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', handleAbort);
  }
}

/** Logs method, path and status. Bodies and messages are left out, because they could contain personal data. */
function logFailure({ method, url }: Call, failure: ApiError): void {
  // A call that was cancelled, or whose session has ended, did not fail.
  if (failure.kind === 'cancelled' || failure.kind === 'unauthorized') return;
  // oxlint-disable-next-line no-console -- R-1.22 asks for this line in the log
  console.warn(`${method} ${url}: ${'status' in failure ? failure.status : failure.kind}`);
}

/**
 * Sends a call with the bearer token of the session. An empty answer is `undefined`. Without a token only public calls
 * are sent. If an older token was refused than the one that is stored by then, the call is sent again, because
 * only a refusal of the present token ends a session.
 */
export async function send(call: Call): Promise<CallResult> {
  let tokens = tokensOf(call);
  const noteAnswer = noteCall();
  let result = await exchange(call);
  noteAnswer();
  while ('error' in result && result.error.kind === 'unauthorized') {
    const present = tokensOf(call);
    if (present === null || present === tokens) break;
    tokens = present;
    // oxlint-disable-next-line no-await-in-loop -- one try after another
    result = await exchange(call);
  }
  if (call.isLogged && 'error' in result) logFailure(call, result.error);
  return result;
}

/**
 * Sends a call that outlives the page: the browser finishes it after the tab is closed, and we never see the answer.
 *
 * @param token with null nothing is sent
 */
export function sendOnUnload(call: Pick<Call, 'url' | 'method'>, token: string | null): void {
  if (token === null) return;
  void fetch(env.apiUrl + call.url, {
    method: call.method,
    keepalive: true,
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => undefined);
}
