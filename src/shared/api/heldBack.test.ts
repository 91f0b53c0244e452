import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { server } from '../../../tests/jsdom/testService';
import type { ApiError } from './apiError';
import { type HeldBackCall, HeldBackCalls } from './heldBack';

function held(error?: ApiError) {
  const events: string[] = [];
  const call: HeldBackCall = {
    id: 'one',
    call: { method: 'DELETE', url: '/workrecords/1' },
    run: async () => {
      events.push('run');
      return Promise.resolve(error);
    },
    takeBack: () => events.push('taken back'),
    onFailed: ({ kind }) => events.push(`failed: ${kind}`),
    onSettled: () => events.push('settled'),
  };
  return { call, calls: new HeldBackCalls(), events };
}

describe('a held-back call', () => {
  test('goes out when its time is up', async () => {
    vi.useFakeTimers();
    const { call, calls, events } = held();
    calls.hold(call, 5000);
    await vi.advanceTimersByTimeAsync(4999);
    expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['settled', 'run']);
    expect(calls.hasAny()).toBe(false);
  });

  test('undone, it is never sent', async () => {
    vi.useFakeTimers();
    const { call, calls, events } = held();
    calls.hold(call, 5000);
    calls.undo('one');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(events).toEqual(['settled', 'taken back']);
  });

  test('sent early, it is sent once', async () => {
    vi.useFakeTimers();
    const { call, calls, events } = held();
    calls.hold(call, 5000);
    await calls.sendAll();
    await vi.advanceTimersByTimeAsync(10_000);
    calls.undo('one');
    expect(events).toEqual(['settled', 'run']);
  });

  test('refused, what the screen showed is taken back', async () => {
    const { call, calls, events } = held({ kind: 'network' });
    calls.hold(call, 5000);
    await calls.sendAll();
    expect(events).toEqual(['settled', 'run', 'taken back', 'failed: network']);
  });

  test('at the end of the page it is handed to the browser with keepalive', async () => {
    const sent = new Promise<Request>((resolve) => {
      server.use(
        http.delete('*/api/workrecords/1', ({ request }) => {
          resolve(request);
          return HttpResponse.json({ affectedRows: 1 });
        }),
      );
    });
    const { call, calls, events } = held();
    calls.hold(call, 5000);
    calls.sendAllOnUnload('t-1');
    const request = await sent;
    expect(request.keepalive).toBe(true);
    expect(request.headers.get('Authorization')).toBe('Bearer t-1');
    expect(events).toEqual(['settled']);
  });

  test('section 7: without a token nothing is sent', () => {
    const { call, calls, events } = held();
    calls.hold(call, 5000);
    // The network of the tests fails on a call that nobody expects.
    calls.sendAllOnUnload();
    expect(events).toEqual(['settled']);
  });
});
