import { afterEach, expect, test } from 'vitest';
import { createMemoryRouter } from 'react-router-dom';
import { startMissingChunkReload } from './missingChunks';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** An old tab on /work whose chunk for /expenses never comes. */
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
    startMissingChunkReload(
      router,
      () => hasUnsaved,
      (address) => loaded.push(address),
    ),
  );
  return { router, loaded };
}

const report = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

test('a chunk that is gone after a deployment: the address that was clicked is loaded, with its query', () => {
  const { router, loaded } = openTab();
  void router.navigate('/expenses?start=20');
  report();
  expect(loaded).toEqual(['/expenses?start=20']);
});

test('a chunk of the page itself loads the page again, once in half a minute', () => {
  const { loaded } = openTab();
  report();
  report();
  expect(loaded).toEqual(['/work']);
});

test('what is being typed is never taken away by it', () => {
  const { loaded } = openTab({ hasUnsaved: true });
  report();
  expect(loaded).toEqual([]);
});
