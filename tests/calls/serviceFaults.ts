import { HttpResponse, delay } from 'msw';
import { expect } from 'vitest';
import type { ApiError } from '@/shared/api/apiError';

/** The expected error for an unreadable success depends on the call: see `expectedError`. */
type Unreadable = 'no JSON' | 'not as agreed';

interface Kind {
  readonly name: string;
  readonly answer: () => Promise<Response> | Response;
  /** The error that the call results in. */
  readonly error: ApiError | Unreadable;
}

/** An error page that must not reach the user. */
const page = '<html><h1>Oops</h1></html>';
const html = (status: number) => new HttpResponse(page, { status });
const refusal = (status: number, message: string) => HttpResponse.json({ message }, { status });

/** Names of faults that are good answers to some calls (see `Call`). */
export const EMPTY = '200 without a body';
export const OTHER = '200 with unexpected data';
export const CONFLICT = '409';
/** The only fault that needs a clock, because the call times out. */
export const SILENCE = 'no answer at all';

const sessionOver = {
  name: '401',
  answer: () => refusal(401, 'token missing or expired'),
  error: { kind: 'unauthorized', status: 401, message: 'token missing or expired' },
} as const;

/** One fault of each kind. */
const oneOfEach = [
  sessionOver,
  {
    name: '500 with HTML',
    answer: () => html(500),
    error: { kind: 'http', status: 500, message: undefined },
  },
  {
    name: '400 with a message',
    answer: () => refusal(400, 'Hours: too many'),
    error: { kind: 'http', status: 400, message: 'Hours: too many' },
  },
  { name: '200 with HTML', answer: () => html(200), error: 'no JSON' },
  { name: '200 with half a JSON text', answer: () => new HttpResponse('[{"Id":1,'), error: 'no JSON' },
  { name: EMPTY, answer: () => new HttpResponse(null, { status: 200 }), error: 'not as agreed' },
  { name: OTHER, answer: () => HttpResponse.json(42), error: 'not as agreed' },
  { name: 'connection dropped', answer: () => HttpResponse.error(), error: { kind: 'network' } },
  {
    name: '403 with a message',
    answer: () => refusal(403, 'not yours'),
    error: { kind: 'forbidden', status: 403, message: 'not yours' },
  },
  {
    name: '403 with HTML',
    answer: () => html(403),
    error: { kind: 'forbidden', status: 403, message: undefined },
  },
  {
    name: '404',
    answer: () => refusal(404, 'no longer there'),
    error: { kind: 'not-found', status: 404, message: 'no longer there' },
  },
  {
    name: CONFLICT,
    answer: () => refusal(409, 'somebody was faster'),
    error: { kind: 'conflict', status: 409, message: 'somebody was faster' },
  },
  {
    name: SILENCE,
    answer: async () => {
      await delay('infinite');
      return HttpResponse.error();
    },
    error: { kind: 'timeout' },
  },
] as const satisfies readonly Kind[];

export type FaultName = (typeof oneOfEach)[number]['name'];

/** A fault, as a call receives it from the service. */
export interface Fault extends Kind {
  readonly name: FaultName;
}

export const faults: readonly Fault[] = oneOfEach;
export const sessionEnd: Fault = sessionOver;

/**
 * The error that is expected for a fault.
 *
 * @param creates after a success without an id the app cannot know whether something was created, as these tests answer
 * the list with the same fault
 */
export function expectedError({ error }: Fault, creates: boolean): unknown {
  if (typeof error !== 'string') return error;
  if (creates) return { kind: 'unconfirmed', isListRead: false } satisfies ApiError;
  return { kind: 'contract', path: error === 'no JSON' ? 'JSON' : expect.stringMatching(/./u) };
}
