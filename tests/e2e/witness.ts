import type { BrowserContext, Page } from '@playwright/test';

/** Everything that went wrong around the pages of a test, whether or not a test looked at it. */
export interface Witness {
  /**
   * Announces trouble that belongs to the test, such as `/status of 500/`. It must come at least once. Matched
   * against lines like `console.error: Failed to load resource: … (http://…/api/workrecords)`.
   */
  expect(pattern: RegExp): void;
  /** Trouble that may come or not, depending on how fast the machine is. */
  allow(pattern: RegExp): void;
  /** What came unannounced. */
  surprises(): string[];
  /** What was announced and did not come. */
  missing(): string[];
}

/**
 * said after 2 s without a websocket, which a machine with too much to do spends elsewhere. That there is one
 * is seen by "who is connected" (`accounts.spec.ts`).
 */
const slowSocket = /^console\.error: Maximum number of attempts exceeded/u;

/** The app's own log line for a failed call. Tests announce the failed response instead. */
const failedCall = /^console\.warning: (?:PUT|POST|PATCH|DELETE) \/\S+: [\w-]+ \(/u;

export function watch(context: BrowserContext, origin: string): Witness {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const allowed = [slowSocket, failedCall];

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Playwright's own word on `serviceWorkers: 'block'`.
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
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The app cancels what nobody waits for any more, and a navigation cancels the rest.
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
