import type { BrowserContext, Page } from '@playwright/test';
import { violationsAddress } from './gateway';

/** Collects everything that went wrong around the pages of a test, even if the test does not check it. */
export interface Witness {
  /**
   * Announces trouble that belongs to the test, such as `/status of 500/`. It must occur at least once. The pattern is
   * matched against lines like `console.error: Failed to load resource: … (http://…/api/workrecords)`.
   */
  expect(pattern: RegExp): void;
  /** Allows trouble that may or may not occur, depending on the speed of the machine. */
  allow(pattern: RegExp): void;
  /** Trouble that was not announced. */
  surprises(): string[];
  /** Announced trouble that did not occur. */
  missing(): string[];
}

/**
 * said after 2 s without a websocket, which a machine with too much to do spends elsewhere. That there is one
 * is seen by "who is connected" (`accounts.spec.ts`).
 */
const slowSocket = /^console\.error: Maximum number of attempts exceeded/u;

/** The app's own log line for a failed call. Tests announce the failed response instead. */
const failedCall =
  /^console\.warning: (?:(?:PUT|POST|PATCH|DELETE|GET(?= \S+\/export:)) \/\S+|export|PDF of a time sheet): [\w-]+ \(/u;

/** What may be written to the console in any test. */
export const allowedAnywhere: readonly RegExp[] = [slowSocket, failedCall];

export function watch(context: BrowserContext, origin: string): Witness {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const allowed = [...allowedAnywhere];

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Playwright logs this because of `serviceWorkers: 'block'`.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    seen.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => {
    const error = event.error();
    seen.push(`page error: ${error.stack ?? error.message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/u.test(url.protocol) && url.origin !== origin)
      seen.push(`request to elsewhere: ${request.url()}`);
    if (url.pathname === violationsAddress) seen.push(`policy violated: ${request.postData() ?? ''}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The app cancels requests that it does not need any more, and a navigation cancels the others.
    if (reason !== 'net::ERR_ABORTED') seen.push(`request failed: ${request.url()} ${reason}`);
  });
  const watchSockets = (page: Page) => {
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== new URL(origin).host)
        seen.push(`websocket to elsewhere: ${socket.url()}`);
    });
  };
  context.pages().forEach(watchSockets);
  context.on('page', watchSockets);

  return {
    expect: (pattern) => expected.push(pattern),
    allow: (pattern) => allowed.push(pattern),
    surprises: () => seen.filter((line) => ![...expected, ...allowed].some((pattern) => pattern.test(line))),
    missing: () =>
      expected
        .filter((pattern) => !seen.some((line) => pattern.test(line)))
        .map((pattern) => `expected, did not come: ${String(pattern)}`),
  };
}
