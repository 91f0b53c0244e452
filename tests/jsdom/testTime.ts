import axios from 'axios';
import { onTestFinished, vi } from 'vitest';
import { patience } from '../patience';
import { countTimers } from './leftBehind';
import { server } from './testService';

/**
 * The clocks and timers of the app. `setImmediate` and microtasks stay real, because React and IndexedDB's stand-in use
 * them.
 */
const faked = ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** How often the test's clock advances, in milliseconds; a timer of 0 ms takes one such step. */
const STEP_MS = 4;

/** The maximum by which one step advances the clock, in milliseconds, because steps are late on a busy machine. */
const MOST_AT_ONCE_MS = 20;

/**
 * How far the clock leaps while a test waits, in milliseconds: less than the shortest pause before the app retries a
 * call.
 */
const LEAP_MS = 2500;

/** How often a waiting test checks, in real milliseconds. */
const LOOK_MS = 10;

/**
 * After so many real milliseconds without an answer, a call is taken for one of an earlier test, which never gets one.
 */
const FORGOTTEN_MS = 3000;

/** Identifies the test that controls the clock, so that one that timed out cannot advance the clock of later tests. */
let owner: object | undefined;

/** When each unanswered call was sent, by its id. */
const underWay = new Map<string, number>();

function watchTraffic(): void {
  underWay.clear();
  const begin = ({ requestId }: { requestId: string }) =>
    void underWay.set(requestId, vi.getRealSystemTime());
  const end = ({ requestId }: { requestId: string }) => void underWay.delete(requestId);
  const { events } = server;
  events.on('request:start', begin);
  events.on('request:end', end);
  events.on('unhandledException', end);
  onTestFinished(() => {
    events.removeListener('request:start', begin);
    events.removeListener('request:end', end);
    events.removeListener('unhandledException', end);
  });
}

function isCallUnderWay(): boolean {
  const sinceWhen = vi.getRealSystemTime() - FORGOTTEN_MS;
  return [...underWay.values()].some((sent) => sent > sinceWhen);
}

/** The original functions, before any test replaces them. */
const { setInterval: every, clearInterval: stop, setTimeout: wait } = globalThis;

/** Lets React show what has changed. */
const turn = async () =>
  new Promise<void>((resolve) => {
    setImmediate(() => wait(resolve, 0));
  });

function letTimeRun(): void {
  let last = vi.getRealSystemTime();
  const timer = every(() => {
    const now = vi.getRealSystemTime();
    if (vi.isFakeTimers()) vi.advanceTimersByTime(Math.min(now - last, MOST_AT_ONCE_MS));
    last = now;
  }, STEP_MS);
  onTestFinished(() => stop(timer));
}

/**
 * Until the end of the test, the app's timers (retries, Undo, pauses in typing, renewal) use a clock of the test. It
 * runs by itself, so that everything works as usual, but almost stops while the machine is busy: even on a slow one a
 * notice stays until the test looks at it. `letTimePass` and `comesInTime` skip long waits. A file in which all tests
 * need this says `beforeEach(ownTime)`.
 */
export function ownTime(): void {
  stopTime();
  letTimeRun();
}

/**
 * The same with a clock that only `letTimePass` advances, for tests that check the millisecond at which something
 * happens. `findBy`, `waitFor` and `user` would wait for ever.
 */
export function stopTime(): void {
  // Earlier native timers can still be cleared.
  vi.useFakeTimers({ toFake: [...faked], now: Date.now(), shouldClearNativeTimers: true });
  countTimers();
  watchTraffic();
  owner = {};
  onTestFinished(() => {
    owner = undefined;
  });
}

/**
 * Advances the clock and lets React render the result. It does not use an asynchronous `act`: a test that times out
 * inside one leaves React waiting for its end, and later tests would never see anything rendered.
 */
export async function letTimePass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await turn();
}

/**
 * Advances the clock until `check` no longer throws, for results that need time, such as a retry. While a call is
 * unanswered the clock does not leap, because an answer of a few milliseconds would seem to take minutes.
 */
export async function comesInTime(check: () => unknown): Promise<void> {
  const mine = owner;
  const lookOrLeap = async () => {
    try {
      check();
    } catch (error) {
      if (owner === mine && !isCallUnderWay()) await letTimePass(LEAP_MS);
      throw error;
    }
  };
  await vi.waitFor(lookOrLeap, { ...patience, interval: LOOK_MS });
}

/**
 * Waits until the app has received all answers: a call that is sent after the others is answered. For tests in which an
 * answer changes nothing, so that there is nothing else to wait for.
 */
export async function allAnswered(): Promise<void> {
  await vi.waitFor(() => {
    if (isCallUnderWay()) throw new Error('calls are under way');
  }, patience);
  await axios.get('/meta.json');
  await turn();
}
