import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryRouter } from 'react-router-dom';
import { startMissingChunkReload } from './missingChunks';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  sessionStorage.clear();
});

/** An old tab on /work whose chunk for /expenses cannot be loaded. */
function openTab({ hasUnsaved = false } = {}) {
  const router = createMemoryRouter(
    [
      { path: '/work', element: null },
      { path: '/expenses', lazy: async () => new Promise(() => {}) },
    ],
    { initialEntries: ['/work'] },
  );
  const loaded: string[] = [];
  stops.push(
    () => router.dispose(),
    startMissingChunkReload(
      router,
      () => hasUnsaved,
      (address) => loaded.push(address),
    ),
  );
  return { router, loaded };
}

const report = (chunk = 'a.js') => {
  const payload = new TypeError(`Failed to fetch dynamically imported module: ${chunk}`);
  return dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
};

test('when a chunk is gone after a deployment, the clicked address is loaded, with its query (R-1.46)', () => {
  const { router, loaded } = openTab();
  void router.navigate('/expenses?start=20');
  report();
  expect(loaded).toEqual(['/expenses?start=20']);
});

test('missing chunks of the page itself reload the page, once in half a minute', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { loaded } = openTab();
  report();
  report('b.js');
  expect(loaded).toEqual(['/work']);
  vi.advanceTimersByTime(30_000);
  report('b.js');
  expect(loaded).toEqual(['/work', '/work']);
});

test('a chunk that is still missing after a reload does not reload the page again and again', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { loaded } = openTab();
  report();
  vi.advanceTimersByTime(600_000);
  report();
  expect(loaded).toEqual(['/work']);
});

test('a chunk that is broken off because the user leaves the page takes nobody back (R-1.69)', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { loaded } = openTab();
  dispatchEvent(new Event('beforeunload'));
  report();
  expect(loaded).toEqual([]);
  // The user has stayed.
  vi.advanceTimersByTime(10_000);
  report();
  expect(loaded).toEqual(['/work']);
});

test('missing chunks never discard unsaved text (R-1.46)', () => {
  const { loaded } = openTab({ hasUnsaved: true });
  report();
  expect(loaded).toEqual([]);
});

test('a style sheet that did not come is asked for again when the network is back (R-1.76)', () => {
  openTab();
  const link = document.head.appendChild(document.createElement('link'));
  onTestFinished(() => document.querySelector('link[href="/part.css"]')?.remove());
  Object.assign(link, { rel: 'stylesheet', href: '/part.css' });
  Object.defineProperty(link, 'sheet', { value: null });
  dispatchEvent(new Event('online'));
  const asked = document.querySelectorAll('link[href="/part.css"]');
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toBe(link);
});
