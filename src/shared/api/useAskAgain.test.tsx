import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAppStore } from '../store/store';
import { stopTime } from '../../../tests/jsdom/testTime';
import type { ApiError } from './apiError';
import { ASK_AGAIN_MS, useAskAgain } from './useAskAgain';

const network: ApiError = { kind: 'network' };

beforeEach(stopTime);

function ask(query: { data?: unknown; error?: unknown; isFetching?: boolean }) {
  const store = createAppStore();
  const refetch = vi.fn<() => void>();
  const view = renderHook((props: typeof query) => useAskAgain({ isFetching: false, refetch, ...props }), {
    initialProps: query,
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  return { refetch, store, ...view };
}

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a view without the service’s present answer', () => {
  test.each([
    ['could not reach the service', { error: network }],
    ['waited in vain', { error: { kind: 'timeout' } }],
    ['met a service that is down', { error: { kind: 'http', status: 503, message: undefined } }],
    ['shows what was kept', { data: { keptAt: 1 } }],
  ])('%s: it asks again after five seconds, not before', (_name, query) => {
    const { refetch } = ask(query);
    vi.advanceTimersByTime(ASK_AGAIN_MS - 1);
    expect(refetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(refetch).toHaveBeenCalledOnce();
  });

  test.each([
    ['has its answer', { data: [] }],
    ['was refused', { error: { kind: 'forbidden', status: 403, message: undefined } }],
    ['cannot be read', { error: { kind: 'contract', path: 'JSON' } }],
    ['is asking', { error: network, isFetching: true }],
  ])('one that %s asks nothing', (_name, query) => {
    const { refetch } = ask(query);
    vi.advanceTimersByTime(10 * ASK_AGAIN_MS);
    expect(refetch).not.toHaveBeenCalled();
  });

  test('leaving it ends the asking, and so does an answer', () => {
    const left = ask({ error: network });
    left.unmount();
    const answered = ask({ error: network });
    answered.rerender({ data: [] });
    vi.advanceTimersByTime(10 * ASK_AGAIN_MS);
    expect(left.refetch).not.toHaveBeenCalled();
    expect(answered.refetch).not.toHaveBeenCalled();
  });

  test('a hidden tab asks nothing; looked at again it asks once, at once', () => {
    const { refetch } = ask({ error: network });
    setHidden(true);
    vi.advanceTimersByTime(10 * ASK_AGAIN_MS);
    expect(refetch).not.toHaveBeenCalled();
    setHidden(false);
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('turning to the tab again and again does not ask more often', () => {
    const { refetch } = ask({ error: network });
    for (let turn = 0; turn < 5; turn += 1) {
      setHidden(true);
      setHidden(false);
      window.dispatchEvent(new Event('online'));
    }
    expect(refetch).not.toHaveBeenCalled();
  });

  test('while a deletion can be undone nothing is asked: its row would come back', () => {
    const { refetch, store } = ask({ data: { keptAt: 1 } });
    const nothing = () => undefined;
    const call = { method: 'DELETE', url: '/workrecords/1' } as const;
    const held = { id: '1', call, run: async () => Promise.resolve(undefined), takeBack: nothing };
    store.extra.heldBack.hold({ ...held, onFailed: nothing, onSettled: nothing }, 60_000);
    vi.advanceTimersByTime(2 * ASK_AGAIN_MS);
    expect(refetch).not.toHaveBeenCalled();
    store.extra.heldBack.undo('1');
    vi.advanceTimersByTime(ASK_AGAIN_MS);
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('without a network nobody is asked; back on it, at once', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { refetch } = ask({ error: network });
    vi.advanceTimersByTime(3 * ASK_AGAIN_MS);
    expect(refetch).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(refetch).toHaveBeenCalledOnce();
  });
});
