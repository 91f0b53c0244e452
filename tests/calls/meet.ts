import { http } from 'msw';
import { vi } from 'vitest';
import { type Fault, SILENCE } from './faults';
import { server } from './nodeSurroundings';

/** Longer than the app waits for any call, in milliseconds. */
const LONG = 10 * 60_000;

/**
 * Does something whose requests meet a fault.
 *
 * @param method of the requests that do; the service answers the others
 */
export async function meet<Outcome>(
  fault: Fault,
  send: () => Promise<Outcome>,
  method: 'all' | 'get' | 'post' = 'all',
): Promise<Outcome> {
  const isReached = new Promise<void>((resolve) => {
    server.use(
      http[method]('*/api/*', () => {
        resolve();
        return fault.answer();
      }),
    );
  });
  if (fault.name === SILENCE) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const sent = send();
    // What ends without a request is found by what is expected of it, and not by the test's time-out.
    await Promise.race([isReached, sent]);
    if (fault.name === SILENCE) await vi.advanceTimersByTimeAsync(LONG);
    return await sent;
  } finally {
    vi.useRealTimers();
    server.resetHandlers();
  }
}
