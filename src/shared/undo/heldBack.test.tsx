import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '../../../tests/jsdom/testService';
import { letTimePass, stopTime } from '../../../tests/jsdom/testTime';
import type { ApiError } from '../api/apiError';
import { Countdowns } from './countdowns';
import { type HeldBackCall, HeldBackCalls, alreadyTold } from './heldBack';

function held(error?: unknown) {
  const events: string[] = [];
  const countdowns = new Countdowns();
  const call: HeldBackCall = {
    id: 'one',
    call: { method: 'DELETE', url: '/workrecords/1' },
    run: async () => {
      events.push('run');
      return Promise.resolve(error);
    },
    takeBack: () => events.push('taken back'),
    onUndone: () => events.push('undone'),
    onFailed: ({ kind }: ApiError) => events.push(`failed: ${kind}`),
    onSettled: () => events.push('settled'),
  };
  return { call, countdowns, calls: new HeldBackCalls(countdowns), events };
}

describe('a held-back call', () => {
  test('a held-back call is sent when its time is up', async () => {
    stopTime();
    const { call, calls, events } = held();
    calls.hold(call, 5000);
    await letTimePass(4999);
    expect(events).toEqual([]);
    await letTimePass(1);
    expect(events).toEqual(['settled', 'run']);
    expect(calls.hasAny()).toBe(false);
  });

  test('the entry that a held-back call deletes is known until the answer has come (R-14.14)', async () => {
    const { call, calls } = held();
    let answer = (_error: undefined) => {};
    const run = async () => new Promise<unknown>((resolve) => (answer = resolve));
    calls.hold({ ...call, run }, 5000);
    calls.hold(
      {
        ...call,
        id: 'many',
        call: [
          { method: 'DELETE', url: '/workrecords/2' },
          { method: 'DELETE', url: '/workrecords/a%2Fb' },
          { method: 'DELETE', url: '/expenses/3' },
        ],
      },
      5000,
    );
    expect(calls.leaving('/workrecords')).toEqual(['1', '2', 'a/b']);
    const sent = calls.send('one');
    expect(calls.leaving('/workrecords')).toEqual(['2', 'a/b', '1']);
    calls.undo('many');
    expect(calls.leaving('/workrecords')).toEqual(['1']);
    answer(undefined);
    await sent;
    expect(calls.leaving('/workrecords')).toEqual([]);
  });

  test('a held-back call that is undone is never sent', async () => {
    stopTime();
    const { call, calls, events } = held();
    calls.hold(call, 5000);
    calls.undo('one');
    await letTimePass(10_000);
    expect(events).toEqual(['settled', 'taken back', 'undone']);
  });

  test('a held-back call that is sent early is sent only once', async () => {
    stopTime();
    const { call, calls, events } = held();
    calls.hold(call, 5000);
    await calls.sendAll();
    await letTimePass(10_000);
    calls.undo('one');
    expect(events).toEqual(['settled', 'run']);
  });

  test('when a held-back call is refused, the screen takes back what it showed', async () => {
    const { call, calls, events } = held({ kind: 'network' });
    calls.hold(call, 5000);
    await calls.sendAll();
    expect(events).toEqual(['settled', 'run', 'taken back', 'failed: network']);
  });

  test.each([
    ['returned', async () => Promise.resolve({ name: 'TypeError', message: 'is not a function' })],
    ['thrown', async () => Promise.reject(new TypeError('is not a function'))],
  ])('an error that is not from the service, %s, is a failure too', async (_how, run) => {
    const { call, calls, events } = held();
    calls.hold({ ...call, run }, 5000);
    await calls.sendAll();
    expect(events).toEqual(['settled', 'taken back', 'failed: contract']);
  });

  test('the time of a held-back call stops while the clock is held', async () => {
    stopTime();
    const { call, calls, countdowns, events } = held();
    calls.hold(call, 5000);
    await letTimePass(4000);
    countdowns.hold(true);
    await letTimePass(60_000);
    expect(events).toEqual([]);
    countdowns.hold(false);
    await letTimePass(999);
    expect(events).toEqual([]);
    await letTimePass(1);
    expect(events).toEqual(['settled', 'run']);
  });

  test('a held-back call too large for `keepalive` is not lost without asking', () => {
    stopTime();
    const { call, calls, events } = held();
    calls.hold({ ...call, call: undefined }, 5000);
    expect(calls.hasUnsendable()).toBe(true);
    calls.sendAllOnUnload('t-1');
    expect([calls.hasUnsendable(), events]).toEqual([false, ['settled']]);
  });

  test('a call that would be lost with the session is sent and waited for, even if it was already on its way', async () => {
    const { call, calls, events } = held();
    let answer: (error?: unknown) => void = () => undefined;
    const run = async () => new Promise<unknown>((resolve) => (answer = resolve));
    calls.hold({ ...call, call: undefined, run }, 5000);
    calls.hold({ ...call, id: 'two' }, 5000);
    void calls.send('one');
    expect(calls.hasUnsendable()).toBe(true);
    const end = calls.sendUnsendable();
    answer();
    expect(await end).toBe(true);
    expect([calls.hasUnsendable(), calls.has('two'), events]).toEqual([false, true, ['settled']]);
  });

  test('a failure that the user was already told of is not told twice', async () => {
    const { call, calls, events } = held(alreadyTold);
    calls.hold({ ...call, call: undefined }, 5000);
    expect(await calls.sendUnsendable()).toBe(false);
    expect(events).toEqual(['settled', 'run', 'taken back']);
  });

  test('at the end of the page a held-back call is handed to the browser with keepalive', async () => {
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

  test('without a token nothing is sent', () => {
    const { call, calls, events } = held();
    calls.hold(call, 5000);
    // The network of the tests fails on an unexpected call.
    calls.sendAllOnUnload(null);
    expect(events).toEqual(['settled']);
  });
});
