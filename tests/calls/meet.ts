import { http } from 'msw';
import { vi } from 'vitest';
import { type Fault, SILENCE } from './serviceFaults';
import { server } from './nodeSurroundings';

/** Longer than the app's time-out for any call, in milliseconds. */
const LONG = 10 * 60_000;

/**
 * Runs `send` while requests are answered with the fault.
 *
 * @param method only requests with this method meet the fault; the service answers the others
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
    // If `send` ends without a request, the test fails at once by its expectation and not by a time-out.
    await Promise.race([isReached, sent]);
    if (fault.name === SILENCE) await vi.advanceTimersByTimeAsync(LONG);
    return await sent;
  } finally {
    vi.useRealTimers();
    server.resetHandlers();
  }
}
