import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ASK_AGAIN_MS } from '@/domain/limits';
import { type AppStore, createAppStore } from '../store/store';
import { stopTime } from '../../../tests/jsdom/testTime';
import { api } from './api';
import type { ApiError } from './apiError';
import { answersAged, connectionDoubted, connectionFound, connectionLost } from './connectionSlice';
import { type AskedQuery, queriesAsOne, useAskAgain } from './useAskAgain';

const network: ApiError = { kind: 'network' };

beforeEach(stopTime);

interface Query {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching?: boolean;
  readonly startedTimeStamp?: number;
  readonly fulfilledTimeStamp?: number;
}

function ask(query: Query, store = createAppStore()) {
  const refetch = vi.fn<() => void>();
  const view = renderHook((props: Query) => useAskAgain({ isFetching: false, refetch, ...props }), {
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

describe('a view without a current answer of the service', () => {
  test.each([
    ['could not reach the service', { error: network }],
    ['waited in vain', { error: { kind: 'timeout' } }],
    ['met a service that is down', { error: { kind: 'http', status: 503, message: undefined } }],
    ['met a service that is busy', { error: { kind: 'http', status: 429, message: undefined } }],
    ['shows what was kept', { data: { keptAt: 1 } }],
  ])('a view that %s asks again after five seconds, not before (R-24.63)', (_name, query) => {
    const { refetch } = ask(query);
    vi.advanceTimersByTime(ASK_AGAIN_MS - 1);
    expect(refetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('a view asks a busy service again when that has asked for it (R-24.25)', () => {
    const busy: ApiError = { kind: 'http', status: 503, message: undefined, retryAfterMs: 60_000 };
    const { refetch } = ask({ error: busy });
    vi.advanceTimersByTime(59_999);
    expect(refetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(refetch).toHaveBeenCalledOnce();
  });

  test.each([
    ['has its answer', { data: [] }],
    ['was refused', { error: { kind: 'forbidden', status: 403, message: undefined } }],
    ['cannot be read', { error: { kind: 'contract', path: 'JSON' } }],
    ['is asking', { error: network, isFetching: true }],
  ])('a view that %s is not asked for again', (_name, query) => {
    const { refetch } = ask(query);
    vi.advanceTimersByTime(10 * ASK_AGAIN_MS);
    expect(refetch).not.toHaveBeenCalled();
  });

  test('a view is not asked for again once the user has left it or the answer has come', () => {
    const left = ask({ error: network });
    left.unmount();
    const answered = ask({ error: network });
    answered.rerender({ data: [] });
    vi.advanceTimersByTime(10 * ASK_AGAIN_MS);
    expect(left.refetch).not.toHaveBeenCalled();
    expect(answered.refetch).not.toHaveBeenCalled();
  });

  test('a hidden tab asks nothing, and asks once, immediately, when it is shown again', () => {
    const { refetch } = ask({ error: network });
    setHidden(true);
    vi.advanceTimersByTime(10 * ASK_AGAIN_MS);
    expect(refetch).not.toHaveBeenCalled();
    setHidden(false);
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('returning to the tab repeatedly does not make it ask more often', () => {
    const { refetch } = ask({ error: network });
    for (let turn = 0; turn < 5; turn += 1) {
      setHidden(true);
      setHidden(false);
      window.dispatchEvent(new Event('online'));
    }
    expect(refetch).not.toHaveBeenCalled();
  });

  test('while a deletion can be undone nothing is asked, because its row would come back', () => {
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

  test('a browser that reports no network may be wrong: the view asks more rarely, and at once when there is one (R-14.49)', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { refetch } = ask({ error: network });
    vi.advanceTimersByTime(6 * ASK_AGAIN_MS);
    expect(refetch).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(6 * ASK_AGAIN_MS);
    expect(refetch).toHaveBeenCalledTimes(2);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(refetch).toHaveBeenCalledTimes(3);
  });
});

describe('an answer from before the connection broke', () => {
  /** A view with a current answer, and a connection that breaks a second later. */
  function broken() {
    const view = ask({ data: [], fulfilledTimeStamp: Date.now() });
    vi.advanceTimersByTime(1000);
    act(() => void view.store.dispatch(connectionLost()));
    return view;
  }
  const found = async ({ store }: { store: AppStore }) =>
    act(async () => void store.dispatch(connectionFound()));

  test('an answer from before the connection broke shows its age and is fetched again when the service answers (R-14.6)', async () => {
    const answeredAt = Date.now();
    const view = broken();
    expect(view.result.current).toBeUndefined();
    act(() => void vi.advanceTimersByTime(10 * ASK_AGAIN_MS));
    expect(view.result.current).toBe(answeredAt);
    expect(view.refetch).not.toHaveBeenCalled();
    await found(view);
    expect(view.refetch).toHaveBeenCalledOnce();
    view.rerender({ data: [], fulfilledTimeStamp: Date.now() });
    expect(view.result.current).toBeUndefined();
  });

  test.each([
    ['the clock was set back meanwhile', { data: [], fulfilledTimeStamp: 0 }],
    [
      'it is refused',
      { data: [], fulfilledTimeStamp: 0, error: { kind: 'forbidden', status: 403, message: undefined } },
    ],
  ])('an answer from before the connection broke is fetched once, even if %s', async (_name, then) => {
    const view = broken();
    await found(view);
    view.rerender({ ...then, isFetching: true });
    view.rerender(then);
    vi.advanceTimersByTime(10 * ASK_AGAIN_MS);
    expect(view.refetch).toHaveBeenCalledOnce();
  });

  test('an answer that came after the connection broke is not fetched again, nor is any after a single call that broke off', async () => {
    const { store } = broken();
    await found({ store });
    const { refetch } = ask({ data: [], fulfilledTimeStamp: Date.now() + 1 }, store);
    act(() => void store.dispatch(connectionDoubted()));
    await found({ store });
    vi.advanceTimersByTime(10 * ASK_AGAIN_MS);
    expect(refetch).not.toHaveBeenCalled();
  });
});

test('an answer that was on its way when something changed is asked for again (R-14.41)', () => {
  const started = { data: [], startedTimeStamp: Date.now(), isFetching: true };
  const view = ask(started);
  vi.advanceTimersByTime(10);
  act(() => void view.store.dispatch(answersAged()));
  vi.advanceTimersByTime(10);
  view.rerender({ ...started, isFetching: false, fulfilledTimeStamp: Date.now() });
  vi.advanceTimersByTime(ASK_AGAIN_MS);
  expect(view.refetch).toHaveBeenCalledOnce();
});

test('a view below the component with the query asks again as it is opened, before that component has subscribed (R-14.41)', async () => {
  const calls = vi.fn<() => { data: string }>(() => ({ data: 'answer' }));
  const { useAnswerQuery } = api.injectEndpoints({
    endpoints: (build) => ({ answer: build.query<string, void>({ queryFn: calls }) }),
    overrideExisting: true,
  });
  const View = ({ query }: { readonly query: AskedQuery }) => {
    useAskAgain(query);
    return null;
  };
  const Screen = () => {
    const query = useAnswerQuery();
    return <View query={query} />;
  };
  const store = createAppStore();
  store.reducer.inject(api);
  store.addMiddleware(api.middleware);
  const open = () =>
    render(
      <Provider store={store}>
        <Screen />
      </Provider>,
    );
  const left = open();
  await act(async () => Promise.resolve());
  left.unmount();
  vi.advanceTimersByTime(1000);
  act(() => void store.dispatch(answersAged()));
  open();
  await act(async () => Promise.resolve());
  expect(calls).toHaveBeenCalledTimes(2);
});

test('several queries in one view are as old as the oldest, and all that have begun are asked for again (R-14.42)', () => {
  const refetch = vi.fn<(name: string) => void>();
  const query = (name: string, of: Partial<AskedQuery>): AskedQuery => ({
    isFetching: false,
    ...of,
    refetch: () => refetch(name),
  });
  const one = queriesAsOne(
    query('new', { data: { keptAt: 7 }, startedTimeStamp: 3, fulfilledTimeStamp: 9 }),
    query('old', { data: [], startedTimeStamp: 4, fulfilledTimeStamp: 5, error: network, isFetching: true }),
    query('left', { isUninitialized: true, data: { keptAt: 1 } }),
  );
  expect(one).toMatchObject({
    startedTimeStamp: 3,
    fulfilledTimeStamp: 5,
    keptAt: 7,
    error: network,
    isFetching: true,
  });
  one.refetch();
  expect(refetch.mock.calls).toEqual([['new'], ['old']]);
});
