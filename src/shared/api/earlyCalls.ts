import { PAGE_SIZE } from '@/domain/limits';
import { readLocal, tokenKey } from '../storage/localStore';

/** An answer that came and was asked for before this time, in milliseconds, is not taken. */
const LATEST_MS = 20_000;

/** A call that the page has started before the app, and how to give it up. */
interface EarlyCall {
  readonly token: string;
  readonly askedAt: number;
  /**
   * Text, status and headers; undefined if none came, or the service has failed, or is busy and does not say for how long.
   */
  readonly answer: Promise<readonly [string, number, { date?: string; 'retry-after'?: string }] | undefined>;
  readonly stop: () => void;
  /** Is told that a part of the answer has arrived. */
  onData?: () => void;
  /** The answer is there; a refusal is left to the screen, which says it. */
  hasCome?: true;
}

declare global {
  /** By method, address and body. */
  var earlyCalls: Map<string, EarlyCall> | undefined;
}

const keyOf = (method: string, url: string, body = '') => `${method} ${url} ${body}`;

/**
 * Asks the service for what a screen shows first, while the app is still loading. Called by the page's last script.
 *
 * @param apiUrl base address of the service, without a trailing slash
 * @param calls `GET /customers`; a `POST` reads the first page of a list
 */
export function startEarlyCalls(apiUrl: string, calls: readonly string[]): void {
  const token = readLocal(tokenKey);
  if (token === null) return;
  const start = (call: string): [string, EarlyCall] => {
    const controller = new AbortController();
    const [method = '', url = ''] = call.split(' ');
    // Not by `domain/lists/paging`, whose other functions would be a file of their own beside the page's.
    const body = method === 'POST' ? JSON.stringify({ start: 0, count: PAGE_SIZE }) : undefined;
    const headers = { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
    const ask = async () => {
      const { signal } = controller;
      const response = await fetch(apiUrl + url, { method, headers, signal, ...(body && { body }) });
      if (response.status > 404 && !response.headers.has('Retry-After')) return undefined;
      const heard = new TransformStream<BufferSource, BufferSource>({
        transform: (part, passOn) => {
          early.onData?.();
          passOn.enqueue(part);
        },
      });
      const text = await new Response(response.body?.pipeThrough(heard)).text();
      if (response.ok) early.hasCome = true;
      return [text, response.status, Object.fromEntries(response.headers)] as const;
    };
    const answer = ask().catch(() => undefined);
    const early: EarlyCall = { token, askedAt: performance.now(), answer, stop: () => controller.abort() };
    return [keyOf(method, url, body), early];
  };
  globalThis.earlyCalls = new Map(calls.map(start));
}

/** Whether an answer belongs to the present session and is not old; one that is on its way comes sooner than another. */
const isUsable = ({ token, askedAt, hasCome }: EarlyCall) =>
  token === readLocal(tokenKey) && (!hasCome || performance.now() - askedAt <= LATEST_MS);

/** Whether all answers that the page has asked for are there and can be handed over. */
export function haveEarlyAnswersCome(): boolean {
  const calls = [...(globalThis.earlyCalls?.values() ?? [])];
  return calls.length > 0 && calls.every((call) => call.hasCome && isUsable(call));
}

/**
 * Hands over the answer that the page has asked for, once, to the session in which it was asked for. Once anything else
 * than a reading is sent, the others are given up, because they would be old.
 *
 * @param call its body as JSON
 * @param onData is called when a part of the answer has arrived
 * @returns undefined if there is none, or a failure: then the call is made as usual
 */
export async function takeEarly(
  { method, url, signal, body }: Pick<Request, 'method' | 'url' | 'signal'> & { body?: string | undefined },
  onData: () => void,
): EarlyCall['answer'] {
  const key = keyOf(method, url, body);
  const early = globalThis.earlyCalls?.get(key);
  // Asking for the role changes nothing.
  if (!early && method !== 'GET' && !url.startsWith('/auth/')) {
    for (const { stop } of globalThis.earlyCalls?.values() ?? []) stop();
    globalThis.earlyCalls = undefined;
  }
  globalThis.earlyCalls?.delete(key);
  if (!early || !isUsable(early)) return undefined;
  early.onData = onData;
  signal.addEventListener('abort', early.stop);
  return early.answer;
}
