import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import { installBrowserStubs, resetBrowserStubs } from './jsdom/browserStubs';
import { installFrames } from './jsdom/frames';
import { checkNothingIsLeft } from './jsdom/leftBehind';
import { installQuickStyles } from './jsdom/quickStyles';
import { resetStorage } from './jsdom/resetStorage';
import { consoleProblems, watchConsole } from './jsdom/testConsole';
import { endTraffic, server, startNetwork } from './jsdom/testService';
import { patience } from './patience';
import { testNow } from './today';

/** Runs around every test of the `dom` project. */
installBrowserStubs();
installFrames();
installQuickStyles();
configure({
  asyncUtilTimeout: patience.timeout,
  // The message is the query without the page's markup, because `findBy` builds this error on each failed attempt.
  getElementError: (message) => new Error(message ?? 'element not found'),
});

beforeAll(startNetwork);
afterAll(async () => {
  // Parts that the app loads in the background: one that is cut off by the end of its file fails for all later files.
  await vi.dynamicImportSettled();
  server.close();
});

beforeEach(() => {
  // Announced before all others, it comes after them.
  onTestFinished(checkNothingIsLeft, 2 * patience.timeout);
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
  watchConsole();
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  const problems = await endTraffic();
  await resetStorage();
  resetBrowserStubs();
  history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('data-bs-theme');
  document.body.replaceChildren();
  document.title = '';
  problems.push(...consoleProblems());
  if (problems.length > 0) throw new Error(`the test passed, but:\n${problems.join('\n')}`);
});
